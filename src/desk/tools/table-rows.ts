import type { Tool } from '../model/tool.ts';

/** What a page shows of a tool's options: each row is a mapping that the converter follows. Cells are Markdown. */
export function tableRows(
  { mappings, shapes }: Pick<Tool, 'mappings' | 'shapes'>,
  table?: string,
): string[][] {
  const options = mappings
    .filter((mapping) => mapping.shown !== '' && mapping.table === table)
    .map(({ name, shown, what, why, unneeded }) => [
      shown ?? `\`${name}\``,
      what,
      why ?? (unneeded === undefined ? '' : capitalized(unneeded)),
    ]);
  return table !== undefined
    ? options
    : [...options, ...shapes.map(([shown, what, why = '']) => [shown, what, why])];
}

/** A default is part of a sentence in the list of a conversion, and a sentence of its own in a table. */
function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
