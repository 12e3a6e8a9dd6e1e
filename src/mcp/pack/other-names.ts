import type { Tool } from '../../desk/model/tool.ts';

/** The first option that a row of a table names: `syntax` in "[`syntax: 'es2019'`](/config/lib/syntax)". */
const FIRST_OPTION = /`([\w.]+)/;

/**
 * The names that other tools have for options, from the tables that their configurations are converted with. A name
 * that becomes several options, depending on its value, is one for that of most rows.
 */
export function otherNames(
  tools: readonly Pick<Tool, 'mappings'>[],
  options: ReadonlySet<string>,
): Map<string, string[]> {
  const rows = tools.flatMap(({ mappings }) => mappings.filter(({ name }) => /^\w+$/.test(name)));
  const found = new Map<string, string[]>();
  for (const other of new Set(rows.map(({ name }) => name))) {
    const option = mostFrequent(
      rows
        .filter(({ name }) => name === other)
        .map(({ what }) => FIRST_OPTION.exec(what)?.[1] ?? '')
        .filter((name) => options.has(name)),
    );
    if (option !== undefined && option !== other && !options.has(other))
      found.set(option, [...(found.get(option) ?? []), other]);
  }
  return found;
}

function mostFrequent(names: readonly string[]): string | undefined {
  const count = (name: string) => names.filter((one) => one === name).length;
  return [...new Set(names)].sort((a, b) => count(b) - count(a))[0];
}
