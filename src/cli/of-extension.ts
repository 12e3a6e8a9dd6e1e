import process from 'node:process';
import { DESK_COMMANDS } from '../desk/command/commands.ts';
import { DOCTOR_COMMANDS } from '../doctor/command/commands.ts';
import { nearest } from '../model/nearest.ts';
import { LAB_COMMANDS } from '../lab/build/commands.ts';
import { PROOF_COMMANDS } from '../proof/commands.ts';
import { command } from './command.ts';

/** Runs a command of an extension. `scripts/run.mjs` comes here for every name that is not a file in this folder. */
const [name = '', ...args] = process.argv.slice(2);
const commands = { ...PROOF_COMMANDS, ...LAB_COMMANDS, ...DOCTOR_COMMANDS, ...DESK_COMMANDS };
const found = commands[name];
if (found) void command(found, args);
else {
  const meant = nearest(name, Object.keys(commands));
  console.error(
    `There is no command "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`} package.json lists all of them.`,
  );
  process.exitCode = 1;
}
