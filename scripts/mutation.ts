// npm run test:mutation [-- PART-OF-A-PATH …]: injects faults into the code and counts how many the unit tests catch.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { mutantsOf } from './mutation/mutants.ts';
import type { Mutant } from './mutation/mutants.ts';
import type { MutationAnswer, MutationJob } from './mutation/runner.ts';
import { root } from './tool.mjs';

interface Target {
  name: string;
  folder: string;
  files: RegExp;
  tests: string[];
}

/** The files that get faults, and the tests that have to catch them. */
const TARGETS: readonly Target[] = [
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
/** Tests, fixtures, and files of constants and types, which a test could only repeat. */
const DATA =
  /(?:\.test|\.fixture)\.ts$|\/(?:callouts|constants|components|page|search|sample-records|weights)\.ts$/;
const LEAST_KILLED = 0.85;
/** The runner's memory grows with every run, so its process is replaced after this many. */
const RUNS_IN_PROCESS = 150;

interface Runner {
  /** Resolves with whether all tests pass. A run that never ends or crashes its process counts as failed. */
  run: (job: MutationJob, limitMs: number) => Promise<MutationAnswer>;
  end: () => void;
}

function createRunner(): Runner {
  let child: ChildProcess | undefined;
  let runs = 0;

  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
    runs = 0;
  };
  const message = (own: ChildProcess, limitMs: number) =>
    new Promise<MutationAnswer | undefined>((resolve) => {
      const finish = (answer?: MutationAnswer) => {
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
    async run(job, limitMs) {
      if (runs++ >= RUNS_IN_PROCESS) end();
      if (!child) {
        child = fork(path.join(root, 'scripts/run.mjs'), ['scripts/mutation/runner.ts'], {
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        });
        await message(child, 120_000);
      }
      const answered = message(child, limitMs);
      child.send(job);
      const answer = await answered;
      if (!answer) end();
      return answer ?? { passes: false, failed: [`did not finish within ${Math.round(limitMs / 1000)} s`] };
    },
  };
}

/** Returns groups of tests in the order to run them: the file's own test first, which catches most faults, then all. */
function testsFor(file: string, tests: string[]): string[][] {
  const own = file.replace(/\.ts$/, '.test.ts');
  return readdirSync(path.dirname(path.join(root, file))).includes(path.basename(own))
    ? [[own], tests]
    : [tests];
}

async function tryFile(
  file: string,
  tests: string[],
  runner: Runner,
): Promise<{ killed: number; survivors: Mutant[] }> {
  const absolute = path.join(root, file);
  const code = readFileSync(absolute, 'utf8');
  const mutants = mutantsOf(code, file);
  if (mutants.length === 0) return { killed: 0, survivors: [] };
  const begun = performance.now();
  const { passes, failed } = await runner.run({ file: absolute, code, tests }, 300_000);
  if (!passes) throw new Error(`The tests of ${file} fail without an injected fault: ${failed.join('; ')}`);
  const broken = `throw new Error('Every test catches this.');`;
  if ((await runner.run({ file: absolute, code: broken, tests }, 300_000)).passes)
    throw new Error(
      `The tests of ${file} pass even if it only throws, so injected faults do not reach them.`,
    );
  const limitMs = 10_000 + 3 * (performance.now() - begun);

  const survivors: Mutant[] = [];
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
  return { killed: mutants.length - survivors.length, survivors };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const asked = process.argv.slice(2);
const runner = createRunner();
const lines: string[] = [];
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
    lines.push(`${share < LEAST_KILLED ? '✘' : '✔'} ${name}: ${killed} of ${all} caught, ${percent(share)}`);
    if (share < LEAST_KILLED) process.exitCode = 1;
  }
} finally {
  runner.end();
}
console.log(`\n${lines.join('\n')}`);
if (process.exitCode) console.log(`At least ${percent(LEAST_KILLED)} must be caught.`);
