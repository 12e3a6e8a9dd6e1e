import path from 'node:path';
import process from 'node:process';
import { formatProblems } from '../../model/problem.ts';
import { siteContract } from '../contract/check-contract.ts';
import { ensureExamplesInstalled } from '../examples/install.ts';
import { command } from './command.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Compares what pages say of options with the installed package: types, defaults, flags.

  --site DIR    folder with site.config.ts and docs/ (default: this project)
`;

void command({
  help: HELP,
  options: { site: { type: 'string' } },
  run: async (values) => {
    const examplesDir = path.join(__ENGINE_ROOT__, 'examples');
    await ensureExamplesInstalled(__ENGINE_ROOT__, examplesDir);
    const siteDir = path.resolve(values.site ?? __ENGINE_ROOT__);
    const { statements, problems } = await siteContract(siteDir, examplesDir);
    if (problems.length > 0) {
      console.error(formatProblems(problems));
      process.exitCode = 1;
    }
    console.log(`${statements} statements about options compared with the package.`);
  },
});
