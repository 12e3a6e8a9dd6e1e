import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
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

async function buildWith(cache: string) {
  let reused = -1;
  const site = await build(siteDir, {
    engineRoot,
    cacheDir: cache,
    // The code that runs here was read when the test started, from the project itself.
    code: { engineRoot, readAt: Date.now() + 1000 },
    onStep: (step) => (reused = Number(/, (\d+) of them from the cache/.exec(step)?.[1] ?? reused)),
  });
  const files = filesBelow(site.outDir);
  const content = files.map((name) => [name, readFileSync(path.join(site.outDir, name)).toString('base64')]);
  return { reused, files: Object.fromEntries(content) as Record<string, string> };
}

/** Builds with what earlier builds have left, and compares the files with those of a build that starts from nothing. */
async function reusedPages(): Promise<number> {
  // The cold build goes first: a file that has just changed is in doubt, so pages made from it would not be kept.
  const cold = await buildWith(emptyCache());
  expect(cold.reused).toBe(0);
  return reusedFor(cold.files);
}

/** Builds with what earlier builds have left, which has to give these files. */
async function reusedFor(files: Record<string, string>): Promise<number> {
  const warm = await buildWith(cacheDir);
  expect(Object.keys(warm.files)).toEqual(Object.keys(files));
  expect(Object.keys(files).filter((name) => warm.files[name] !== files[name])).toEqual([]);
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

// A page that is not compiled again although it has to be differs from that of the build from nothing. One that is
// compiled for no reason shows in the number. So edits of different pages can share their builds.
describe('a build after another one', { timeout: 120_000 }, () => {
  let first: Record<string, string>;

  // Each test continues with the site and the cache of the one before it, as an author does.
  beforeAll(async () => {
    siteDir = siteWith(SITE);
    cacheDir = emptyCache();
    record('0.8.0');
    first = (await buildWith(emptyCache())).files;
    await reusedFor(first);
  }, 120_000);

  test('reuses every page if nothing has changed', async () => {
    expect(await reusedFor(first)).toBe(REPEATABLE);
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
    expect((await buildWith(cacheDir)).reused).toBe(REPEATABLE - 1);
  });

  test('compiles all pages after a change of the engine', async () => {
    engineRoot = copiedEngine();
    await buildWith(cacheDir);
    expect((await buildWith(cacheDir)).reused).toBe(REPEATABLE - 1);
    const changed = path.join(engineRoot, 'src/model/constants.ts');
    writeFileSync(changed, `${readFileSync(changed, 'utf8')}\nexport const CHANGED = true;\n`);
    expect(await reusedPages()).toBe(0);
  });
});
