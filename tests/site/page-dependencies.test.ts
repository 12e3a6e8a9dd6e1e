import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteExtensions } from '../../src/cli/site-extensions.ts';
import { loadConfiguration } from '../../src/engine/config/load.ts';
import { createHighlighter } from '../../src/engine/page/code/highlighter.ts';
import { compilePage } from '../../src/engine/page/compile-page.ts';
import { scanSite } from '../../src/engine/site/scan-site.ts';
import type { ScannedSite } from '../../src/engine/site/scan-site.ts';

declare const __ENGINE_ROOT__: string;

let site: ScannedSite;
const touched = new Set<string>();

beforeAll(async () => {
  site = scanSite(await loadConfiguration(__ENGINE_ROOT__), createHighlighter(), {
    extensions: siteExtensions(__ENGINE_ROOT__),
  });
  for (const name of ['readFileSync', 'existsSync', 'statSync', 'readdirSync'] as const) {
    const real = fs[name] as (...args: unknown[]) => unknown;
    vi.spyOn(fs, name).mockImplementation(((file: string, ...rest: unknown[]) => {
      touched.add(path.resolve(file));
      return real(file, ...rest);
    }) as never);
  }
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Grammars and other packages are the same until npm installs others. */
const isPackage = (file: string) => file.includes(`${path.sep}node_modules${path.sep}`);

test('every page depends on all files that compiling it has looked at', { timeout: 120_000 }, async () => {
  const forgotten: string[] = [];
  let repeatable = 0;
  for (const source of site.pages) {
    touched.clear();
    const { dependencies, isRepeatable } = await compilePage(source, site.context);
    expect(touched.has(source.file)).toBe(true);
    if (!isRepeatable) continue;
    repeatable += 1;
    forgotten.push(
      ...[...touched]
        .filter((file) => !isPackage(file) && !dependencies.has(file))
        .map((file) => `${source.relativePath}: ${path.relative(site.siteDir, file)}`),
    );
  }
  expect(forgotten).toEqual([]);
  expect(repeatable).toBeGreaterThan(site.pages.length * 0.9);
});
