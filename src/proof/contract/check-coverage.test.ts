import { expect, test } from 'vitest';
import { checkCoverage } from './check-coverage.ts';
import type { NamedCode } from './claims.ts';
import type { Setting } from '../examples/read/configured-options.ts';
import { DECLARATIONS } from './contract.fixture.ts';
import { declaredOptions } from '../declared/declared-options.ts';

const options = declaredOptions(DECLARATIONS);
const page = (routePath: string, ...codes: string[]) => ({
  routePath,
  file: `docs${routePath}.mdx`,
  codes: codes.map((code): NamedCode => ({ code, kind: 'inline', line: 1 })),
  signatures: [],
  settings: [] as Setting[],
});
const api = ['createRslib', 'RslibInstance.build'];
const exceptions = { html: 'no pages', server: 'no server', dev: 'no server' };
const PAGES = [
  page('/config/', "output.target: 'web'", 'lib'),
  page('/config/lib/', 'format', 'dts', 'autoExternal', 'shims', 'output'),
  page('/config/lib/dts', 'dts.bundle', 'tsconfigPath'),
  page('/config/lib/shims', 'cjs', 'import.meta.url'),
  page('/config/rsbuild/', 'output', 'externals'),
  page('/config/rsbuild/output', 'cleanDistPath', 'legalComments'),
  { ...page('/api/core', 'createRslib'), signatures: [{ name: 'RslibInstance.build', text: '', line: 1 }] },
];
const check = (pages = PAGES, more = {}) =>
  checkCoverage(pages, [{ name: 'lib.output.target' }], { options, api, exceptions, ...more });
const without = (route: string, code: string) =>
  PAGES.map((one) =>
    one.routePath === route ? { ...one, codes: one.codes.filter((each) => each.code !== code) } : one,
  );

test('accepts options that a page names in full, by a longer end, or shortly on their own page', () => {
  expect(check()).toEqual([]);
});

test('reports options, parts of options and exports that no page mentions', () => {
  const what = (pages: typeof PAGES) => check(pages).map((problem) => problem.what);
  expect(what(without('/config/lib/', 'autoExternal'))).toEqual([
    'No page mentions the option lib.autoExternal.',
  ]);
  expect(what(without('/config/lib/dts', 'tsconfigPath'))).toEqual([
    'No page mentions the option lib.dts.bundle.tsconfigPath.',
  ]);
  expect(what(without('/config/rsbuild/', 'externals'))).toEqual([
    'No page mentions the option output.externals.',
  ]);
  expect(what(without('/api/core', 'createRslib'))).toEqual(['No page mentions the export createRslib.']);
});

test('does not accept a mention in a guide, which may be about another tool', () => {
  const guide = page('/guide/start/', 'createRslib', 'externals', 'output.externals');
  expect(check([...without('/api/core', 'createRslib'), guide])).toHaveLength(1);
  expect(check([...without('/config/rsbuild/', 'externals'), guide])).toHaveLength(1);
});

test('reports an option that an example sets although it is an exception, at its first use', () => {
  const guide = (...names: string[]) => ({
    ...page('/guide/federation'),
    settings: names.map((name, index) => ({ name, line: 7 + index })),
  });
  const uses = check([
    ...PAGES,
    guide('lib.dev', 'lib.dev.hmr', 'dev.hmr', 'lib.output.target', 'plugins.name', 'dts.bundle'),
  ]);
  expect(uses).toMatchObject([
    {
      file: 'docs/guide/federation.mdx',
      line: 7,
      what: 'The example sets dev, which no page under /config/ mentions.',
    },
    { line: 8, what: 'The example sets dev.hmr, which no page under /config/ mentions.' },
  ]);
  expect(check([...PAGES, page('/config/rsbuild/dev', 'dev', 'dev.hmr'), guide('lib.dev.hmr')])).toEqual([
    expect.objectContaining({ file: 'src/proof/contract/undocumented.ts' }) as unknown,
  ]);
});

test('reports exceptions that cover nothing', () => {
  const [needless, ...others] = check(PAGES, { exceptions: { ...exceptions, format: 'none' } });
  expect(needless).toMatchObject({
    file: 'src/proof/contract/undocumented.ts',
    fix: 'Remove it from the list.',
  });
  expect(others).toEqual([]);
});
