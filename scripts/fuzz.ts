// npm run test:fuzz [-- PART-OF-A-PATH …]: runs the property-based unit tests with many more generated values.
// FUZZ_RUNS is the factor (default 20). FUZZ_SEED reproduces a failure.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { endOnSignals, run } from './children.mjs';
import { root, tool } from './tool.mjs';

const TIME_LIMIT_MS = 1_800_000;

endOnSignals();
const asked = process.argv.slice(2);
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && asked.every((part) => file.includes(part)))
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("from 'fast-check'"));
if (files.length === 0) {
  console.error(`No property-based test has ${asked.join(' and ')} in its path.`);
  process.exit(1);
}
const FUZZ_RUNS = process.env.FUZZ_RUNS ?? '20';
const FUZZ_SEED = process.env.FUZZ_SEED ?? String(Math.trunc(Math.random() * 2 ** 31));
console.log(
  `${files.length} files, ${FUZZ_RUNS} times as many runs. To repeat: FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS} npm run test:fuzz`,
);
const [command, ...args] = tool('vitest', 'vitest', ['run', `--testTimeout=${TIME_LIMIT_MS}`, ...files]);
const { code } = await run(command, args, { cwd: root, env: { ...process.env, FUZZ_RUNS, FUZZ_SEED } });
process.exitCode = code;
