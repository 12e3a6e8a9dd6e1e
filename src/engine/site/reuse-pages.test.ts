import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteConfigSchema } from '../config/schema.ts';
import { createHighlighter } from '../page/code/highlighter.ts';
import { compilePage } from '../page/compile-page.ts';
import { reusePages } from './reuse-pages.ts';
import type { Compile } from './reuse-pages.ts';
import { scanSite } from './scan-site.ts';
import type { ScannedSite } from './scan-site.ts';

/** Later than every change a test makes before it builds. */
const LATER = Date.now() + 60_000;

let folder = '';
let cacheDir = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'reuse-'));
  cacheDir = path.join(folder, 'cache');
  write('docs/index.mdx', '# Home\n');
  write('src/engine.ts', 'export const version = 1;\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

function scan(settings: Partial<ScannedSite['config']> = {}): ScannedSite {
  const config = { ...siteConfigSchema.parse({ title: 'T' }), ...settings };
  const configFile = path.join(folder, 'site.config.ts');
  const docsDir = path.join(folder, 'docs');
  return scanSite({ siteDir: folder, docsDir, configFile, config, dependencies: [] }, createHighlighter());
}

interface Run {
  site?: ScannedSite;
  /** When the source of the engine was read. */
  readAt?: number;
  startedAt?: number;
  compile?: Compile;
}

function reuseFor({ site = scan(), readAt = LATER, startedAt = LATER, compile }: Run = {}) {
  const reuse = reusePages(site, {
    cacheDir,
    code: { engineRoot: folder, readAt },
    startedAt,
    compile: compile ?? ((source) => compilePage(source, site.context)),
  });
  return { site, reuse };
}

/** Builds once, and returns how many pages came from the cache. */
async function run(how?: Run): Promise<number> {
  const { site, reuse } = reuseFor(how);
  for (const source of site.pages) await reuse.pageOf(source);
  await reuse.finish();
  return reuse.reused();
}

test('reuses a page until its text, the settings or the engine change', async () => {
  expect(await run()).toBe(0);
  expect(await run()).toBe(1);
  write('docs/index.mdx', '# Changed\n');
  expect(await run()).toBe(0);
  expect(await run()).toBe(1);
  expect(await run({ site: scan({ base: '/docs/' }) })).toBe(0);
  write('src/engine.ts', 'export const version = 2;\n');
  expect(await run()).toBe(0);
  write('package-lock.json', '{}');
  expect(await run()).toBe(0);
  expect(await run()).toBe(1);
});

test('does not keep a page if a file it was made from changed during the build', async () => {
  const file = write('docs/index.mdx', '# Home\n');
  // Some programs restore the time of the modification, so only the time of the change counts.
  utimesSync(file, 1, 1);
  await run({ startedAt: Date.now() });
  expect(await run()).toBe(0);
});

test('compiles everything if the engine changed after it was started', async () => {
  await run();
  expect(await run({ readAt: Date.now() - 60_000 })).toBe(0);
});

test('compiles everything if a setting cannot be compared', async () => {
  const site = scan({ markdown: Object.assign({ transform: () => '' }, scan().config.markdown) });
  await run({ site });
  expect(await run({ site })).toBe(0);
});

test('compiles a page with problems in every build, so they are reported every time', async () => {
  write('docs/index.mdx', '# Home\n\n<Unknown />\n');
  await run();
  expect(await run()).toBe(0);
});

test('keeps nothing that cannot be written down', async () => {
  const site = scan();
  const compile: Compile = async (source) => {
    const page = await compilePage(source, site.context);
    return {
      ...page,
      data: { ...page.data, frontmatter: Object.assign({ f: () => 1 }, page.data.frontmatter) },
    };
  };
  await run({ site, compile });
  expect(await run({ site, compile })).toBe(0);
  expect(readdirSync(folder)).not.toContain('cache');
});

test('notices in the same process that an older file has replaced one that a page was made from', async () => {
  const part = write('docs/_part.mdx', 'The newer part.\n');
  const older = write('docs/_older.mdx', 'An older part.\n');
  utimesSync(older, 1, 1);
  write('docs/index.mdx', "import Part from './_part.mdx'\n\n# Home\n\n<Part />\n");
  await run();
  const { site, reuse } = reuseFor();
  const markdown = async () => (await reuse.pageOf(site.pages[0]!)).markdown;
  expect(await markdown()).toContain('The newer part.');
  expect(reuse.reused()).toBe(1);
  renameSync(older, part);
  expect(await markdown()).toContain('An older part.');
  await reuse.finish();
});

test('reports pages that cannot be kept when asked, and not before', async () => {
  const early: unknown[] = [];
  const note = (reason: unknown) => early.push(reason);
  process.on('unhandledRejection', note);
  const site = scan();
  const compile: Compile = async (source) => ({
    ...(await compilePage(source, site.context)),
    get dependencies(): Set<string> {
      throw new Error('No dependencies.');
    },
  });
  const { reuse } = reuseFor({ site, compile });
  await reuse.pageOf(site.pages[0]!);
  await setImmediate();
  process.off('unhandledRejection', note);
  expect(early).toEqual([]);
  await expect(reuse.finish()).rejects.toThrow('No dependencies.');
});
