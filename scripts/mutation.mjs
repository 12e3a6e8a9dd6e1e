// npm run test:mutation [-- PART-OF-A-PATH …]: how many of the faults put into the code the tests beside it notice.
import { fork } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { mutantsOf } from './mutation/mutants.mjs';
import { root } from './tool.mjs';

/** Which files are changed, which tests have to notice, and the least share of faults they must. */
const TARGETS = [
  { name: 'model', folder: 'src/model', files: /\.ts$/, tests: ['src/model/'] },
  { name: 'search engine', folder: 'src/search/engine', files: /\.ts$/, tests: ['src/search/engine/'] },
  {
    name: 'stored searches',
    folder: 'src/search/dialog',
    files: /^stored-searches\.ts$/,
    tests: ['src/search/dialog/stored-searches.test.ts'],
  },
  {
    name: 'static runs',
    folder: 'src/engine/page',
    files: /^static-runs\.ts$/,
    tests: ['src/engine/page/static-runs.test.ts'],
  },
];
/** Tables of values and types: there is nothing in them that a test could not only repeat. */
const DATA = /(?:\.test|\.fixture)\.ts$|\/(?:constants|components|page|search|sample-records|weights)\.ts$/;
const LEAST_KILLED = 0.85;
/** After so many a fresh process: the runner keeps a little of every run. */
const RUNS_IN_PROCESS = 150;

/** @returns {{ run: (job: object, limitMs: number) => Promise<{ passes: boolean, failed: string[] }>, end: () => void }} */
function createRunner() {
  let child;
  let runs = 0;

  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
    runs = 0;
  };
  const message = (limitMs) =>
    new Promise((resolve) => {
      const own = child;
      const finish = (answer) => {
        clearTimeout(timer);
        own.removeAllListeners();
        resolve(answer);
      };
      const timer = setTimeout(finish, limitMs);
      own.once('message', finish);
      own.once('exit', () => finish());
    });

  return {
    end,
    /** Whether all tests pass. A run without an end, or one that takes its process with it, does not. */
    async run(job, limitMs) {
      if (runs++ >= RUNS_IN_PROCESS) end();
      if (!child) {
        child = fork(path.join(root, 'scripts/mutation/runner.mjs'), {
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        });
        await message(120_000);
      }
      const answered = message(limitMs);
      child.send(job);
      const answer = await answered;
      if (!answer) end();
      return answer ?? { passes: false, failed: [`no end within ${Math.round(limitMs / 1000)} s`] };
    },
  };
}

/** The file's own test alone finds most; only what it misses is shown to the others. */
function testsFor(file, tests) {
  const own = file.replace(/\.ts$/, '.test.ts');
  return readdirSync(path.dirname(path.join(root, file))).includes(path.basename(own))
    ? [[own], tests]
    : [tests];
}

async function tryFile(file, tests, runner) {
  const absolute = path.join(root, file);
  const code = readFileSync(absolute, 'utf8');
  const mutants = mutantsOf(code, file);
  if (mutants.length === 0) return { file, killed: 0, survivors: [] };
  const begun = performance.now();
  const { passes, failed } = await runner.run({ file: absolute, code, tests }, 300_000);
  if (!passes) throw new Error(`The tests of ${file} fail without any fault put in: ${failed.join('; ')}`);
  const limitMs = 10_000 + 3 * (performance.now() - begun);

  const survivors = [];
  for (const mutant of mutants) {
    const changed = code.slice(0, mutant.start) + mutant.replacement + code.slice(mutant.end);
    let survives = true;
    for (const some of testsFor(file, tests)) {
      survives &&= (await runner.run({ file: absolute, code: changed, tests: some }, limitMs)).passes;
    }
    if (!survives) continue;
    survivors.push(mutant);
    console.log(`  survived ${file}:${mutant.line}  ${mutant.what}`);
  }
  return { file, killed: mutants.length - survivors.length, survivors };
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;
const asked = process.argv.slice(2);
const runner = createRunner();
const lines = [];
try {
  for (const { name, folder, files, tests } of TARGETS) {
    const chosen = readdirSync(path.join(root, folder))
      .map((entry) => `${folder}/${entry}`)
      .filter((file) => files.test(path.basename(file)) && !DATA.test(file))
      .filter((file) => asked.length === 0 || asked.some((part) => file.includes(part)));
    let killed = 0;
    let all = 0;
    for (const file of chosen) {
      const result = await tryFile(file, tests, runner);
      const count = result.killed + result.survivors.length;
      if (count === 0) continue;
      killed += result.killed;
      all += count;
      console.log(`${file}: ${result.killed} of ${count}`);
    }
    if (all === 0) continue;
    const share = killed / all;
    lines.push(`${share < LEAST_KILLED ? '✘' : '✔'} ${name}: ${killed} of ${all} noticed, ${percent(share)}`);
    if (share < LEAST_KILLED) process.exitCode = 1;
  }
} finally {
  runner.end();
}
console.log(`\n${lines.join('\n')}`);
if (process.exitCode) console.log(`At least ${percent(LEAST_KILLED)} have to be noticed.`);
