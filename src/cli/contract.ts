import path from 'node:path';
import process from 'node:process';
import { formatProblems } from '../model/problem.ts';
import { siteContract } from '../proof/contract/check-contract.ts';
import { formatUnjudged } from '../proof/contract/findings.ts';
import { ensureExamplesInstalled } from '../proof/examples/run/install.ts';
import { command } from './command.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Compares what pages say about options with the installed Rslib and Rsbuild: names, types, defaults, flags.
Lists the statements that a program cannot judge; they are not counted.

  --site DIR    folder with site.config.ts and docs/ (default: this project)
`;

void command({
  help: HELP,
  options: { site: { type: 'string' } },
  run: async (values) => {
    const examplesDir = path.join(__ENGINE_ROOT__, 'examples');
    await ensureExamplesInstalled(__ENGINE_ROOT__, examplesDir);
    const siteDir = path.resolve(values.site ?? __ENGINE_ROOT__);
    const { compared, problems, unjudged } = await siteContract(siteDir, examplesDir);
    if (problems.length > 0) {
      console.error(formatProblems(problems));
      process.exitCode = 1;
    }
    if (unjudged.length > 0)
      console.log(`${unjudged.length} statements need a reader's eye:\n${formatUnjudged(unjudged)}\n`);
    console.log(`${compared} statements about options and flags compared with the package.`);
  },
});
