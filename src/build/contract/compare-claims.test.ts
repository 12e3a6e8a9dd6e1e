import { describe, expect, test } from 'vitest';
import { checkPages } from './check-pages.ts';
import { compareClaims } from './compare-claims.ts';
import type { PackageFacts } from './compare-claims.ts';
import { claim, DECLARATIONS, HELP } from './contract.fixture.ts';
import { declaredOptions } from './declared-options.ts';
import { readFlags } from './flags.ts';

const facts: PackageFacts = {
  options: declaredOptions(DECLARATIONS),
  flags: readFlags(HELP),
  isDefault: () => undefined,
};
const format = { type: "'cjs' | 'esm'", cli: '--format', isTopLevel: true };
const whats = (one: Parameters<typeof claim>, isDefault = facts.isDefault) =>
  compareClaims([claim(...one)], { ...facts, isDefault }).map(({ what }) => what);

describe('what a page says of an option', () => {
  test('is left alone where it is right', () => {
    expect(whats(['lib.format', { ...format, default: "'esm'" }])).toEqual([]);
    expect(whats(['lib.dts', { type: 'boolean | Dts', cli: '--dts, --no-dts', isTopLevel: true }])).toEqual(
      [],
    );
    expect(whats(['lib.autoExternal', { type: 'boolean', isDeprecated: true }])).toEqual([]);
    expect(whats(['lib.dts.bundle', { type: 'boolean | { tsconfigPath?: string }' }])).toEqual([]);
    expect(whats(['output.target', {}])).toEqual([]);
  });

  test('names page, line and the nearest option where there is no such option', () => {
    expect(compareClaims([claim('lib.fromat')], facts)).toEqual([
      expect.objectContaining({
        file: 'docs/config/lib/format.mdx',
        line: 7,
        what: 'lib.fromat: the package has no such option.',
        didYouMean: '"lib.format"',
      }),
    ]);
  });

  test('a wrong type', () => {
    expect(whats(['lib.format', { ...format, type: "'esm'" }])).toEqual([
      "lib.format: its type is Format, or 'esm' | 'cjs', not 'esm'.",
    ]);
  });

  test('a wrong default, by the declarations and by inspecting', () => {
    expect(whats(['lib.format', { ...format, default: "'cjs'" }])).toEqual([
      "lib.format: its default is 'esm', not 'cjs'.",
    ]);
    expect(whats(['lib.format', { ...format, default: "'esm'" }], () => false)[0]).toContain(
      'leaving it out gives another configuration',
    );
    expect(whats(['lib.format', { ...format, default: '"esm"' }], () => true)).toEqual([]);
  });

  test('a flag that does not exist, and one that is left out', () => {
    expect(whats(['lib.format', { ...format, cli: '--fromat' }])).toEqual([
      'lib.format: the command line has no --fromat.',
    ]);
    expect(whats(['lib.format', { ...format, cli: undefined }])).toEqual([
      'lib.format: the command line has --format for it.',
    ]);
  });

  test('top level and deprecation, both ways', () => {
    expect(whats(['lib.format', { ...format, isTopLevel: false }])[0]).toContain(
      'may stand at the top level',
    );
    expect(whats(['lib.autoExternal', { type: 'boolean', isTopLevel: true }])).toEqual([
      'lib.autoExternal: it may not stand at the top level.',
      'lib.autoExternal: it is deprecated.',
    ]);
    expect(whats(['lib.format', { ...format, isDeprecated: true }])[0]).toContain('not deprecated');
  });
});

describe('pages and options', () => {
  const page = (routePath: string) => ({ routePath, file: `docs${routePath}.mdx` });
  const all = ['/config/lib/', '/config/lib/format', '/config/lib/dts', '/other'].map(page);
  const claims = [claim('lib.format'), claim('lib.dts', { routePath: '/config/lib/dts' })];
  const options = facts.options.filter(({ name }) => /^(?:format|dts)/.test(name));
  const problems = (pages: typeof all, said = claims) =>
    checkPages(pages, said, options).map(({ file, what }) => `${file}: ${what}`);

  test('are as many', () => {
    expect(problems(all)).toEqual([]);
  });

  test('an option without a page', () => {
    expect(problems(all.filter(({ routePath }) => routePath !== '/config/lib/dts'))).toEqual([
      'docs/config/lib/.mdx: The option lib.dts has no page at /config/lib/dts.',
    ]);
  });

  test('a page for an option that is gone', () => {
    expect(problems([...all, page('/config/lib/gone')])).toEqual([
      'docs/config/lib/gone.mdx: /config/lib/gone is a page for an option that the package does not have.',
    ]);
  });

  test('a page that says nothing of its option', () => {
    expect(problems(all, claims.slice(0, 1))).toEqual([
      'docs/config/lib/dts.mdx: The page says nothing about the type and default of lib.dts.',
    ]);
  });
});
