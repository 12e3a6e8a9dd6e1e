// Runs a TypeScript entry of src/cli on any supported Node: bundled once in some tens of milliseconds,
// with packages left outside. Usage: node scripts/run.mjs <name> [arguments]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [name, ...args] = process.argv.slice(2);
const { build } = await import('rolldown');

const file = path.join(root, 'node_modules/.cache/rslib-docs/cli', `${name}-${process.pid}.mjs`);
mkdirSync(path.dirname(file), { recursive: true });
await build({
  input: path.join(root, `src/cli/${name}.ts`),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  transform: { define: { __ENGINE_ROOT__: JSON.stringify(root) } },
  output: { file, format: 'esm', sourcemap: 'inline', codeSplitting: false },
  logLevel: 'warn',
});
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], file, ...args];
try {
  await import(pathToFileURL(file).href);
} finally {
  const { rmSync } = await import('node:fs');
  rmSync(file, { force: true });
}
