import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { collectRecords } from '../engine/output/search/collect-records.ts';
import { command } from './command.ts';
import { recordsFile } from './search-records/records-file.ts';
import { siteExtensions } from './site-extensions.ts';

const HELP = `Writes the search records of a site to a file, for the quality set and the comparisons in bench.

  --site DIR    folder with site.config.ts and docs/ (default: this project)
  --out FILE    new file to write, or one with records to replace (default: search-records.json)
`;

void command({
  help: HELP,
  options: { site: { type: 'string' }, out: { type: 'string' } },
  run: async (values, { engineRoot, cacheDir }) => {
    const siteDir = path.resolve(values.site ?? engineRoot);
    const file = recordsFile(values.out ?? 'search-records.json');
    const { records } = await collectRecords({
      siteDir,
      cacheDir,
      // The bundle that is running was made after the process started.
      code: { engineRoot, readAt: performance.timeOrigin },
      extensions: siteExtensions(engineRoot),
      onStep: (step) => console.log(step),
    });
    writeFileSync(file, JSON.stringify(records));
    console.log(`Wrote ${records.length} records.`);
  },
});
