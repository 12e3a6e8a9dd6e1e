import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { contentHash } from '../src/proof/examples/run/content-hash.ts';
import { removeFolder } from '../src/proof/examples/run/remove-folder.ts';
import { openRslibPool } from '../src/proof/examples/run/rslib-pool.ts';
import { endCommandsOnSignals } from '../src/proof/examples/run/run-command.ts';
import { runPlaceOf } from '../src/proof/examples/run/run-place.ts';
import { queryOf } from '../src/starter/model/address.ts';
import type { Answers } from '../src/starter/model/answers.ts';
import { textOf } from '../src/starter/model/lines.ts';
import type { StarterFile } from '../src/starter/model/lines.ts';
import { projectFor } from '../src/starter/write/project.ts';
import { coveringSample, everyAnswer } from './starter/cover.ts';
import { putOnDisk } from './starter/project-on-disk.ts';
import { tryProject } from './starter/try-project.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Builds projects of the starter, loads them as their users would, and examines them.
Without options, few projects that together have every pair of answers.

  --answers    fewer, which together have every answer
  --triples    every triple of answers, and run the tests of the projects
  --save       with --triples: write bench/starter/checked.json
  --only TEXT  only projects whose address contains this
`;

/** What was built, for the page that says how this site is checked. */
interface Checked {
  combinations: number;
  possible: number;
  pairs: number;
  triples: number;
  /** Digest of every file of the projects that were built for the triples. */
  built: string;
}

const FILE = path.join(__ENGINE_ROOT__, 'bench/starter/checked.json');
const PARALLEL = 2;

const { values } = parseArgs({
  options: {
    answers: { type: 'boolean', default: false },
    triples: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else await checkStarter();

async function checkStarter(): Promise<void> {
  endCommandsOnSignals();
  const { devDependencies: versions } = JSON.parse(
    readFileSync(path.join(__ENGINE_ROOT__, 'examples/package.json'), 'utf8'),
  );
  const all = everyAnswer();
  const projects = new Map<Answers, StarterFile[]>();
  for (const answers of all) {
    const project = projectFor(answers, versions);
    if ('files' in project) projects.set(answers, project.files);
  }
  const possible = [...projects.keys()];
  const pairs = coveringSample(possible, 2);
  const triples = coveringSample(possible, 3);
  const some = values.triples ? triples : values.answers ? coveringSample(possible, 1) : pairs;
  const chosen = some.filter((answers) => queryOf(answers).includes(values.only));
  const failed = await tryAll(chosen, projects);
  console.log(`${chosen.length - failed} of ${chosen.length} projects work.`);
  const checked: Checked = {
    combinations: all.length,
    possible: new Set([...projects.values()].map(digestOf)).size,
    pairs: pairs.length,
    triples: triples.length,
    built: contentHash(...triples.map((answers) => digestOf(projects.get(answers) ?? []))),
  };
  if (failed > 0) process.exitCode = 1;
  else if (values.save && values.triples) {
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, jsonOf(checked));
  } else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== jsonOf(checked)) {
    console.error(
      'The projects have changed since every triple of answers was built. Run: npm run test:record',
    );
    process.exitCode = 1;
  }
}

function jsonOf(checked: Checked): string {
  return `${JSON.stringify(checked, null, 2)}\n`;
}

function digestOf(files: readonly StarterFile[]): string {
  return contentHash(...files.flatMap((file) => [file.path, textOf(file)]));
}

/** Tries projects side by side, and prints what went wrong. Returns how many failed. */
async function tryAll(
  chosen: readonly Answers[],
  projects: ReadonlyMap<Answers, StarterFile[]>,
): Promise<number> {
  const { installDir } = runPlaceOf(path.join(__ENGINE_ROOT__, 'examples'), '.run-starter');
  const runDir = mkdtempSync(path.join(os.tmpdir(), 'starter-'));
  const pool = openRslibPool(installDir, runDir);
  if (!pool) throw new Error('The examples are not installed. Run: npm ci --prefix examples');
  const queue = [...chosen.entries()];
  let failed = 0;
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, answers] = next;
      const root = path.join(runDir, String(index));
      mkdirSync(root);
      const project = putOnDisk(projects.get(answers) ?? [], answers, { root, installDir });
      const start = performance.now();
      const problems = await tryProject({ answers, project, pool, installDir, withTests: values.triples });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(
        `${problems.length === 0 ? 'works' : 'FAILS'}  ${seconds} s  ${queryOf(answers) || '(no answer)'}`,
      );
      for (const problem of problems) console.log(problem.replaceAll(/^/gm, '       '));
      if (problems.length > 0) failed++;
      removeFolder(root);
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL }, worker));
  } finally {
    pool.end();
    removeFolder(runDir);
  }
  return failed;
}
