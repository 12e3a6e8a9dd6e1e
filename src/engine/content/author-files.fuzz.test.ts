import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anything, fuzz, hostileText, mostly } from '../../../tests/support/fuzz.ts';
import { type Problem, ProblemError } from '../../model/problem.ts';
import { loadConfiguration } from '../config/load.ts';
import { readFrontmatter } from './frontmatter.ts';
import { frontmatterSchema } from './frontmatter-schema.ts';
import { DocsFixture } from './navigation.fixture.ts';

/** Expects every problem to name the file, a line in it, and what is wrong. */
function expectUseful(problems: readonly Problem[], file: string, source: string): void {
  const lineCount = source.split('\n').length;
  for (const problem of problems) {
    expect(problem).toMatchObject({ file, what: expect.stringMatching(/\S/) as string });
    expect(problem.line).toBeGreaterThanOrEqual(1);
    expect(problem.line).toBeLessThanOrEqual(lineCount);
    expect(problem.column).toBeGreaterThanOrEqual(1);
  }
}

describe('[E2] any frontmatter', () => {
  const known = Object.keys(frontmatterSchema.shape);
  const key = fc.oneof(
    { arbitrary: fc.constantFrom(...known), weight: 5 },
    fc.constantFrom('__proto__', 'constructor', 'toString', '? a', '&a', '*a', '<<', '"', '- a', ''),
    hostileText,
  );
  const scalar = fc.oneof(
    fc.constantFrom(
      'true',
      'null',
      '~',
      '2024-07-31',
      '404',
      '0x10',
      '.inf',
      '|',
      '>',
      '*a',
      '&a b',
      '!!js/function x',
      '[',
      '{a: b}',
      '- x',
      '"a',
      '2026-02-30',
    ),
    hostileText,
    anything.map((value) => JSON.stringify(value)),
  );
  const yaml = fc
    .array(
      fc.tuple(fc.constantFrom('', '', '  ', '\t'), key, fc.constantFrom(': ', ':', ' :', ':\n  '), scalar),
      { maxLength: 6 },
    )
    .map((lines) => lines.map((parts) => parts.join('')).join('\n'));

  it('is read or reported with a location, and adds nothing unknown', () => {
    fc.assert(
      fc.property(yaml, (text) => {
        const source = `---\n${text}\n---\nbody`;
        const { frontmatter, problems } = readFrontmatter(source, 'docs/a.mdx');
        expectUseful(problems, 'docs/a.mdx', source);
        expect(known).toEqual(expect.arrayContaining(Object.keys(frontmatter)));
        expect(Object.getPrototypeOf(frontmatter)).toBe(Object.prototype);
        expect(({} as Record<string, unknown>)['x']).toBeUndefined();
      }),
      fuzz(400),
    );
  });
});

describe('any _meta.json and _nav.json', () => {
  let docs: DocsFixture;
  beforeAll(() => {
    docs = new DocsFixture();
    docs.write({}, 'guide/index.mdx', 'guide/a.mdx', 'guide/deep/b.mdx', 'index.mdx');
  });
  afterAll(() => docs.remove());

  const name = mostly(
    fc.constantFrom('index', 'a', 'a.mdx', 'deep', 'deep/b', '..', '.', '/', 'none', '__proto__'),
  );
  const link = mostly(
    fc.constantFrom('/guide/a', 'a', './a', '#x', 'https://a.b', 'javascript:x', '//a', '/none', ''),
  );
  const item: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    item: fc.oneof(
      { maxDepth: 2 },
      name,
      fc.record(
        {
          type: mostly(
            fc.constantFrom('file', 'dir', 'dir-section-header', 'section-header', 'divider', 'custom-link'),
          ),
          name,
          label: mostly(hostileText),
          text: mostly(hostileText),
          link,
          collapsed: mostly(fc.boolean()),
          overviewHeaders: mostly(fc.array(fc.nat(7))),
          items: fc.array(tie('item'), { maxLength: 3 }),
          tag: mostly(hostileText),
          activeMatch: mostly(fc.constantFrom('^/guide/', '(', '[', '(a+)+$')),
          dashed: anything,
        },
        { requiredKeys: [] },
      ),
    ),
  }))['item'];
  const json = fc.oneof(
    { arbitrary: fc.array(item, { maxLength: 5 }).map((list) => JSON.stringify(list, null, 1)), weight: 6 },
    hostileText,
    anything.map((value) => JSON.stringify(value)),
  );

  it.each(['guide/_meta.json', '_nav.json'])(
    'reads %s as a list or reports problems with a location',
    (file) => {
      fc.assert(
        fc.property(json, (text) => {
          const meta = '["index", "a", { "type": "dir", "name": "deep" }]';
          docs.write({ '_nav.json': '[]', 'guide/_meta.json': meta, [file]: text === '' ? ' ' : text });
          const { problems, sidebars, nav, links } = docs.read();
          expectUseful(problems, `docs/${file}`, text === '' ? ' ' : text);
          expect(JSON.stringify([sidebars, nav])).not.toContain('"javascript:');
          expect(docs.read()).toEqual({
            problems,
            sidebars,
            nav,
            links,
            files: expect.anything() as string[],
          });
        }),
        fuzz(80),
      );
    },
  );
});

/** Loads a configuration or returns its problems. Anything else it throws fails the test. */
async function outcome(siteDir: string) {
  try {
    const { config } = await loadConfiguration(siteDir, { env: {} });
    return { ...config, files: [], words: [] };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problems.length === 0) throw error;
    const files = error.problems.map(({ file }) => file);
    return { base: '/', url: '', feeds: [], files, words: error.problems.map(({ what }) => what) };
  }
}

describe('any configuration', () => {
  let siteDir = '';
  beforeAll(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'config-'));
    mkdirSync(path.join(siteDir, 'docs'));
  });
  afterAll(() => rmSync(siteDir, { recursive: true }));

  const strange = fc.oneof(
    anything,
    fc.anything({ withBigInt: true, withDate: true, withMap: true, maxDepth: 1 }),
  );
  const settings = fc.record(
    {
      title: mostly(hostileText, strange),
      base: mostly(fc.constantFrom('/', '/docs/', 'docs', '//', '/a b/')),
      url: mostly(fc.constantFrom('https://a.b', 'https://a.b/c', 'javascript:x', 'http://', 'https://[')),
      lang: mostly(fc.constantFrom('en', 'zh', 'e', '..')),
      locales: mostly(
        fc.array(fc.record({ lang: mostly(fc.constantFrom('en', 'zh', '..')), label: anything }), {
          maxLength: 3,
        }),
        strange,
      ),
      multiVersion: mostly(
        fc.record({ default: mostly(fc.constant('v1')), versions: mostly(fc.constant(['v1', 'v2'])) }),
        strange,
      ),
      feeds: mostly(
        fc.array(
          fc.record({
            title: hostileText,
            path: fc.constantFrom('/blog/', 'x', '/\ud800/'),
            output: fc.constantFrom('a.xml', '../a.xml', '..', '/a'),
          }),
        ),
      ),
      search: mostly(fc.constantFrom(false, {}), strange),
      family: strange,
      alias: strange,
      __proto__: strange,
      unknown: strange,
    },
    { requiredKeys: [] },
  );

  it('is accepted or reported as problems of its file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof({ arbitrary: settings, weight: 5 }, strange), async (value) => {
        writeFileSync(path.join(siteDir, 'site.config.mjs'), `export default ${fc.stringify(value)};\n`);
        const { base, url, feeds, files, words } = await outcome(siteDir);
        expect(base).toMatch(/^\/(?:.*\/)?$/);
        expect(url).toMatch(/^(?:https?:\/\/.*)?$/);
        expect(feeds.filter(({ output }) => path.posix.normalize(output).startsWith('..'))).toEqual([]);
        expect(files.filter((file) => file !== 'site.config.mjs')).toEqual([]);
        expect(words).not.toContain('');
      }),
      fuzz(40),
    );
  });
});
