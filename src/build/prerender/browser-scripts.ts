import path from 'node:path';
import { build } from 'rolldown';
import { hashedName } from '../hashed-name.ts';

export interface ClassicScript {
  code: string;
  /** For a file that is cached forever. */
  fileName: string;
}

/** Bundles a file of src/runtime as a classic script: a module would run only after the first paint. */
export async function classicScript(engineRoot: string, name: string): Promise<ClassicScript> {
  const { output } = await build({
    input: path.join(engineRoot, `src/runtime/${name}.ts`),
    platform: 'browser',
    write: false,
    output: { format: 'iife', minify: true },
    logLevel: 'silent',
  });
  const code = output[0].code.trim();
  return { code, fileName: hashedName(name, '.js', code) };
}
