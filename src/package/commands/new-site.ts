import { defineCommand } from '../../engine/site/define-command.ts';
import type { AnyCommand } from '../../engine/site/define-command.ts';
import { ENGINE_NAME } from '../../model/engine-name.ts';
import { createSite } from '../new-site/create-site.ts';
import type { InstalledEngine } from '../new-site/site-files.ts';

/** @param installed the engine as a package; undefined in a clone */
export function newSiteCommand(installed?: InstalledEngine): AnyCommand {
  return defineCommand({
    help: `Creates a site: ${installed ? `npx ${ENGINE_NAME}` : 'npm run'} new-site DIR.
The folder may exist, but has to be empty. Afterwards it contains site.config.ts and docs/, which are yours to change.

  --from DIR  folder of a Rspress project: copies its docs, writes what its configuration says, and lists the rest
`,
    options: { from: { type: 'string' } },
    takesPositionals: true,
    run: ({ from }, { positionals, engineRoot }) => {
      console.log(createSite(positionals, { root: engineRoot, installed }, from));
    },
  });
}
