// esbuild in a worker, which answers the same messages as that of the lab.
import { build, initialize } from 'esbuild-wasm/esm/browser.js';

await initialize({ wasmURL: './esbuild.wasm', worker: false });
postMessage({ type: 'ready' });

/** TypeScript lets imports name the file that will be written, or omit the ending. */
const PLACES = [(path) => path.replace(/\.js$/, '.ts'), (path) => `${path}.ts`];

const inMemory = (files) => ({
  name: 'in-memory',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path, importer }) => {
      const { pathname } = new URL(path, `file:///${importer}`);
      const found = PLACES.map((place) => place(pathname.slice(1))).find((name) => name in files);
      if (found === undefined) throw new Error(`${importer} imports ${path}, which does not exist.`);
      return { path: found, namespace: 'memory' };
    });
    onLoad({ filter: /.*/, namespace: 'memory' }, ({ path }) => ({ contents: files[path], loader: 'ts' }));
  },
});

addEventListener('message', ({ data: { type, files } }) => {
  if (type === 'build') void answer(files);
});

async function answer(files) {
  const { outputFiles } = await build({
    entryPoints: ['src/index.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [inMemory(files)],
  });
  postMessage({ type: 'built', output: outputFiles.map(({ text }) => text).join('\n') });
}
