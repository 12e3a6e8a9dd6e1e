import path from 'node:path';
import { serveUntilSignal } from '../engine/serve/listen.ts';
import { createSiteServer } from '../engine/serve/server.ts';
import { readSiteManifest } from '../engine/output/hosts/site-manifest.ts';
import { command } from './command.ts';

const HELP = `Serves a built site. HOST and PORT set the address.

  --out DIR    folder the site was written to (default: dist)
`;

void command({
  help: HELP,
  options: { out: { type: 'string', default: 'dist' } },
  run: async ({ out }) => {
    const dir = path.resolve(out);
    const { base } = readSiteManifest(dir);
    await serveUntilSignal(createSiteServer({ dir }), base);
  },
});
