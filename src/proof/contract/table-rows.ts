import type { Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { walk } from '../../engine/page/syntax/walk.ts';
import { literalCode } from '../declared/literal-code.ts';

/** A statement about an option in a row of a table. */
export interface Row {
  /** What the name in the row may be short for. The first option that exists applies. */
  names: string[];
  type: string | undefined;
  default: string | undefined;
  /** The words of the cell, if it contains more than code. */
  defaultText: string | undefined;
  line: number;
}

/** A statement in a row about a value that Rslib sets instead of Rsbuild. A cell in words cannot be compared. */
export interface PresetRow {
  option: string;
  value: string | undefined;
  rsbuild: string | undefined;
  line: number;
}

/** A statement in a row about one place of an option: the top level, or an item of `lib` with that before its name. */
export interface PlaceRow {
  option: string;
  isTypeError: boolean;
  line: number;
}

/** The word in a table for an option without a value. */
export const NO_VALUE = 'none';

/** Pages about the options of an item of `lib`. */
const ITEM_PAGES = '/config/lib/';

const NAME_COLUMNS = new Set(['Option', 'Key']);

/** Reads a table with columns for types or defaults. `section` is the option in the heading above it. */
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
        // Tables write folders and file names without quotes.
        default: value === undefined ? undefined : (literalCode(value) ?? `'${value}'`),
        defaultText: value === undefined && defaultAt !== -1 ? toString(cells[defaultAt]) : undefined,
        line,
      };
    }),
  );
}

/** Reads a table with one column for Rslib's values and one for Rsbuild's. */
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

/** Reads a table with one column for the top level and one for items of `lib`. Other columns do not matter. */
export function tablePlaces(table: Table): PlaceRow[] {
  const { rows, column } = readTable(table);
  const places = [
    { at: column('Top level'), prefix: '' },
    { at: column('Item of lib'), prefix: 'lib.' },
  ];
  if (places.some(({ at }) => at === -1)) return [];
  return rows.flatMap(({ cells, names, line }) =>
    places.flatMap(({ at, prefix }) => {
      const text = cells[at] ? toString(cells[at]) : '';
      const isTypeError = text.startsWith('a type error');
      // A cell may except a part: "yes; `dev.watchFiles` is a type error".
      const parts = [...text.matchAll(/([\w.]+) is a type error/g)].map(([, part = '']) => part);
      return [
        ...names.map((name) => ({ option: prefix + name, isTypeError, line })),
        ...parts.map((part) => ({ option: prefix + part, isTypeError: true, line })),
      ];
    }),
  );
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
      // Write `cjs['import.meta.url']` with dots, like all other names.
      names: codesIn(cells[0]).map((name) => name.replaceAll(/\['([^']+)'\]/g, '.$1')),
      line: position?.start.line ?? 1,
    })),
  };
}

/**
 * The names that a name may be short for: `js` below the heading `output.distPath`, `bundle` on the page of
 * `lib.dts`, or `format` in the list of all options.
 */
function fullNames(name: string, section: string, routePath: string): string[] {
  const page = (routePath.split('/').at(-1) ?? '').replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const ofPage = routePath.startsWith(ITEM_PAGES) ? [`lib.${page}`, page] : [page];
  const parents = [section, ...ofPage, 'lib'].filter((parent) => parent !== '');
  return [...parents.map((parent) => `${parent}.${name}`), name];
}

/** The code in a cell for one of the names in its row. A cell has one value for all names, or one for each. */
function codeFor(cell: TableCell | undefined, index: number, count: number): string | undefined {
  if (!cell) return undefined;
  const codes = codesIn(cell);
  const words = codes.reduce((text, code) => text.replace(code, ''), toString(cell));
  if (!/^[\s,]*$/.test(words)) return undefined;
  if (codes.length === 1) return codes[0];
  return codes.length === count ? codes[index] : undefined;
}

/** The value in a cell may also be the word for no value. */
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
