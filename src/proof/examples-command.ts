import path from 'node:path';
import process from 'node:process';
import { formatProblems, hasErrors, type Problem } from '../model/problem.ts';
import { describeShare, exceedsLimit, sumOfShares, UNTESTED_LIMIT } from './examples/read/block-share.ts';
import { siteContract } from './contract/check-contract.ts';
import { exampleInstalls } from './examples/example-installs.ts';
import { ensureExamplesInstalled } from './examples/run/install.ts';
import { describeDrift, type Drift, driftReport } from './examples/report/drift-report.ts';
import { misuseOf } from './examples/misuse.ts';
import { installRelease } from './examples/run/other-release.ts';
import { endCommandsOnSignals } from './examples/run/run-command.ts';
import { runPlaceOf } from './examples/run/run-place.ts';
import { type ExamplesOptions, type ExamplesReport, verifyExamples } from './examples/verify-examples.ts';
import { readVersions } from './examples/run/versions.ts';
import { writeAtomically } from './examples/run/write-atomically.ts';
import { verifyHovers } from './hovers/verify-hovers.ts';
import { EXAMPLES as EXAMPLES_FOLDER } from '../engine/content/examples-folder.ts';
import { defineCommand } from '../engine/site/define-command.ts';

const HELP = `Runs the examples of the pages and compares the outputs shown with the real ones. The types of the names
in their configurations, which pages show on hover, are recorded and compared too.

  (nothing)         run everything
  --check           run what changed since it was recorded
  --sample          also run a sample with every option, format and kind of block (what npm test does)
  --rotate          also run all that run Rslib alone, and of those with other tools what npm run test:record has not
                    confirmed, and a tenth of the rest, another one each day (what npm run test:all does)
  --confirm         also run all with other tools, and record in examples/confirmed.json which were as recorded (what
                    npm run test:record does)
  --update          write the real outputs into the pages and their recordings
  --rerun           with --update: also run what has not changed since it was recorded
  --with RELEASE    run everything with another release, such as @rslib/core@1.0.0, and report what is different
  --report FILE     also write the report of --with to a file, as Markdown
  --page PATTERN    only pages whose path contains this, such as config/lib/dts
  --site DIR        folder with docs/ and examples/ (default: this project)
  --install DIR     folder whose node_modules all examples use (default: examples/ of this project, and for versions the
                    folders in multiVersion.examples)
`;

export const EXAMPLES = defineCommand({
  help: HELP,
  options: {
    check: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    rotate: { type: 'boolean', default: false },
    confirm: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    rerun: { type: 'boolean', default: false },
    page: { type: 'string' },
    with: { type: 'string' },
    report: { type: 'string' },
    site: { type: 'string' },
    install: { type: 'string' },
  },
  run: async (values, { engineRoot, cacheDir, install }) => {
    const slip = misuseOf(values);
    if (slip !== undefined) {
      console.error(slip);
      process.exitCode = 1;
      return;
    }
    endCommandsOnSignals();
    const siteDir = path.resolve(values.site ?? engineRoot);
    const docsDir = path.join(siteDir, 'docs');
    const examplesDir = path.join(engineRoot, 'examples');
    const begun = performance.now();
    const shared = {
      siteDir,
      docsDir,
      cacheDir: path.join(cacheDir, 'examples'),
      page: values.page,
      rerun: values.rerun,
      print: (line: string) => console.log(line),
    };
    const { folderOf, installs } = await exampleInstalls({
      ...shared,
      usual: examplesDir,
      install: values.install && path.resolve(values.install),
      cacheDir,
    });
    if (values.with !== undefined) {
      console.log(`Installing ${values.with} next to the usual release`);
      const place = runPlaceOf(installRelease(examplesDir, values.with), '.run');
      // A version with examples of its own is about another release anyway.
      const options: ExamplesOptions = {
        ...shared,
        ...place,
        folderOf,
        only: EXAMPLES_FOLDER,
        mode: 'drift',
      };
      const report = await verifyExamples(options);
      const drift: Drift = {
        release: values.with,
        usual: readVersions(examplesDir),
        other: readVersions(place.installDir),
        examples: report.problems,
        options: (await siteContract(siteDir, place.installDir, values.page)).problems,
        types: verifyHovers(options, report.read).problems,
      };
      if (values.report !== undefined) writeAtomically(path.resolve(values.report), driftReport(drift));
      console.log(`\n${describeDrift(drift)}`);
      return;
    }
    const reports: ExamplesReport[] = [];
    const problems: Problem[] = [];
    for (const { examples, installDir: asked } of installs) {
      await ensureExamplesInstalled(install, asked, examples);
      if (installs.length > 1) console.log(`Running the pages of ${examples}/`);
      const mode = values.update ? 'update' : values.check ? 'check' : 'all';
      const options: ExamplesOptions = {
        ...shared,
        ...runPlaceOf(asked, '.run'),
        folderOf,
        only: examples,
        mode,
        ensurePackages: (folder) => ensureExamplesInstalled(install, path.join(siteDir, folder), folder),
        part: (['sample', 'rotate', 'confirm'] as const).find((name) => values[name]),
      };
      const report = await verifyExamples(options);
      // After an update, read the pages again.
      const hovers = verifyHovers(options, values.update ? undefined : report.read);
      reports.push(report);
      problems.push(...report.problems, ...hovers.problems);
      for (const file of [...report.updated, ...hovers.updated]) console.log(`wrote ${file}`);
    }
    if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${total(reports, 'ran')} projects run, ${total(reports, 'cached')} from the cache, ${total(reports, 'unchanged')} not run because they are as recorded, in ${seconds} s.`,
    );
    const share = sumOfShares(reports.map((one) => one.share));
    console.log(describeShare(share));
    const isOver = values.page === undefined && exceedsLimit(share);
    if (isOver)
      console.error(`More than ${UNTESTED_LIMIT * 100}% of the blocks are untested. Run some of them.`);
    if (isOver || hasErrors(problems)) process.exitCode = 1;
  },
});

function total(reports: readonly ExamplesReport[], count: 'ran' | 'cached' | 'unchanged'): number {
  return reports.reduce((sum, report) => sum + report[count], 0);
}
