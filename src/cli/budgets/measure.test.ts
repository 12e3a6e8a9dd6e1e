import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBudgets } from './check-budgets.ts';
import { metaPolicy } from '../../engine/output/documents/content-policy.ts';
import { policyTag } from '../../engine/output/documents/document-html.ts';
import {
  policyWeight,
  scriptsOf,
  searchIndexOf,
  searchScriptsOf,
  partsOf,
  withoutPolicy,
} from './measure.ts';

let dir: string;
const POLICY = `default-src 'none'; script-src ${randomText(600)}; frame-ancestors 'none'`;
const budgets = () =>
  checkBudgets({ outDir: dir, base: '/', csp: POLICY, referenceHtml: randomText(30_000) });
const html = (article: string) =>
  `<html data-type="doc"><meta charset="utf-8"><style>a{color:red}</style><script data-entry src="/assets/entry.js"></script><article class="prose">${article}</article></html>`;

beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'budgets-'));
  mkdirSync(path.join(dir, 'assets'));
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);
  write(
    'assets/entry.js',
    'import{a}from"./shared.js";x(()=>import("./start-app-1.js"));if(y)import("./language.js")',
  );
  write('assets/shared.js', 'export const a=1');
  write(
    'assets/start-app-1.js',
    'import"./shared.js";import{b}from"./react.js";import("./zoom.js");import("./after-start-1.js");import("./CodeTools-1.js")',
  );
  write('assets/after-start-1.js', '');
  write('assets/CodeTools-1.js', '');
  write('assets/script-1.js', '');
  write('assets/react.js', randomText(140_000));
  write('assets/zoom.js', '');
  write('assets/language.js', '');
  write('assets/open-dialog-1.js', 'import"./react.js";import"./dialog-part.js";import("./hosted.js")');
  write('assets/dialog-part.js', '');
  write('assets/worker-1.js', '');
  write('search.en.json', '"assets/search-1.json"');
  write('index.html', html('short'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function randomText(length: number): string {
  let seed = 1;
  return Array.from({ length }, () =>
    String.fromCodePoint(33 + ((seed = (seed * 16_807) % 2_147_483_647) % 90)),
  ).join('');
}

const sortedScriptsOf = (page: string) => scriptsOf(page, dir, '/').sort((a, b) => a.localeCompare(b));

test('counts what reading a page loads, not what a reader asks for', () => {
  const onEveryPage = ['after-start-1', 'entry', 'react', 'shared', 'start-app-1'];
  const files = (names: string[]) => names.map((name) => `assets/${name}.js`);
  expect(sortedScriptsOf(html(''))).toEqual(files(onEveryPage));
  const [first = '', ...others] = onEveryPage;
  expect(sortedScriptsOf(html('<div class="code">x</div>'))).toEqual(
    files([first, 'CodeTools-1', ...others]),
  );
});

test('counts the script of a page, but not that of the lab', () => {
  const own = '<script type="module" src="/assets/script-1.js"></script>';
  expect(sortedScriptsOf(html('') + own)).toContain('assets/script-1.js');
  const lab = html('<div class="lab" data-lab="/assets/manifest-1.json"></div>');
  expect(sortedScriptsOf(lab + own)).not.toContain('assets/script-1.js');
});

const withSearch = (page: string) =>
  page.replace('<html', '<html data-search="{&quot;index&quot;:&quot;/search.en.json&quot;}"');

test('finds what opening the search loads on top of the page', () => {
  expect(searchScriptsOf(html(''), dir, '/').sort((a, b) => a.localeCompare(b))).toEqual([
    'assets/dialog-part.js',
    'assets/open-dialog-1.js',
    'assets/worker-1.js',
  ]);
  expect(searchIndexOf(withSearch(html('')), dir, '/')).toEqual({
    address: 'search.en.json',
    names: 'assets/search-1.json',
  });
  expect(searchIndexOf(html(''), dir, '/')).toBeUndefined();
});

test('limits the search as it is, with the planned pages, and what each page adds', () => {
  const letters = randomText(30_000).replaceAll(/[^a-z]/g, '');
  const page = (number: number, size: number) => [
    `/${number}`,
    0,
    letters.slice(number * size, (number + 1) * size),
  ];
  const rowsWith = (pageCount: number, size: number) => {
    const pages = Array.from({ length: pageCount }, (_, number) => page(number, size));
    writeFileSync(
      path.join(dir, 'assets/search-1.json'),
      JSON.stringify({ base: '/', sections: ['Guide'], pages }),
    );
    return budgets().filter(({ what }) => what.startsWith('search'));
  };
  writeFileSync(path.join(dir, 'index.html'), withSearch(html('x')));
  const over = (rows: ReturnType<typeof budgets>) => rows.filter(({ bytes, limit }) => bytes > limit);
  expect(over(rowsWith(20, 8))).toEqual([]);
  expect(over(rowsWith(20, 60)).map(({ what }) => what)).toEqual(['search, for each page that is added']);
  expect(over(rowsWith(20, 300)).map(({ what }) => what)).toEqual([
    'search at 160 pages',
    'search, for each page that is added',
  ]);
});

test('leaves the article and the stylesheet out of what is around them', () => {
  const { css, outsideArticle } = partsOf(html('x'));
  expect(css).toBe('a{color:red}');
  expect(outsideArticle).toBe(partsOf(html(randomText(5000))).outsideArticle);
  expect(outsideArticle).toMatch(/^<html.*<\/script><\/html>$/);
});

test('weighs all stylesheets of a document together', () => {
  const second = html('').replace('</style>', '</style><style data-head>b{inset:3px 1px 4px 1px}</style>');
  expect(partsOf(second).css).toBe('a{color:red}b{inset:3px 1px 4px 1px}');
  expect(partsOf(second).outsideArticle).toBe(partsOf(html('')).outsideArticle);
});

test('gives a policy in the page its own budget and leaves the other budgets unchanged', () => {
  const page = html('x');
  const tag = policyTag(metaPolicy(POLICY));
  const built = page.replace('<style>', () => `${tag}<style>`);
  expect(tag).not.toContain('frame-ancestors');
  expect(withoutPolicy(built)).toBe(page);
  expect(policyWeight(built, POLICY)).toBe(policyWeight(page, POLICY));
  expect(policyWeight(page, POLICY)).toBeGreaterThan(300);
  writeFileSync(path.join(dir, 'index.html'), page);
  const without = budgets();
  expect(without.find(({ what }) => what.startsWith('policy'))).toMatchObject({
    bytes: policyWeight(page, POLICY),
  });
  writeFileSync(path.join(dir, 'index.html'), built);
  expect(budgets()).toEqual(without);
});

test('reports a page that is over its limit', () => {
  const rows = budgets();
  const over = rows.filter(({ bytes, limit }) => bytes > limit).map(({ what }) => what);
  expect(over).toEqual([
    'JavaScript',
    'HTML and JavaScript',
    'HTML with its CSS, reference page',
    'policy in the page, with --meta-policy',
  ]);
  expect(rows.find(({ what }) => what === 'stylesheet')).toMatchObject({ page: 'index.html' });
});

test('weighs the fonts of a page together', () => {
  for (const name of ['text', 'code'])
    writeFileSync(path.join(dir, `assets/${name}.woff2`), randomText(25_000));
  const page = html('x').replace('<html', '<html data-fonts="/assets/text.woff2 /assets/code.woff2"');
  writeFileSync(path.join(dir, 'index.html'), page);
  const [fonts] = budgets().filter(({ what }) => what.startsWith('fonts'));
  expect(fonts).toMatchObject({ bytes: 50_000, limit: 45_000 });
});

test('limits what the first start of the lab loads, and what a reader may add', () => {
  const weight = { transferSize: 7_900_000, typesSize: 700_000 };
  writeFileSync(path.join(dir, 'assets/manifest-1.json'), JSON.stringify(weight));
  const page = html('<div class="lab" data-lab="/assets/manifest-1.json"></div>');
  writeFileSync(path.join(dir, 'index.html'), page);
  const rows = () => budgets().filter(({ what }) => what.startsWith('lab'));
  expect(rows()).toMatchObject([
    { bytes: 7_900_000, limit: 8_000_000, page: 'index.html' },
    { bytes: 700_000, limit: 750_000, page: 'index.html' },
  ]);
  writeFileSync(path.join(dir, 'index.html'), html('x'));
  expect(rows()).toEqual([]);
});

test('limits what the first package loads on the page of the doctor', () => {
  const doctorRow = (transferSize: number) => {
    const parts = JSON.stringify({ worker: '/assets/doctor-1.js', transferSize }).replaceAll('"', '&quot;');
    writeFileSync(path.join(dir, 'assets/PackageReport-1.js'), randomText(1000));
    writeFileSync(
      path.join(dir, 'index.html'),
      html(`<section class="doctor" data-doctor="${parts}"></section>`),
    );
    return doctorRowOf(budgets());
  };
  const scripts = doctorRow(0)!.bytes;
  expect(scripts).toBeGreaterThan(800);
  expect(doctorRow(900_000)).toMatchObject({
    bytes: 900_000 + scripts,
    limit: 1_000_000,
    page: 'index.html',
  });
  writeFileSync(path.join(dir, 'index.html'), html('x'));
  expect(doctorRowOf(budgets())).toBeUndefined();
});

test('limits what the first configuration loads on the page of the migration desk', () => {
  const deskRow = () => budgets().find(({ what }) => what.startsWith('desk'));
  writeFileSync(path.join(dir, 'assets/desk-worker-1.js'), randomText(3000));
  writeFileSync(path.join(dir, 'assets/Outcome-1.js'), randomText(1000));
  writeFileSync(path.join(dir, 'index.html'), html('<section class="desk" data-desk="{}"></section>'));
  expect(deskRow()).toMatchObject({ limit: 220_000, page: 'index.html' });
  // Random text is compressed to three quarters.
  expect(deskRow()!.bytes).toBeGreaterThan(3000);
  writeFileSync(path.join(dir, 'index.html'), html('x'));
  expect(deskRow()).toBeUndefined();
});

const doctorRowOf = (rows: ReturnType<typeof budgets>) => rows.find(({ what }) => what.startsWith('doctor'));
