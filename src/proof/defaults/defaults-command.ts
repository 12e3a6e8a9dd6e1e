import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineCommand } from '../../engine/site/define-command.ts';
import { ensureExamplesInstalled } from '../examples/run/install.ts';
import { DEFAULTS_FILE } from './defaults-page.ts';
import { resolvedPage } from './resolve-defaults.ts';

const HELP = `Writes the tables with the defaults of Rspack, Rsbuild and Rslib, as the installed packages resolve them.
The option contract compares them again.
`;

export const DEFAULTS = defineCommand({
  help: HELP,
  options: {},
  run: async (_, { engineRoot, install }) => {
    const examplesDir = path.join(engineRoot, 'examples');
    await ensureExamplesInstalled(install, examplesDir);
    const file = path.join(engineRoot, 'docs', DEFAULTS_FILE);
    writeFileSync(file, resolvedPage(examplesDir));
    console.log(`wrote docs/${DEFAULTS_FILE}`);
  },
});
