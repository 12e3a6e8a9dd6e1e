import type { Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { walk } from '../../engine/page/syntax/walk.ts';
import { literalCode } from './literal-code.ts';

/** What a row of a table says about an option. */
export interface Row {
  /** What the name in the row may be short for. The first option that exists is meant. */
  names: string[];
  type: string | undefined;
  default: string | undefined;
  /** The words of the cell, if it is not code alone. */
  defaultText: string | undefined;
  line: number;
}

/** What a row says about a value that Rslib sets in place of Rsbuild. A cell with words says nothing that can be compared. */
export interface PresetRow {
  option: string;
  value: string | undefined;
  rsbuild: string | undefined;
  line: number;
}

/** How a table writes that an option has no value. */
export const NO_VALUE = 'none';

/** Pages about the options of an item of `lib`. */
const ITEM_PAGES = '/config/lib/';

const NAME_COLUMNS = new Set(['Option', 'Key']);

/** Reads a table with columns for types or defaults. `section` is the option that the heading above it names. */
export function tableRows(table: Table, section: string, routePath: string): Row[] {
  const { rows, column } = readTable(table);
  const [typeAt, defaultAt] = [column('Type'), column('Default')];
  if (typeAt === -1 && defaultAt === -1) return [];
  return rows.flatMap(({ cells, names, line }) =>
    names.map((name, index): Row => {
      const value = codeFor(cells[defaultAt], index, names.length);
      return {
        names: fullNames(name, section, routePath),
        type: codeFor(cells[typeAt], index, names.length),
        // Folders and file names are written without quotes in tables.
        default: value === undefined ? undefined : (literalCode(value) ?? `'${value}'`),
        defaultText: value === undefined && defaultAt !== -1 ? toString(cells[defaultAt]) : undefined,
        line,
      };
    }),
  );
}

/** Reads a table with a column for the values of Rslib and one for those of Rsbuild. */
export function tablePresets(table: Table): PresetRow[] {
  const { rows, column } = readTable(table);
  const [rslibAt, rsbuildAt] = [column('Rslib'), column('Rsbuild')];
  if (rslibAt === -1 || rsbuildAt === -1) return [];
  return rows.flatMap(({ cells, names: [first = '', ...others], line }) => {
    const parent = first.slice(0, first.lastIndexOf('.'));
    const names = [first, ...others.map((name) => `${parent}.${name}`)];
    return names.map((option, index) => ({
      option,
      value: valueFor(cells[rslibAt], index, names.length),
      rsbuild: valueFor(cells[rsbuildAt], index, names.length),
      line,
    }));
  });
}

/** The rows of a table about options, with the names in their first cell. Other tables have none. */
function readTable(table: Table) {
  const [head, ...body] = table.children;
  const columns = head?.children.map((cell) => toString(cell)) ?? [];
  const rows = NAME_COLUMNS.has(columns[0] ?? '') ? body : [];
  return {
    column: (name: string) => columns.indexOf(name),
    rows: rows.map(({ children: cells, position }) => ({
      cells,
      // `cjs['import.meta.url']` is written as its parts are everywhere else.
      names: codesIn(cells[0]).map((name) => name.replaceAll(/\['([^']+)'\]/g, '.$1')),
      line: position?.start.line ?? 1,
    })),
  };
}

/** `js` below the heading `output.distPath`, `bundle` on the page of `lib.dts`, `format` in the list of all. */
function fullNames(name: string, section: string, routePath: string): string[] {
  const page = (routePath.split('/').at(-1) ?? '').replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const ofPage = routePath.startsWith(ITEM_PAGES) ? [`lib.${page}`, page] : [page];
  const parents = [section, ...ofPage, 'lib'].filter((parent) => parent !== '');
  return [...parents.map((parent) => `${parent}.${name}`), name];
}

/** The code of a cell for one of the names of its row: one for all names, or one for each. */
function codeFor(cell: TableCell | undefined, index: number, count: number): string | undefined {
  if (!cell) return undefined;
  const codes = codesIn(cell);
  const words = codes.reduce((text, code) => text.replace(code, ''), toString(cell));
  if (!/^[\s,]*$/.test(words)) return undefined;
  if (codes.length === 1) return codes[0];
  return codes.length === count ? codes[index] : undefined;
}

/** One word in such a table is as good as code. */
function valueFor(cell: TableCell | undefined, index: number, count: number): string | undefined {
  return cell && toString(cell) === NO_VALUE ? NO_VALUE : codeFor(cell, index, count);
}

function codesIn(cell: TableCell | undefined): string[] {
  const codes: string[] = [];
  if (cell)
    walk(cell, (node) => {
      if (node.type === 'inlineCode') codes.push(toString(node));
    });
  return codes;
}
