import { parseArgs } from 'node:util';
import { ENGINES } from './engines/engine.mjs';

const PARTS = ['load', 'navigate', 'search', 'build', 'dev'];
export const HELP = `Compares this engine with VitePress, Rspress, Docusaurus and Starlight on the same pages.

  --only a,b         parts to measure: ${PARTS.join(', ')} (default: all)
  --pages a,b        sizes of the built sites (default: 70,350,1400); only build uses all of them, the rest the first
  --peers a,b        peers to compare with: ${ENGINES.slice(1)
    .map(({ id }) => id)
    .join(', ')} (default: all; none: "")
  --rounds N         rounds of load, navigate, search and dev (default: 5)
  --build-rounds N   rounds of build (default: 2)
  --limit SECONDS    give up on a build that takes longer (default: 360)
  --save             write the results into bench/speed/results instead of .cache/bench/results
`;

/**
 * @typedef {{ only: string[], pages: number[], engines: import('./engines/engine.mjs').Engine[], rounds: number,
 *   buildRounds: number, limitSeconds: number, save: boolean }} Options
 */

/** @param {string[]} args @returns {Options | undefined} undefined for --help */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      pages: { type: 'string', default: '70,350,1400' },
      peers: { type: 'string', default: ENGINES.map(({ id }) => id).join(',') },
      rounds: { type: 'string', default: '5' },
      'build-rounds': { type: 'string', default: '2' },
      limit: { type: 'string', default: '360' },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return undefined;
  const peers = known(
    '--peers',
    values.peers,
    ENGINES.map(({ id }) => id),
  );
  return {
    only: known('--only', values.only, PARTS),
    pages: values.pages.split(',').map((text) => count('--pages', text)),
    engines: ENGINES.filter(({ id, ownsProject }) => ownsProject || peers.includes(id)),
    rounds: count('--rounds', values.rounds),
    buildRounds: count('--build-rounds', values['build-rounds']),
    limitSeconds: count('--limit', values.limit),
    save: values.save,
  };
}

function known(option, text, names) {
  const asked = text.split(',').filter(Boolean);
  const stranger = asked.find((name) => !names.includes(name));
  if (stranger !== undefined)
    throw new Error(`${option}: unknown value "${stranger}". Use ${names.join(', ')}.`);
  return asked;
}

function count(option, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${option}: "${text}" is not a whole number of at least 1.`);
  return number;
}
