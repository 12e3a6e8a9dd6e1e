// Runs TypeScript on any supported Node, by bundling it first, with packages external. That takes tens of milliseconds.
// Usage: node scripts/run.mjs <command of src/cli or of an extension, or path of a .ts file> [arguments]
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [name = '', ...args] = process.argv.slice(2);
const isFile = name.endsWith('.ts');
const isOwn = isFile || existsSync(path.join(root, `src/cli/${name}.ts`));
const input = isFile ? name : `src/cli/${isOwn ? name : 'of-extension'}.ts`;
const { build } = await import('rolldown');

/** Keeps .mjs scripts external: they find files relative to `import.meta.url`, which must not change. */
const plainScripts = {
  name: 'plain-scripts',
  /** @param {string} source @param {string} [importer] */
  resolveId(source, importer) {
    if (importer === undefined || !/^\..*\.mjs$/.test(source)) return undefined;
    return { id: pathToFileURL(path.resolve(path.dirname(importer), source)).href, external: true };
  },
};

const file = path.join(
  root,
  'node_modules/.cache/stillpage/cli',
  `${path.basename(input, '.ts')}-${process.pid}.mjs`,
);
mkdirSync(path.dirname(file), { recursive: true });
await build({
  input: path.join(root, input),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  transform: { define: { __ENGINE_ROOT__: JSON.stringify(root) } },
  plugins: [plainScripts],
  output: { file, format: 'esm', sourcemap: 'inline', codeSplitting: false },
  logLevel: 'warn',
});
process.setSourceMapsEnabled(true);
process.argv = [process.execPath, file, ...(isOwn ? [] : [name]), ...args];
try {
  await import(pathToFileURL(file).href);
} finally {
  rmSync(file, { force: true });
}
