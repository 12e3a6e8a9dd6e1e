import path from 'node:path';
import process from 'node:process';
import type { Problem } from '../../model/problem.ts';
import { formatProblems } from '../../model/problem.ts';
import { ensureExamplesInstalled } from '../examples/run/install.ts';
import { removeFolder } from '../examples/run/remove-folder.ts';
import { endCommandsOnSignals } from '../examples/run/run-command.ts';
import { openRslibPool } from '../examples/run/rslib-pool.ts';
import { runPlaceOf, takeRunPlace } from '../examples/run/run-place.ts';
import { readVersions } from '../examples/run/versions.ts';
import type { Workplace } from './build-combination.ts';
import { checkBuilds, checkRecordings } from './check-explorers.ts';
import { combinationsOf, sampleOf } from './combinations.ts';
import { explorerIds, readDefinition } from './definition.ts';
import { readProject } from './explorer-project.ts';
import { recordExplorer } from './record-explorer.ts';
import { writeRecording } from './explorer-recording.ts';
import { defineCommand } from '../../engine/site/define-command.ts';

const HELP = `Builds every combination of the output explorers and records the outputs.

  (nothing)     record all of them
  ID …          record these, for example: format dts
  --check       build every combination and compare it with its recording
  --sample      with --check: only few combinations, which together have every value of every choice
  --site DIR    folder with explorers/ (default: this project)
`;

export const EXPLORERS = defineCommand({
  help: HELP,
  options: {
    check: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
  takesPositionals: true,
  run: async (values, { positionals, engineRoot, install }) => {
    endCommandsOnSignals();
    const siteDir = path.resolve(values.site ?? engineRoot);
    const asked = path.join(engineRoot, 'examples');
    await ensureExamplesInstalled(install, asked);
    const workplace = runPlaceOf(asked, '.run-explorer');
    const leave = takeRunPlace({ ...workplace, timeoutMs: 0 });
    try {
      if (values.check) await check(siteDir, workplace, values.sample);
      else await record(siteDir, positionals, workplace);
    } finally {
      leave();
      removeFolder(workplace.runDir);
    }
  },
});

async function check(siteDir: string, workplace: Workplace, isSample: boolean): Promise<void> {
  const problems: Problem[] = checkRecordings(siteDir, readVersions(workplace.installDir));
  if (problems.length === 0) {
    const pool = openRslibPool(workplace.installDir, workplace.runDir);
    const print = (line: string) => console.log(line);
    const choose = isSample ? sampleOf : combinationsOf;
    const found = checkBuilds(siteDir, { ...workplace, pool }, print, choose);
    problems.push(...(await found.finally(() => pool?.end())));
  }
  if (problems.length > 0) {
    console.error(`\n${formatProblems(problems)}`);
    process.exitCode = 1;
  } else console.log(`${explorerIds(siteDir).length} explorers match their recordings.`);
}

async function record(siteDir: string, asked: readonly string[], workplace: Workplace): Promise<void> {
  const begun = performance.now();
  const known = explorerIds(siteDir);
  const unknown = asked.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    console.error(`There is no explorer "${unknown}". Use one of ${known.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const versions = readVersions(workplace.installDir);
  for (const id of asked.length > 0 ? asked : known) {
    const recording = await recordExplorer(
      readDefinition(siteDir, id),
      readProject(siteDir, id),
      workplace,
      versions,
      (line) => console.log(line),
    );
    writeRecording(siteDir, id, recording);
    const results = Object.values(recording.results);
    const failed = results.filter((result) => 'error' in result).length;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `  ${Object.keys(recording.contents).length} different files, ${failed} combinations fail; ${seconds} s so far`,
    );
  }
}
