import path from 'node:path';
import { rolldown } from 'rolldown';

/** Everything that runs in Node, by the name of its file in the package. */
const PROGRAMS = { main: 'src/package/program/main.ts', config: 'src/package/api/entry.ts' };

/**
 * Bundles what runs in Node as JavaScript, because no supported Node runs the TypeScript of a package. All files are in
 * the folder of the package, which they take for the folder of the engine.
 */
export async function bundlePrograms(engineRoot: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(
      Object.entries(PROGRAMS).map(([name, file]) => [name, path.join(engineRoot, file)]),
    ),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    transform: { define: { __ENGINE_ROOT__: 'import.meta.dirname' } },
    logLevel: 'silent',
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Comments are for people who read the source.
    comments: { legal: true, annotation: true, jsdoc: false },
    banner: ({ name }) => (name === 'main' ? '#!/usr/bin/env node' : ''),
  });
  await bundle.close();
}
