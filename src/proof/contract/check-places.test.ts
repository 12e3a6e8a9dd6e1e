import type { Table } from 'mdast';
import { expect, test } from 'vitest';
import { parse } from '../../engine/page/syntax/parse.ts';
import { checkPlaces } from './check-places.ts';
import { DECLARATIONS } from './contract.fixture.ts';
import { declaredOptions } from '../declared/declared-options.ts';
import { tablePlaces } from './table-rows.ts';

const options = declaredOptions(DECLARATIONS);

function check(rows: string, exceptions: string[] = []) {
  const text = `| Option | Top level | Item of \`lib\` |\n| --- | --- | --- |\n${rows}`;
  const places = tablePlaces(parse(text, 'mdx').children[0] as Table);
  const { compared, problems } = checkPlaces([{ file: 'docs/a.mdx', places }], options, exceptions);
  return { compared, problems: problems.map(({ line, what }) => `${line}: ${what}`) };
}

test('accepts a table that says of each option where it is a type error', () => {
  const rows = `| \`html\` | all items | this item |
| \`dev\` | yes | yes; \`dev.port\` is a type error |
| \`server\` | yes | a type error, and ignored |`;
  expect(check(rows)).toEqual({ compared: 7, problems: [] });
});

test('reports an option that is declared where the table has a type error, and the reverse', () => {
  const rows = `| \`html\`, \`dev\` | all items | a type error |
| \`server\` | yes | this item |`;
  expect(check(rows).problems).toEqual([
    '3: lib.html is not a type error: it is declared.',
    '3: lib.dev is not a type error: it is declared.',
    '4: lib.server is a type error: it is not declared.',
  ]);
});

test('reports options of Rsbuild without a row, but not the exceptions', () => {
  expect(check('| `html` | yes | yes |', ['dev']).problems).toEqual([
    '3: The table does not say where server may be.',
  ]);
});

test('ignores tables without both columns', () => {
  const table = parse('| Option | Top level |\n| --- | --- |\n| `server` | a type error |', 'mdx')
    .children[0];
  expect(tablePlaces(table as Table)).toEqual([]);
});
