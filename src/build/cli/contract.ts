import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { formatProblems } from '../../model/problem.ts';
import { siteContract } from '../contract/check-contract.ts';
import { ensureExamplesInstalled } from '../examples/install.ts';
import { failWith } from './fail-with.ts';

declare const __ENGINE_ROOT__: string;

/** Compares what pages say of options with the installed package. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { site: { type: 'string' } } });
  const examplesDir = path.join(__ENGINE_ROOT__, 'examples');
  await ensureExamplesInstalled(__ENGINE_ROOT__, examplesDir);
  const siteDir = path.resolve(values.site ?? __ENGINE_ROOT__);
  const { statements, problems } = await siteContract(siteDir, examplesDir);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  }
  console.log(`${statements} statements about options compared with the package.`);
}

main().catch(failWith);
