// Turns the measured numbers into the file that the home page reads.
import { median } from '../speed/samples.mjs';
import { KINDS } from './tools.mjs';

/** @typedef {import('./tools.mjs').Tool} Tool */

/**
 * @param {readonly Tool[]} tools the first is the one that others are compared with
 * @param {{ numbers: import('../speed/samples.mjs').Numbers, failing: string[] }} measured `failing` names the builds that
 *   stop at a type error, such as `rslib declarations`
 * @param {(tool: Tool) => Record<string, string>} versionsOf
 * @param {object} conditions date, machine, library and rounds
 */
export function toResults(tools, { numbers, failing }, versionsOf, conditions) {
  const [first] = tools;
  const resultOf = (kind) => (tool) => {
    const middle = (measure, id = tool.id) => median(numbers[`${kind}.${measure}`][id]);
    return {
      name: tool.name,
      versions: versionsOf(tool),
      output: tool.output[kind],
      failsOnTypeError: failing.includes(`${tool.id} ${kind}`),
      cpuSeconds: rounded(middle('cpu')),
      wallSeconds: rounded(middle('seconds')),
      cpuRatio: rounded(middle('cpu') / middle('cpu', first.id)),
      wallRatio: rounded(middle('seconds') / middle('seconds', first.id)),
    };
  };
  const builds = KINDS.map((kind) => [
    kind,
    tools.filter(({ kinds }) => kinds.includes(kind)).map(resultOf(kind)),
  ]);
  return { ...conditions, builds: Object.fromEntries(builds) };
}

const rounded = (number) => Math.round(number * 100) / 100;
