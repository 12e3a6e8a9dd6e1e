import path from 'node:path';
import process from 'node:process';
import { formatProblems } from '../../model/problem.ts';
import { siteContract } from './check-contract.ts';
import { formatUnjudged } from './findings.ts';
import { ensureExamplesInstalled } from '../examples/run/install.ts';
import { defineCommand } from '../../engine/site/define-command.ts';

const HELP = `Compares what pages say about options, flags and the API with the installed Rslib and Rsbuild.
Reports what these declare and no page mentions.
Also lists, without counting them, the statements that only a person can check.

  --site DIR    folder with site.config.ts and docs/ (default: this project)
`;

export const CONTRACT = defineCommand({
  help: HELP,
  options: { site: { type: 'string' } },
  run: async (values, { engineRoot, install }) => {
    const examplesDir = path.join(engineRoot, 'examples');
    await ensureExamplesInstalled(install, examplesDir);
    const siteDir = path.resolve(values.site ?? engineRoot);
    const { compared, problems, unjudged } = await siteContract(siteDir, examplesDir);
    if (problems.length > 0) {
      console.error(formatProblems(problems));
      process.exitCode = 1;
    }
    if (unjudged.length > 0)
      console.log(`${unjudged.length} statements need a human reviewer:\n${formatUnjudged(unjudged)}\n`);
    console.log(`${compared} statements about options and flags compared with the package.`);
  },
});
