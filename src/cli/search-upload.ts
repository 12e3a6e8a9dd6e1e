import path from 'node:path';
import process from 'node:process';
import { collectRecords } from '../engine/output/search/collect-records.ts';
import { runUpload } from './search-upload/run-upload.ts';
import { command } from './command.ts';
import { siteExtensions } from './site-extensions.ts';

const HELP = `Fills the hosted search index. The key with write access is read from ALGOLIA_WRITE_KEY.

  --site DIR   folder with site.config.ts and docs/ (default: this project)
  --docs DIR   another docs folder
  --host URL   another host to write to; can be repeated
  --dry-run    only print what would be sent
`;

void command({
  help: HELP,
  options: {
    site: { type: 'string' },
    docs: { type: 'string' },
    host: { type: 'string', multiple: true },
    'dry-run': { type: 'boolean', default: false },
  },
  run: async (values, { engineRoot, cacheDir }) => {
    const siteDir = path.resolve(values.site ?? engineRoot);
    const docsDir = values.docs === undefined ? undefined : path.resolve(values.docs);
    await runUpload({
      collect: () =>
        collectRecords({
          siteDir,
          docsDir,
          cacheDir,
          extensions: siteExtensions(engineRoot),
          onStep: (step) => console.log(step),
        }),
      env: process.env,
      isDryRun: values['dry-run'],
      hosts: values.host?.map((host) => host.replace(/\/+$/, '')),
      print: (line) => console.log(line),
    });
  },
});
