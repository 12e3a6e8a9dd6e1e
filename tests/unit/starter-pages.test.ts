import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { answersOf, queryOf } from '../../src/starter/model/address.ts';
import { DEFAULT_ANSWERS } from '../../src/starter/model/answers.ts';
import { DECISION_TABLES } from '../../src/starter/model/decisions.ts';
import type { Decision } from '../../src/starter/model/decisions.ts';
import { textOf } from '../../src/starter/model/lines.ts';
import { projectFor } from '../../src/starter/write/project.ts';

declare const __ENGINE_ROOT__: string;

const read = (file: string): string => readFileSync(path.join(__ENGINE_ROOT__, file), 'utf8');
const { devDependencies: versions } = JSON.parse(read('examples/package.json'));

/** Returns a file of the project that a query describes. */
function written(query: string, name: string): string {
  const known = answersOf(query);
  const project = 'answers' in known ? projectFor(known.answers, versions) : { conflicts: [] };
  const file = 'files' in project ? project.files.find((one) => one.path === name) : undefined;
  return file === undefined ? '' : textOf(file);
}

/** A configuration without comments, and without what depends on how much fits into a line. */
const content = (text: string): string =>
  text
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s/g, '')
    .replaceAll(/,(?=[\]})])/g, '');

test.each([
  ['guide/index', 'shortest', ''],
  ['guide/basic/output-format', 'dual', '?cjs=yes'],
  ['guide/solution/command-line', 'solution-cli', '?loads=command&types=none'],
  ['guide/solution/react', 'solution-react', '?loads=bundlers&framework=react'],
  ['guide/solution/preact', 'solution-preact', '?loads=bundlers&framework=preact'],
  ['guide/solution/vue', 'solution-vue', '?loads=bundlers&framework=vue'],
  ['guide/solution/svelte', 'solution-svelte', '?loads=bundlers&framework=svelte'],
  ['guide/solution/solid', 'solution-solid', '?loads=bundlers&framework=solid'],
])('the configuration of %s is the one that the page shows', (page, project, query) => {
  const blocks = read(`docs/${page}.mdx`).matchAll(
    /^```ts project="([\w-]+)"[^\n]*file="rslib\.config\.ts"[^\n]*\n([\s\S]*?)^```$/gm,
  );
  const shown = [...blocks].find(([, id]) => id === project)?.[2] ?? '';
  expect(shown).toContain('defineConfig');
  expect(content(written(query, 'rslib.config.ts'))).toBe(content(shown));
});

test('the package.json of the quick start has the fields that the page shows', () => {
  const page = read('docs/guide/start/quick-start.mdx');
  const [, shown = '{}'] = /^```json project="side-by-side"[^\n]*\n([\s\S]*?)^```$/m.exec(page) ?? [];
  const { type, exports, files, scripts, devDependencies } = JSON.parse(written('?tests=no', 'package.json'));
  expect(JSON.parse(shown)).toMatchObject({ type, exports, files });
  expect(devDependencies).toMatchObject(JSON.parse(shown).devDependencies);
  expect(Object.keys(scripts)).toEqual(Object.keys(JSON.parse(shown).scripts));
});

test.each(
  Object.entries(DECISION_TABLES).flatMap(([name, { rows }]) => rows.map((row) => ({ name, ...row }))),
)('$name: the project of “$cells.0” sets what its row says', ({ cells, answers, sets = [] }: Decision) => {
  const config =
    answers === undefined ? '' : written(queryOf({ ...DEFAULT_ANSWERS, ...answers }), 'rslib.config.ts');
  expect(sets.filter((part) => !config.includes(part))).toEqual([]);
  // What the row names as code is what the project has.
  const named =
    answers === undefined ? [] : [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
  expect(named.filter((one) => !sets.some((part) => part.includes(one.replace('output.', ''))))).toEqual([]);
});
