// Runs a command of src/cli or of an extension on any supported Node: bundled once in some tens of milliseconds,
// with packages left outside. Usage: node scripts/run.mjs <name> [arguments]
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [name, ...args] = process.argv.slice(2);
const isOwn = existsSync(path.join(root, `src/cli/${name}.ts`));
const { build } = await import('rolldown');

const file = path.join(root, 'node_modules/.cache/rslib-docs/cli', `${name}-${process.pid}.mjs`);
mkdirSync(path.dirname(file), { recursive: true });
await build({
  input: path.join(root, `src/cli/${isOwn ? name : 'of-extension'}.ts`),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  transform: { define: { __ENGINE_ROOT__: JSON.stringify(root) } },
  output: { file, format: 'esm', sourcemap: 'inline', codeSplitting: false },
  logLevel: 'warn',
});
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], file, ...(isOwn ? [] : [name]), ...args];
try {
  await import(pathToFileURL(file).href);
} finally {
  const { rmSync } = await import('node:fs');
  rmSync(file, { force: true });
}
