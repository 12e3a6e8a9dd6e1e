import { goalsOf } from './goals.mjs';
import { rowsFor } from './rows.mjs';
import { median } from './samples.mjs';

/**
 * @typedef {object} Result
 * @property {string} date
 * @property {string} command
 * @property {string} machine
 * @property {number[]} sizes
 * @property {{ id: string, name: string, versions: string[] }[]} engines
 * @property {Record<string, string>} refused why a peer could not be installed
 * @property {import('./samples.mjs').Numbers} numbers
 * @property {Record<string, Record<string, string>>} failures by part and engine
 */

/** Returns a table of medians, with the ratio to ours behind each peer's number. @param {Result} result */
export function asMarkdown(result) {
  const { engines, numbers, sizes, failures, refused } = result;
  const valueOf = (key, engine) => {
    const values = numbers[key]?.[engine];
    return values === undefined ? undefined : median(values);
  };
  const peers = engines.filter(({ id }) => id !== 'ours');
  const cell = ({ key, part, show }, { id }) => {
    const [value, ours] = [valueOf(key, id), valueOf(key, 'ours')];
    if (value === undefined) return failures[part]?.[id] === undefined ? '' : 'failed, see below';
    return id === 'ours' || !ours ? show(value) : `${show(value)} (${(value / ours).toFixed(2)}×)`;
  };
  const rows = rowsFor(sizes).filter(
    ({ key, part }) => numbers[key] !== undefined || failures[part] !== undefined,
  );
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const table = [
    line(['', ...engines.map(({ name }) => name), 'ours / best peer']),
    line(['---', ...engines.map(() => '---:'), '---:']),
    ...rows.map((row) =>
      line([row.label, ...engines.map((one) => cell(row, one)), besides(row.key, valueOf, peers)]),
    ),
  ];
  const goals = goalsOf(
    valueOf,
    peers.map(({ id }) => id),
    sizes,
  );
  const name = (id) => engines.find((one) => one.id === id)?.name ?? id;
  const troubles = [
    ...Object.entries(refused).map(([id, reason]) => `- ${name(id)} did not take part: ${reason}`),
    ...Object.entries(failures).flatMap(([part, reasons]) =>
      Object.entries(reasons).map(
        ([id, reason]) => `- ${name(id)}, ${part}: ${reason.replaceAll(/\s+/g, ' ').slice(-300)}`,
      ),
    ),
  ];
  return [
    `${result.date}, \`${result.command}\`, ${result.machine}`,
    '',
    ...table,
    '',
    ...(troubles.length > 0 ? ['What is missing:', '', ...troubles, ''] : []),
    ...(goals.length > 0 ? ['| goal | measured | |', '| --- | ---: | --- |'] : []),
    ...goals.map(({ label, is, met }) => line([label, is, met ? 'met' : '**missed**'])),
    '',
    ...engines.map(({ name: engine, versions }) => `- ${engine}: ${versions.join(', ')}`),
    '',
  ].join('\n');
}

function besides(key, valueOf, peers) {
  const ours = valueOf(key, 'ours');
  const known = peers
    .map(({ id, name }) => ({ name, value: valueOf(key, id) }))
    .filter(({ value }) => value !== undefined);
  if (ours === undefined || known.length === 0) return '';
  const best = known.reduce((least, one) => (one.value < least.value ? one : least));
  return best.value === 0
    ? ours === 0
      ? 'both 0'
      : `${best.name} has 0`
    : `${(ours / best.value).toFixed(2)} (${best.name})`;
}
