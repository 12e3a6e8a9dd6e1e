import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteExtensions } from '../../src/cli/site-extensions.ts';
import { compileSite } from '../../src/engine/site/compile-site.ts';
import { writeHistory } from '../../src/proof/since/since-recording.ts';
import { build, emptyCache, filesBelow, fixtureDir, siteWith, tempFolder } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

const SITE = {
  'site.config.ts': "export default { title: 'T', extensions: ['proof'] };\n",
  'docs/index.mdx': '# Home\n\n[Guide](/guide) and [notes](/notes.txt)\n',
  'docs/guide.mdx': '# Guide\n\n```ts\nconst a = 1;\n```\n\n![A dot](./dot.svg)\n',
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'docs/public/notes.txt': 'Notes\n',
  'docs/parts.mdx': "import Shared from './_shared.mdx';\n\n# Parts\n\n<Shared />\n",
  'docs/_shared.mdx': 'Shared by pages.\n',
  'docs/counter.mdx': "import Counter from '../Counter';\n\n# Counter\n\n<Counter />\n",
  'Counter.tsx': 'export default () => <b>Two pieces</b>;\n',
  'docs/option.mdx':
    'import { Option } from \'@theme\';\n\n# Option\n\n<Option name="lib.dts" type="boolean" />\n',
  'docs/typed.mdx': readFileSync(path.join(fixtureDir('type-hover'), 'docs/index.mdx'), 'utf8').replace(
    './other.mdx',
    './guide.mdx',
  ),
  'docs/share.mdx': "import { ExampleShare } from '@theme';\n\n# Share\n\n<ExampleShare />\n",
};
const PAGES = 7;
/** Counts the examples of all pages, so it is compiled in every build. */
const ALWAYS_COMPILED = 1;
const REPEATABLE = PAGES - ALWAYS_COMPILED;

let siteDir: string;
let cacheDir: string;
let engineRoot = __ENGINE_ROOT__;

const write = (name: string, content: string | Buffer) => writeFileSync(path.join(siteDir, name), content);
const record = (since: string) =>
  writeHistory(siteDir, {
    releases: ['0.8.0', '0.9.0'],
    options: { 'lib.dts': { [since]: { type: 'boolean' } } },
    inspected: {},
    flags: {},
    api: {},
  });

interface Result {
  reused: number;
  /** By name: what is compared with the result of a start from nothing. */
  parts: Record<string, unknown>;
}

/** The code that runs here was read when the test started, from the project itself. */
const reusing = (cache: string) => {
  let reused = -1;
  const options = {
    cacheDir: cache,
    code: { engineRoot, readAt: Date.now() + 1000 },
    onStep: (step: string) => (reused = Number(/, (\d+) of them from the cache/.exec(step)?.[1] ?? reused)),
  };
  return { options, reused: () => reused };
};

/** Compiles the pages, which is all that a build reuses. */
async function compileWith(cache: string): Promise<Result> {
  const { options, reused } = reusing(cache);
  const { pages, problems } = await compileSite({
    ...options,
    siteDir,
    extensions: siteExtensions(__ENGINE_ROOT__),
  });
  const parts = Object.fromEntries(pages.map((page) => [page.data.routePath, page]));
  return { reused: reused(), parts: { ...parts, problems } };
}

/** Builds the whole site. */
async function buildWith(cache: string): Promise<Result> {
  const { options, reused } = reusing(cache);
  const { outDir } = await build(siteDir, { ...options, engineRoot });
  const files = filesBelow(outDir);
  const content = files.map((name) => [name, readFileSync(path.join(outDir, name)).toString('base64')]);
  return { reused: reused(), parts: Object.fromEntries(content) };
}

/** Compiles with what earlier runs have left, and compares the pages with those of a start from nothing. */
async function reusedPages(): Promise<number> {
  // The cold one goes first: a file that has just changed is in doubt, so pages made from it would not be kept.
  const cold = await compileWith(emptyCache());
  expect(cold.reused).toBe(0);
  return sameAs(cold, await compileWith(cacheDir));
}

/** Returns how many pages were reused for the same parts. */
function sameAs(cold: Result, warm: Result): number {
  expect(Object.keys(warm.parts)).toEqual(Object.keys(cold.parts));
  for (const [name, part] of Object.entries(cold.parts))
    expect([name, warm.parts[name]]).toEqual([name, part]);
  return warm.reused;
}

/** A copy of the engine's source, beside the installed packages. */
function copiedEngine(): string {
  const copy = tempFolder();
  for (const name of ['src', 'package.json', 'package-lock.json'])
    cpSync(path.join(__ENGINE_ROOT__, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(__ENGINE_ROOT__, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

// A page that is not compiled again although it has to be differs from that of a start from nothing. One that is
// compiled for no reason shows in the number. So edits of different pages can share their runs.
describe('a build after another one', { timeout: 120_000 }, () => {
  let first: Result;

  // Each test continues with the site and the cache of the one before it, as an author does.
  beforeAll(async () => {
    siteDir = siteWith(SITE);
    cacheDir = emptyCache();
    record('0.8.0');
    first = await buildWith(emptyCache());
    sameAs(first, await buildWith(cacheDir));
  }, 120_000);

  test('reuses every page if nothing has changed', async () => {
    expect(sameAs(first, await buildWith(cacheDir))).toBe(REPEATABLE);
  });

  test('compiles an edited page, and those of a changed component and a new recording', async () => {
    write('docs/guide.mdx', `${SITE['docs/guide.mdx']}\n## More {#more}\n\n\`\`\`json\n{}\n\`\`\`\n`);
    write('Counter.tsx', SITE['Counter.tsx'].replace('pieces', 'parts'));
    cpSync(
      path.join(fixtureDir('type-hover'), 'docs/index.hovers.json'),
      path.join(siteDir, 'docs/typed.hovers.json'),
    );
    expect(await reusedPages()).toBe(REPEATABLE - 3);
  });

  test('reuses a page whose edit is undone, and compiles that of a component now found first', async () => {
    write('docs/guide.mdx', SITE['docs/guide.mdx']);
    write('Counter.mdx', 'Not the counter.\n');
    expect(await reusedPages()).toBe(REPEATABLE - 1);
  });

  test('compiles the pages of an edited fragment, picture or recording', async () => {
    write('docs/_shared.mdx', 'Shared by *all* pages.\n');
    write('docs/dot.svg', SITE['docs/dot.svg'].replace('0 0 1 1', '0 0 2 3'));
    record('0.9.0');
    expect(await reusedPages()).toBe(REPEATABLE - 3);
  });

  test('compiles all pages after a change of the configuration', async () => {
    write('site.config.ts', "export default { title: 'T', extensions: ['proof'], base: '/docs/' };\n");
    expect(await reusedPages()).toBe(0);
  });

  test('compiles all pages after a page was removed', async () => {
    rmSync(path.join(siteDir, 'docs/option.mdx'));
    expect(await reusedPages()).toBe(0);
  });

  test('ignores damaged entries of the cache', async () => {
    const pages = path.join(cacheDir, 'pages');
    for (const [index, name] of readdirSync(pages).entries()) {
      const entry = readFileSync(path.join(pages, name));
      writeFileSync(
        path.join(pages, name),
        index % 2 === 0 ? entry.subarray(0, entry.length / 2) : 'damaged',
      );
    }
    expect(await reusedPages()).toBe(0);
    expect((await compileWith(cacheDir)).reused).toBe(REPEATABLE - 1);
  });

  test('compiles all pages after a change of the engine', async () => {
    engineRoot = copiedEngine();
    await compileWith(cacheDir);
    expect((await compileWith(cacheDir)).reused).toBe(REPEATABLE - 1);
    const changed = path.join(engineRoot, 'src/model/constants.ts');
    writeFileSync(changed, `${readFileSync(changed, 'utf8')}\nexport const CHANGED = true;\n`);
    expect(await reusedPages()).toBe(0);
  });
});
