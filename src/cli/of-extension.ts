import process from 'node:process';
import { nearest } from '../model/nearest.ts';
import { PROOF_COMMANDS } from '../proof/commands.ts';
import { command } from './command.ts';

/** Runs a command of an extension. `scripts/run.mjs` comes here for every name that is not a file in this folder. */
const [name = '', ...args] = process.argv.slice(2);
const found = PROOF_COMMANDS[name];
if (found) void command(found, args);
else {
  const meant = nearest(name, Object.keys(PROOF_COMMANDS));
  console.error(
    `There is no command "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`} package.json lists all of them.`,
  );
  process.exitCode = 1;
}
