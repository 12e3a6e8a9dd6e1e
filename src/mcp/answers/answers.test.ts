import { expect, test } from 'vitest';
import { explainError } from './explain-error.ts';
import { findOption } from './find-option.ts';
import { KNOWLEDGE } from './knowledge.fixture.ts';
import { readPage } from './read-page.ts';

test.each([
  ['lib.dts', 'lib.dts'],
  ['dts', 'lib.dts'],
  ['lib[0].dts', 'lib.dts'],
  ['lib[].output.minify', 'output.minify'],
  ['`output.minify`', 'output.minify'],
  ['lib.output.minify', 'output.minify'],
  ['minify', 'output.minify'],
  ['--no-dts', 'lib.dts'],
  ['id', 'lib.id'],
  ['root', 'output.distPath.root'],
])('finds the option %s', (asked, name) => {
  expect(findOption(KNOWLEDGE, asked).option.name).toBe(name);
});

test('lists what is inside an option, and says which one may be meant', () => {
  expect(findOption(KNOWLEDGE, 'dts').parts).toEqual(['lib.dts.bundle']);
  expect(() => findOption(KNOWLEDGE, 'formt')).toThrow('Rslib has no option "formt". Did you mean "format"?');
  expect(() => findOption(KNOWLEDGE, 'build.minfy')).toThrow('Did you mean "output.minify"?');
  expect(() => findOption(KNOWLEDGE, 'env')).toThrow('Did you mean "lib.syntax"?');
  expect(() => findOption(KNOWLEDGE, 'js')).toThrow(
    'Several options end with "js": output.filename.js, tools.js.',
  );
});

test.each([
  '/config/lib/dts',
  'config/lib/dts/',
  '/config/lib/dts.md',
  'https://docs.example/rslib/config/lib/dts?a=1',
  'rslib-docs:///config/lib/dts',
])('reads the page %s', (page) => {
  expect(readPage(KNOWLEDGE, { page })).toMatchObject({
    title: 'lib.dts',
    page: '/config/lib/dts',
    part: 1,
    parts: 1,
    headings: ['dtsbundle', 'deeper', 'other'],
  });
});

test.each([
  ['dtsbundle', '## `dts.bundle`\n\nOne file.\n\n### Deeper\n\nText.'],
  ['#deeper', '### Deeper\n\nText.'],
  ['## `dts.bundle`', '## `dts.bundle`\n\nOne file.\n\n### Deeper\n\nText.'],
  ['Other parts', '## [Other](https://docs.example/x) parts\n\nThe end.'],
])('reads the section %s with everything below it', (heading, markdown) => {
  expect(readPage(KNOWLEDGE, { page: '/config/lib/dts', heading }).markdown).toBe(markdown);
  expect(readPage(KNOWLEDGE, { page: '/config/lib/dts#deeper' }).page).toBe('/config/lib/dts#deeper');
});

test('names the nearest page or heading', () => {
  expect(() => readPage(KNOWLEDGE, { page: '/config/lib/dst' })).toThrow('Did you mean /config/lib/dts');
  expect(() => readPage(KNOWLEDGE, { page: '/config/lib/dts#dtsbundel' })).toThrow(
    'Did you mean "dtsbundle"?',
  );
  expect(() => readPage(KNOWLEDGE, { page: '/config/lib/dts#x' })).toThrow(
    'It has dtsbundle, deeper, other.',
  );
});

test('gives a long page in parts, and the last one for a part that is too high', () => {
  const [page] = KNOWLEDGE.pages;
  const long = `# Long\n\n${'A paragraph.\n\n'.repeat(1500)}`;
  const pages = [{ ...page!, markdown: long, ids: [] }];
  const { parts, markdown } = readPage({ ...KNOWLEDGE, pages }, { page: page!.route, part: 9 });
  expect(parts).toBe(2);
  expect(markdown.length).toBeGreaterThan(1000);
  expect(markdown.length).toBeLessThan(long.length / 2);
});

test.each([
  ['\u001B[31merror\u001B[0m  Unsupported   FORMAT: xyz', 'Unsupported format'],
  ['error   Glob pattern "lib/**" is not supported by this', 'Glob pattern'],
  ['Pattern "src/*" not supported when "bundle" is "true": Glob', 'Glob pattern'],
])('explains %j', (message, title) => {
  expect(explainError(KNOWLEDGE, message).map((error) => error.title)).toEqual([title]);
});

test('explains nothing that no entry is about', () => {
  expect(explainError(KNOWLEDGE, 'error: the disk is full')).toEqual([]);
  expect(explainError(KNOWLEDGE, 'is not supported: Glob pattern')).toEqual([]);
});
