import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteExtensions } from '../../src/cli/site-extensions.ts';
import { loadConfiguration } from '../../src/engine/config/load.ts';
import { createHighlighter } from '../../src/engine/page/code/highlighter.ts';
import type { Highlighter } from '../../src/engine/page/code/highlighter.ts';
import { compilePage } from '../../src/engine/page/compile-page.ts';
import { scanSite } from '../../src/engine/site/scan-site.ts';
import type { ScannedSite } from '../../src/engine/site/scan-site.ts';

declare const __ENGINE_ROOT__: string;

/** Everything that asks the file system about one path. */
const LOOKS = 'access|exists|lstat|open|opendir|readFile|readdir|readlink|realpath|stat'.split('|');

/** Coloring reads grammars, which are packages, and takes most of the time of compiling a page. */
const withoutColors: Highlighter = { ...createHighlighter(), load: () => Promise.resolve() };

let site: ScannedSite;
const touched = new Set<string>();

beforeAll(async () => {
  site = scanSite(await loadConfiguration(__ENGINE_ROOT__), withoutColors, {
    extensions: siteExtensions(__ENGINE_ROOT__),
  });
  for (const name of LOOKS) {
    watch(fs, `${name}Sync`);
    if (name in fs.promises) watch(fs.promises, name);
  }
  syncBuiltinESMExports();
});
afterAll(() => {
  for (const restore of restores) restore();
  syncBuiltinESMExports();
});

type Look = (file: unknown, ...rest: unknown[]) => unknown;

const restores: (() => void)[] = [];

/** Notes the first argument of each call. A spy would also keep the file that each call has returned. */
function watch(module: object, name: string): void {
  const functions = module as Record<string, Look>;
  const real = functions[name]!;
  // `realpathSync.native` is a function too.
  const own = Object.entries(real as unknown as Record<string, Look>);
  functions[name] = Object.assign(
    noting(real),
    Object.fromEntries(own.map(([key, value]) => [key, noting(value)])),
  );
  restores.push(() => (functions[name] = real));
}

function noting(look: Look): Look {
  return (file, ...rest) => {
    touched.add(path.resolve(String(file)));
    return look(file, ...rest);
  };
}

/**
 * Grammars and other packages are the same until npm installs others. The folder of the site is only resolved, to check
 * that a shown file is in it.
 */
const isFixed = (file: string) =>
  file === site.siteDir || file.includes(`${path.sep}node_modules${path.sep}`);

test('every page depends on all files that compiling it has looked at', { timeout: 120_000 }, async () => {
  const forgotten: string[] = [];
  const instruments: string[] = [];
  for (const source of site.pages) {
    touched.clear();
    const { dependencies, isRepeatable } = await compilePage(source, site.context);
    expect(touched.has(source.file)).toBe(true);
    if (!isRepeatable) {
      instruments.push(source.relativePath);
      continue;
    }
    forgotten.push(
      ...[...touched]
        .filter((file) => !isFixed(file) && !dependencies.has(file))
        .map((file) => `${source.relativePath}: ${path.relative(site.siteDir, file)}`),
    );
  }
  expect(forgotten).toEqual([]);
  // What these run, or count, comes from files that no page depends on.
  expect(instruments.filter((name) => !name.startsWith('learn/'))).toEqual([
    'about/checks.mdx',
    'doctor.mdx',
    'lab.mdx',
    'migrate.mdx',
    'start.mdx',
  ]);
});
