import { describe, expect, test } from 'vitest';
import { checkPages } from './check-pages.ts';
import { compareClaims } from './compare-claims.ts';
import type { PackageFacts } from './compare-claims.ts';
import { claim, DECLARATIONS, HELP } from './contract.fixture.ts';
import { declaredOptions } from '../declared/declared-options.ts';
import { readFlags } from '../declared/flags.ts';

const facts: PackageFacts = {
  options: declaredOptions(DECLARATIONS),
  flags: readFlags(HELP),
  isDefault: () => undefined,
};
const format = { type: "'cjs' | 'esm'", cli: '--format', isTopLevel: true };
const whats = (one: Parameters<typeof claim>, isDefault = facts.isDefault) =>
  compareClaims([claim(...one)], { ...facts, isDefault }).problems.map(({ what }) => what);
const unjudged = (...one: Parameters<typeof claim>) =>
  compareClaims([claim(...one)], facts).unjudged.map(({ what }) => what);
const target = { type: 'RsbuildTarget', cli: '--target', isTopLevel: true };

describe('a statement about an option', () => {
  test('is accepted if it is right', () => {
    expect(whats(['lib.format', { ...format, default: "'esm'" }])).toEqual([]);
    expect(whats(['lib.dts', { type: 'boolean | Dts', cli: '--dts, --no-dts', isTopLevel: true }])).toEqual(
      [],
    );
    expect(whats(['lib.autoExternal', { type: 'boolean', isDeprecated: true }])).toEqual([]);
    expect(whats(['lib.dts.bundle', { type: 'boolean | { tsconfigPath?: string }' }])).toEqual([]);
    expect(whats(['output.target', { ...target, default: "'node'" }])).toEqual([]);
  });

  test('is reported with page, line and the nearest option if the option does not exist', () => {
    expect(compareClaims([claim('lib.fromat')], facts).problems).toEqual([
      expect.objectContaining({
        file: 'docs/config/lib/format.mdx',
        line: 7,
        what: 'lib.fromat: the package has no such option.',
        didYouMean: '"lib.format"',
      }),
    ]);
  });

  test('is reported if its type is wrong', () => {
    expect(whats(['lib.format', { ...format, type: "'esm'" }])).toEqual([
      "lib.format: its type is Format, or 'esm' | 'cjs', not 'esm'.",
    ]);
  });

  test('is reported if its default is wrong, by the declarations or by inspecting', () => {
    expect(whats(['lib.format', { ...format, default: "'cjs'" }])).toEqual([
      "lib.format: its default is 'esm', not 'cjs'.",
    ]);
    expect(whats(['lib.format', { ...format, default: "'esm'" }], () => false)[0]).toContain(
      'omitting it results in a different configuration',
    );
    expect(whats(['lib.format', { ...format, default: '"esm"' }], () => true)).toEqual([]);
  });

  test('is reported if a flag does not exist, is missing or belongs to another option', () => {
    expect(whats(['lib.format', { ...format, cli: '--fromat' }])).toEqual([
      'lib.format: the command line has no --fromat.',
    ]);
    expect(whats(['lib.format', { ...format, cli: undefined }])).toEqual([
      'lib.format: the command line has --format for it.',
    ]);
    expect(whats(['lib.format', { ...format, cli: '--format, --dts' }])).toEqual([
      'lib.format: --dts is the flag of another option.',
    ]);
  });

  test('is reported if it is wrong about the top level or deprecation, either way', () => {
    expect(whats(['lib.format', { ...format, isTopLevel: false }])[0]).toContain(
      'is also allowed at the top level',
    );
    expect(whats(['lib.autoExternal', { type: 'boolean', isTopLevel: true }])).toEqual([
      'lib.autoExternal: it is deprecated.',
      'lib.autoExternal: it is not allowed at the top level.',
    ]);
    expect(whats(['lib.format', { ...format, isDeprecated: true }])[0]).toContain('not deprecated');
  });
});

describe('a statement about an option of Rsbuild', () => {
  test('is compared like one about an option of lib', () => {
    const wrong = { type: 'boolean', default: "'web'", cli: '--dts', isDeprecated: true };
    expect(whats(['output.target', wrong])).toEqual([
      "output.target: its type is RsbuildTarget, or 'web' | 'node', not boolean.",
      "output.target: its default is 'node', not 'web'.",
      'output.target: it is not deprecated.',
      'output.target: it is also allowed at the top level.',
      'output.target: --dts is the flag of another option.',
    ]);
    expect(compareClaims([claim('output.taget')], facts).problems).toMatchObject([
      { what: 'output.taget: the package has no such option.', didYouMean: '"output.target"' },
    ]);
  });

  test('may name a flag that shortens the option', () => {
    const clean = { type: "boolean | 'auto'", cli: '--clean, --no-clean', isTopLevel: true };
    expect(whats(['output.cleanDistPath', clean])).toEqual([]);
  });
});

describe('a row of a table', () => {
  test('is compared only for the type and default it gives', () => {
    const row = { type: undefined, isRow: true };
    expect(compareClaims([claim('lib.format', { ...row, default: "'esm'" })], facts)).toEqual({
      compared: 1,
      problems: [],
      unjudged: [],
    });
    expect(whats(['lib.format', { ...row, type: 'boolean', default: "'cjs'" }])).toEqual([
      "lib.format: its type is Format, or 'esm' | 'cjs', not boolean.",
      "lib.format: its default is 'esm', not 'cjs'.",
    ]);
  });
});

describe('a statement that a program cannot judge', () => {
  test('is listed with the reason and not counted', () => {
    const right = { ...target, default: "'node'" };
    expect(compareClaims([claim('output.target', right)], facts)).toMatchObject({
      compared: 5,
      unjudged: [],
    });
    expect(
      compareClaims([claim('output.target', { ...target, defaultText: 'what runs it' })], facts),
    ).toMatchObject({
      compared: 4,
      unjudged: [{ line: 7, what: 'output.target: its default is described in words: what runs it' }],
    });
  });

  test('may be a type from another package, or a default that is not visible anywhere', () => {
    expect(unjudged('output.externals', { type: 'string[]', isTopLevel: true })).toEqual([
      'output.externals: its type includes Externals, which is declared elsewhere.',
    ]);
    const legal = { type: "'none' | 'linked'", default: "'linked'", isTopLevel: true };
    expect(unjudged('output.legalComments', legal)[0]).toContain(
      'neither in the declarations nor in the inspected configuration',
    );
  });

  test('is a problem if a default is not code, which belongs in defaultText', () => {
    expect(whats(['lib.format', { ...format, default: 'the usual one' }])).toEqual([
      'lib.format: its default the usual one is not code.',
    ]);
  });
});

describe('pages and options', () => {
  const page = (routePath: string) => ({ routePath, file: `docs${routePath}.mdx` });
  const all = ['/config/lib/', '/config/lib/format', '/config/lib/dts', '/other'].map(page);
  const claims = [claim('lib.format'), claim('lib.dts', { routePath: '/config/lib/dts' })];
  const options = facts.options.filter(({ name }) => /^lib\.(?:format|dts)/.test(name));
  const problems = (pages: typeof all, said = claims) =>
    checkPages(pages, said, options).map(({ file, what }) => `${file}: ${what}`);

  test('match one to one', () => {
    expect(problems(all)).toEqual([]);
  });

  test('include an error for an option without a page', () => {
    expect(problems(all.filter(({ routePath }) => routePath !== '/config/lib/dts'))).toEqual([
      'docs/config/lib/.mdx: The option lib.dts has no page at /config/lib/dts.',
    ]);
  });

  test('include an error for a page whose option is gone', () => {
    expect(problems([...all, page('/config/lib/gone')])).toEqual([
      'docs/config/lib/gone.mdx: /config/lib/gone is a page for an option that the package does not have.',
    ]);
  });

  test('include an error for a page that says nothing about its option', () => {
    expect(problems(all, claims.slice(0, 1))).toEqual([
      'docs/config/lib/dts.mdx: The page does not state the type and default of lib.dts.',
    ]);
  });
});
