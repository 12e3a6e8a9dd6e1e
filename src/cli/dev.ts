import path from 'node:path';
import { createDevServer } from '../engine/dev/dev-server.ts';
import { serveUntilSignal } from '../engine/serve/listen.ts';
import { command } from './command.ts';
import { limitTime } from './build/number-options.ts';
import { siteExtensions } from './site-extensions.ts';

const HELP = `Serves the site while you write. Pages are built when requested and updated on each change.
HOST and PORT set the address.

  --site DIR      folder with site.config.ts and docs/ (default: this project)
  --docs DIR      another docs folder
  --time-limit N  seconds that code of the site may take at once (default: 10)
  --all-places    list every place of a mistake instead of the first three
`;

void command({
  help: HELP,
  options: {
    site: { type: 'string' },
    docs: { type: 'string' },
    'time-limit': { type: 'string' },
    'all-places': { type: 'boolean' },
  },
  run: async (values, { engineRoot, cacheDir, report }) => {
    limitTime(values['time-limit']);
    const siteDir = path.resolve(values.site ?? engineRoot);
    const docsDir = values.docs === undefined ? undefined : path.resolve(values.docs);
    const dev = await createDevServer(engineRoot, {
      siteDir,
      docsDir,
      cacheDir,
      extensions: siteExtensions(engineRoot),
      code: { engineRoot, readAt: performance.timeOrigin },
      report,
    });
    try {
      await serveUntilSignal(dev.server, dev.base);
    } finally {
      // If the port is taken, dev would otherwise keep running because it watches files.
      await dev.close();
    }
  },
});
