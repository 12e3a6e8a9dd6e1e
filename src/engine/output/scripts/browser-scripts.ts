import path from 'node:path';
import { build } from 'rolldown';
import { hashedName } from '../../files/out-file.ts';

export interface ClassicScript {
  code: string;
  /** Has a content hash, so it is cached forever. */
  fileName: string;
}

/**
 * Bundles a file of src, such as `theme/before-paint`, as a classic script, because a module would run only after the first paint.
 * `constants` are names the file declares and the build replaces, each with a JSON value.
 */
export async function classicScript(
  engineRoot: string,
  file: string,
  constants: Record<string, unknown> = {},
): Promise<ClassicScript> {
  const { output } = await build({
    input: path.join(engineRoot, `src/${file}.ts`),
    platform: 'browser',
    write: false,
    transform: {
      define: Object.fromEntries(
        Object.entries(constants).map(([constant, value]) => [constant, JSON.stringify(value)]),
      ),
    },
    output: { format: 'iife', minify: true },
    logLevel: 'silent',
  });
  const code = output[0].code.trim();
  return { code, fileName: hashedName(path.basename(file), '.js', code) };
}
