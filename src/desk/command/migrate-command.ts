import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { defineCommand } from '../../engine/site/define-command.ts';
import { convert } from '../convert/convert.ts';
import type { Conversion, Converted } from '../model/conversion.ts';
import { reportOf } from '../convert/report.ts';
import { TOOLS } from '../tools/tools.ts';
import { readProject } from './read-project.ts';
import { writeSafely } from './write-safely.ts';

const CONFIG = 'rslib.config.ts';
const NAMES = TOOLS.map(({ name }) => name).join(', ');

const HELP = `Converts the configuration of another build tool (${NAMES}) to Rslib, and lists what became of every option.
Reads the configuration, package.json and the names of files; runs none of it.

  npm run migrate -- DIR

  --write  write rslib.config.ts and package.json, never over a file with changes that Git does not have
  --json   print everything as JSON
`;

export const MIGRATE = defineCommand({
  help: HELP,
  options: { write: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  takesPositionals: true,
  run: ({ write, json }, { positionals }) => {
    const [target, ...others] = positionals;
    const folder = path.resolve(target ?? '');
    const slip = misuse(target, others, folder);
    const input = slip === undefined ? readProject(folder) : undefined;
    const conversion = input && convert(input);
    const fault = slip ?? (conversion && faultOf(conversion, input?.name));
    if (fault !== undefined || conversion?.kind !== 'converted') {
      console.error(fault);
      process.exitCode = 1;
      return;
    }
    console.log(json ? JSON.stringify(conversion, undefined, 2) : reportOf(conversion, input?.manifest));
    if (write) writeResult(folder, conversion, input?.name);
  },
});

function misuse(target: string | undefined, others: readonly string[], folder: string): string | undefined {
  if (target === undefined) return 'Name a folder with a package.json: npm run migrate -- DIR';
  if (others.length > 0) return `One folder at a time: ${others.join(', ')} is left over.`;
  return existsSync(folder) ? undefined : `There is nothing at ${target}.`;
}

/** Says why nothing was converted. */
export function faultOf(conversion: Conversion, name: string | undefined): string | undefined {
  if (conversion.kind === 'unknown') return `There is no configuration of ${NAMES} here.`;
  if (conversion.kind === 'converted') return undefined;
  const { file, fault } = conversion;
  const place = `${file === 'package.json' ? file : (name ?? file)}:${fault.line}`;
  if (fault.unclosed !== undefined) return `${place}: the ${fault.unclosed} is not closed.`;
  return `${place}: ${fault.found === undefined ? 'the file ends too early' : `${fault.found} cannot be here`}.`;
}

/** Messages go to the error output, so `--json` stays JSON. */
function writeResult(
  folder: string,
  { tool: id, config, manifest }: Converted,
  name: string | undefined,
): void {
  const written =
    config === undefined
      ? { refused: 'The configuration is code as a whole. Nothing was written.' }
      : writeSafely(folder, [
          { name: CONFIG, text: config },
          ...(manifest === undefined ? [] : [{ name: 'package.json', text: manifest }]),
        ]);
  if ('refused' in written) {
    console.error(written.refused);
    process.exitCode = 1;
    return;
  }
  console.error(`\nWrote ${written.files.join(' and ')}. To go back: ${written.undo}`);
  const isLeft =
    name !== undefined && name !== CONFIG && !TOOLS.some((tool) => tool.id === id && tool.keepsConfig);
  if (isLeft) console.error(`Delete ${name} when you have decided the rest.`);
}
