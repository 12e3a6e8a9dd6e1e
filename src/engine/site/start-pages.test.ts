import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteConfigSchema } from '../config/schema.ts';
import { startPageProblems } from './start-pages.ts';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'start-pages-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function problemsOf(startPages: string[]) {
  const configFile = path.join(siteDir, 'site.config.ts');
  const settings = { title: 'T', search: { provider: 'embedded', startPages } };
  writeFileSync(configFile, `export default ${JSON.stringify(settings, null, 2)};\n`);
  const pages = [{ routePath: '/guide/start' }, { routePath: '/config/' }];
  return startPageProblems({ siteDir, configFile, config: siteConfigSchema.parse(settings), pages });
}

it('accepts routes of pages', () => {
  expect(problemsOf(['/config/', '/guide/start'])).toEqual([]);
});

it('reports a route without a page, with its line and the nearest page', () => {
  expect(problemsOf(['/config/', '/guide/strat'])).toMatchObject([
    {
      level: 'error',
      file: 'site.config.ts',
      line: 7,
      what: '`startPages` names "/guide/strat", which is not a page.',
      didYouMean: '"/guide/start"',
    },
  ]);
});

it('has nothing to report without a search', () => {
  const config = siteConfigSchema.parse({ title: 'T', search: false });
  expect(startPageProblems({ siteDir, configFile: '', config, pages: [] })).toEqual([]);
});
