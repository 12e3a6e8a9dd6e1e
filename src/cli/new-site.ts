import { command } from './command.ts';
import { createSite } from './new-site/create-site.ts';

const HELP = `Creates a site of your own, built with the engine of this one: npm run new-site DIR.
The folder may exist, but has to be empty. Afterwards it contains site.config.ts and docs/, which are yours to change.
`;

void command({
  help: HELP,
  options: {},
  takesPositionals: true,
  run: (_, { positionals, engineRoot }) => {
    console.log(createSite(positionals, engineRoot));
  },
});
