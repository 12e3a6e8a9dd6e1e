// npm run search:quality [-- --records FILE] [-- --misses tune|seen|practice]: measures the quality of the embedded search, on this
// site or on the records of another one.
import path from 'node:path';
import process from 'node:process';
import { run } from './children.mjs';
import { engine, root } from './tool.mjs';

if (!process.argv.includes('--records')) {
  const records = path.join(root, 'node_modules/.cache/stillpage/search-records.json');
  const [command, ...args] = engine('search-records', ['--out', records]);
  const { code } = await run(command, args, { cwd: root });
  if (code !== 0) process.exit(code);
  process.argv.push('--records', records);
}
await import('../tests/search-quality/run.ts');
