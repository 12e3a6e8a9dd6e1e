import path from 'node:path';
import process from 'node:process';
import { formatProblems } from '../model/problem.ts';
import { type BlockShare, describeShare, UNTESTED_LIMIT } from './examples/read/block-share.ts';
import { siteContract } from './contract/check-contract.ts';
import { ensureExamplesInstalled } from './examples/run/install.ts';
import { describeDrift, type Drift, driftReport } from './examples/report/drift-report.ts';
import { misuseOf } from './examples/misuse.ts';
import { installRelease } from './examples/run/other-release.ts';
import { endCommandsOnSignals } from './examples/run/run-command.ts';
import { runPlaceOf } from './examples/run/run-place.ts';
import { type ExamplesOptions, verifyExamples } from './examples/verify-examples.ts';
import { readVersions } from './examples/run/versions.ts';
import { writeAtomically } from './examples/run/write-atomically.ts';
import { verifyHovers } from './hovers/verify-hovers.ts';
import { defineCommand } from '../engine/site/define-command.ts';

const HELP = `Runs the examples of the pages and compares the outputs shown with the real ones. The types of the names
in their configurations, which pages show on hover, are recorded and compared too.

  (nothing)         run everything (what npm test does)
  --check           run what changed since it was recorded
  --update          write the real outputs into the pages and their recordings
  --rerun           with --update: also run what has not changed since it was recorded
  --with RELEASE    run everything with another release, such as @rslib/core@1.0.0, and report what is different
  --report FILE     also write the report of --with to a file, as Markdown
  --page PATTERN    only pages whose path contains this, such as config/lib/dts
  --site DIR        folder with docs/ and examples/ (default: this project)
  --install DIR     folder whose node_modules the examples use (default: examples/ of this project)
`;

export const EXAMPLES = defineCommand({
  help: HELP,
  options: {
    check: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    rerun: { type: 'boolean', default: false },
    page: { type: 'string' },
    with: { type: 'string' },
    report: { type: 'string' },
    site: { type: 'string' },
    install: { type: 'string' },
  },
  run: async (values, { engineRoot, cacheDir }) => {
    const slip = misuseOf(values);
    if (slip !== undefined) {
      console.error(slip);
      process.exitCode = 1;
      return;
    }
    endCommandsOnSignals();
    const siteDir = path.resolve(values.site ?? engineRoot);
    const examplesDir = path.join(engineRoot, 'examples');
    if (values.with !== undefined) console.log(`Installing ${values.with} next to the usual release`);
    const asked =
      values.with === undefined
        ? path.resolve(values.install ?? examplesDir)
        : installRelease(examplesDir, values.with);
    if (values.with === undefined) await ensureExamplesInstalled(engineRoot, asked);
    const { installDir, runDir } = runPlaceOf(asked, '.run');
    const begun = performance.now();
    const options: ExamplesOptions = {
      siteDir,
      docsDir: path.join(siteDir, 'docs'),
      installDir,
      runDir,
      cacheDir: path.join(cacheDir, 'examples'),
      mode: values.with === undefined ? (values.update ? 'update' : values.check ? 'check' : 'all') : 'drift',
      page: values.page,
      rerun: values.rerun,
      print: (line) => console.log(line),
    };
    const report = await verifyExamples(options);
    if (values.with !== undefined) {
      const drift: Drift = {
        release: values.with,
        usual: readVersions(examplesDir),
        other: readVersions(installDir),
        examples: report.problems,
        options: (await siteContract(siteDir, installDir, values.page)).problems,
        types: verifyHovers(options, report.read).problems,
      };
      if (values.report !== undefined) writeAtomically(path.resolve(values.report), driftReport(drift));
      console.log(`\n${describeDrift(drift)}`);
      return;
    }
    // After an update, read the pages again.
    const hovers = verifyHovers(options, values.update ? undefined : report.read);
    const problems = [...report.problems, ...hovers.problems];
    for (const file of [...report.updated, ...hovers.updated]) console.log(`wrote ${file}`);
    if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${report.ran} projects run, ${report.cached} from the cache, ${report.unchanged} unchanged, in ${seconds} s.`,
    );
    console.log(describeShare(report.share));
    const isOver = values.page === undefined && exceedsLimit(report.share);
    if (isOver)
      console.error(`More than ${UNTESTED_LIMIT * 100}% of the blocks are untested. Run some of them.`);
    if (isOver || problems.some(({ level }) => level === 'error')) process.exitCode = 1;
  },
});

function exceedsLimit({ run, checked, untested }: BlockShare): boolean {
  return untested > (run + checked + untested) * UNTESTED_LIMIT;
}
