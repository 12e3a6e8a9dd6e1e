import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { collectRecords } from '../search/collect-records.ts';
import { failWith } from './fail-with.ts';

declare const __ENGINE_ROOT__: string;

/** Writes what search knows of a site into a file: for the quality set and the comparisons in bench. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { site: { type: 'string' }, out: { type: 'string' } } });
  const siteDir = path.resolve(values.site ?? __ENGINE_ROOT__);
  const cacheDir = path.join(__ENGINE_ROOT__, 'node_modules/.cache/rslib-docs');
  const { records } = await collectRecords({ siteDir, cacheDir, onStep: (step) => console.log(step) });
  const file = path.resolve(values.out ?? 'search-records.json');
  writeFileSync(file, JSON.stringify(records));
  console.log(`Wrote ${records.length} records.`);
}

main().catch(failWith);
