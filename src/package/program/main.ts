// The command of the package. Each of its commands loads what it needs, so none waits for the others.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { AnyCommand } from '../../engine/site/define-command.ts';
import { ENGINE_NAME } from '../../model/engine-name.ts';
import { nearest } from '../../model/nearest.ts';
import { runCommand } from '../commands/run-command.ts';
import type { InstalledEngine } from '../new-site/site-files.ts';

declare const __ENGINE_ROOT__: string;

interface Listed {
  about: string;
  load: () => Promise<AnyCommand>;
}

const COMMANDS: Readonly<Record<string, Listed>> = {
  dev: {
    about: 'serve the site while you write',
    load: async () => (await import('../commands/dev.ts')).devCommand(),
  },
  build: {
    about: 'write the site into dist',
    load: async () => (await import('../commands/build.ts')).buildCommand(),
  },
  preview: {
    about: 'serve a built site',
    load: async () => (await import('../commands/preview.ts')).PREVIEW,
  },
  check: {
    about: 'check settings, pages and links',
    load: async () => (await import('../commands/check.ts')).CHECK,
  },
  'new-site': {
    about: 'create a site',
    load: async () => (await import('../commands/new-site.ts')).newSiteCommand(readInstalled()),
  },
};

/** The package of this program. */
function readInstalled(): InstalledEngine {
  const text = readFileSync(path.join(__ENGINE_ROOT__, 'package.json'), 'utf8');
  const { version, devDependencies } = JSON.parse(text) as {
    version: string;
    devDependencies: { typescript: string };
  };
  return { version, typescript: devDependencies.typescript };
}

const HELP = [
  `Usage: ${ENGINE_NAME} <command> [options]. Each command explains its options with --help.`,
  '',
  ...Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(10)}${about}`),
].join('\n');

const [name = '--help', ...args] = process.argv.slice(2);
const asked = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (asked) {
  // A written site is always for production, whatever the shell has set. React asks when it is loaded.
  if (name === 'build') process.env['NODE_ENV'] = 'production';
  process.setSourceMapsEnabled(true);
  const surroundings = {
    engineRoot: __ENGINE_ROOT__,
    siteDir: '.',
    install: () => Promise.resolve(),
  };
  void runCommand(await asked.load(), surroundings, args);
} else if (name === '--help' || name === '-h') console.log(HELP);
else {
  const meant = nearest(name, Object.keys(COMMANDS));
  console.error(
    `Unknown command "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}\n\n${HELP}`,
  );
  process.exitCode = 1;
}
