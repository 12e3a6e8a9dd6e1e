// npm run search:quality [-- --records FILE] [-- --misses tune|report]: how good the embedded search is, on this site or on
// records of another one.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { run } from './children.mjs';
import { engine } from './tool.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const file = path.join(root, 'node_modules/.cache/rslib-docs/cli', `search-quality-${process.pid}.mjs`);
mkdirSync(path.dirname(file), { recursive: true });
await build({
  input: path.join(root, 'tests/search-quality/run.ts'),
  platform: 'node',
  output: { file, format: 'esm', codeSplitting: false },
  logLevel: 'warn',
});
if (!process.argv.includes('--records')) {
  const records = path.join(root, 'node_modules/.cache/rslib-docs/search-records.json');
  const [command, ...args] = engine('search-records', ['--out', records]);
  const { code } = await run(command, args, { cwd: root });
  if (code !== 0) process.exit(code);
  process.argv.push('--records', records);
}
try {
  await import(pathToFileURL(file).href);
} finally {
  rmSync(file, { force: true });
}
