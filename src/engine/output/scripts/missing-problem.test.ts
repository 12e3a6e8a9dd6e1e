import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../site/site-navigation.ts';
import { missingProblem } from './missing-problem.ts';

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'missing-'));
  mkdirSync(path.join(siteDir, 'docs/parts'), { recursive: true });
  writeFileSync(path.join(siteDir, 'docs/Chart.tsx'), '');
  writeFileSync(path.join(siteDir, 'docs/parts/Badge.tsx'), '');
});
afterAll(() => rmSync(siteDir, { recursive: true }));

function problemFor(asked: string, importer = 'virtual:page:/page') {
  const docsDir = path.join(siteDir, 'docs');
  const file = path.join(docsDir, 'page.mdx');
  writeFileSync(file, `# Page\n\nimport X from '${asked}'\n`);
  const site = {
    siteDir,
    docsDir,
    pages: [{ routePath: '/page', file }],
    config: { alias: { '@parts': 'docs/parts' } },
  };
  return missingProblem({ asked, importer }, site as unknown as Site);
}

test('names the line of the page', () => {
  expect(problemFor('chart-library')).toMatchObject({ file: 'docs/page.mdx', line: 3, column: 15 });
});

test('names the file without the query of the bundler, and no line if there is no such file', () => {
  const { line, file } = problemFor('x', `${path.join(siteDir, 'docs/page.mdx')}?v=1`);
  expect({ line, file }).toEqual({ line: 3, file: 'docs/page.mdx' });
  for (const importer of ['virtual:page:/none', path.join(siteDir, 'docs/gone.tsx')])
    expect(problemFor('x', importer).line).toBeUndefined();
});

test.each([
  ['chart-library/dist/x', 'Run npm install chart-library in the folder of site.config.ts.'],
  ['@scope/chart/x', 'If it is a package, run npm install @scope/chart in'],
  [
    '@components/Chart',
    "If it is an alias, add it to site.config.ts, as in alias: { '@components': 'src' }.",
  ],
  ['@/Chart', "as in alias: { '@': 'src' }."],
  [
    'rspress/plugins',
    "It belongs to Rspress. Write a file of your own that exports what you use, and add to site.config.ts: alias: { 'rspress/plugins': ",
  ],
  ['./Table', 'There is no file docs/Table.'],
  ['@parts/Table', 'Its alias leads to docs/parts/Table, where there is no file.'],
])('says what to do about %s', (asked, fix) => {
  expect(problemFor(asked).fix).toContain(fix);
});

test('shows an alias as written, although the bundler has replaced it', () => {
  problemFor('@parts/Table');
  const site = { siteDir, docsDir: siteDir, pages: [], config: { alias: { '@parts': 'docs/parts' } } };
  const asked = path.join(siteDir, 'docs/parts/Table');
  const missing = { asked, importer: path.join(siteDir, 'docs/page.mdx') };
  expect(missingProblem(missing, site as unknown as Site)).toMatchObject({
    line: 3,
    what: 'The import "@parts/Table" cannot be found.',
    fix: 'Its alias leads to docs/parts/Table, where there is no file.',
  });
});

test.each([
  ['@parts/One', '@parts/Two', undefined],
  ['chart-library', 'chart-library/dist/x', '{count} imports need the package chart-library, which'],
  ['@components/A', '@components/B', '{count} imports that start with "@components/" cannot be found.'],
  ['./Table', './Table', '{count} imports lead to a file that does not exist.'],
])('reports %s and %s together', (one, other, what) => {
  const [first, second] = [problemFor(one), problemFor(other)];
  expect(first.together).toEqual(second.together);
  expect(first.together?.what.slice(0, what?.length)).toBe(what);
});

test.each([
  ['./Chrat.tsx', '"./Chart.tsx"'],
  ['@parts/Badg.tsx', '"@parts/Badge.tsx"'],
])('suggests the file that %s probably means', (asked, meant) => {
  expect(problemFor(asked).didYouMean).toBe(meant);
});
