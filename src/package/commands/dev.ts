import path from 'node:path';
import { createDevServer } from '../../engine/dev/dev-server.ts';
import { serveUntilSignal } from '../../engine/serve/listen.ts';
import { defineCommand } from '../../engine/site/define-command.ts';
import type { AnyCommand } from '../../engine/site/define-command.ts';
import type { Extension } from '../../engine/site/extension.ts';
import { limitTime } from './number-options.ts';

const HELP = `Serves the site while you write. Pages are built when requested and updated on each change.
HOST and PORT set the address.

  --site DIR      folder with site.config.ts and docs/ (default: this project)
  --docs DIR      another docs folder
  --time-limit N  seconds that code of the site may take at once (default: 10)
  --all-places    list every place of a mistake instead of the first three
`;

/** @param extensionsOf the extensions that sites may name */
export function devCommand(
  extensionsOf: (engineRoot: string) => readonly Extension[] = () => [],
): AnyCommand {
  return defineCommand({
    help: HELP,
    options: {
      site: { type: 'string' },
      docs: { type: 'string' },
      'time-limit': { type: 'string' },
      'all-places': { type: 'boolean' },
    },
    run: async (values, { engineRoot, siteDir, cacheDir, report }) => {
      limitTime(values['time-limit']);
      const docsDir = values.docs === undefined ? undefined : path.resolve(values.docs);
      const dev = await createDevServer(engineRoot, {
        siteDir,
        docsDir,
        cacheDir,
        extensions: extensionsOf(engineRoot),
        // The bundle that is running was made after the process started.
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
}
