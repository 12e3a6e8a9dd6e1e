import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../model/problem.ts';
import { loadConfiguration } from './load.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  mkdirSync(path.join(siteDir, 'docs'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

async function searchOf(search: unknown) {
  const source = `export default {\n  title: 'T',\n  search: ${JSON.stringify(search)},\n};`;
  writeFileSync(path.join(siteDir, 'site.config.ts'), source);
  return (await loadConfiguration(siteDir, { env: {}, cacheDir: path.join(siteDir, 'cache') })).config.search;
}

async function problemsOf(search: unknown) {
  const error: unknown = await searchOf(search).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemError);
  return (error as ProblemError).problems.map(({ file, line, what }) => {
    expect([file, line]).toEqual(['site.config.ts', 3]);
    return what;
  });
}

const account = { provider: 'algolia', appId: 'A', apiKey: 'K', indexName: 'I' };

describe('search settings', () => {
  it('[K1] [K2] [K3] [V1] have a default for everything readers see', async () => {
    expect(await searchOf({ provider: 'embedded' })).toEqual({
      provider: 'embedded',
      placeholder: 'Search docs',
      maxQueryLength: 64,
      hitsPerPage: 20,
      resultsPerGroup: 5,
      favoriteSearches: 10,
      personalization: true,
      openOnFocus: true,
      startPages: [],
    });
  });

  it('[K2] [K3] [V1] can all be changed', async () => {
    const other = { maxQueryLength: 512, hitsPerPage: 5, resultsPerGroup: 20, recentSearches: 5 };
    expect(await searchOf({ provider: 'embedded', ...other })).toMatchObject(other);
  });

  it('send no events for a hosted search unless asked to, and ship an index as a fallback', async () => {
    expect(await searchOf(account)).toMatchObject({
      ...account,
      insights: false,
      recommendations: false,
      embeddedFallback: true,
      maxQueryLength: 64,
    });
  });

  it('keep the URL template for missing results as written', async () => {
    const missingResultsUrl = 'https://t.example/new?title={query}&labels=search';
    expect(await searchOf({ provider: 'embedded', missingResultsUrl })).toMatchObject({ missingResultsUrl });
  });
});

describe('reports an invalid setting by name', () => {
  it.each([
    ['placeholder', ''],
    ['maxQueryLength', 0],
    ['maxQueryLength', 513],
    ['maxQueryLength', '64'],
    ['hitsPerPage', 0],
    ['hitsPerPage', 101],
    ['resultsPerGroup', 1.5],
    ['recentSearches', -1],
    ['recentSearches', 51],
    ['favoriteSearches', 51],
    ['personalization', 'no'],
    ['openOnFocus', 1],
    ['missingResultsUrl', 'javascript:alert(1)'],
    ['missingResultsUrl', '/issues'],
  ])('embedded: %s set to %j', async (name, value) => {
    const problems = await problemsOf({ provider: 'embedded', [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`\`search.${name}\``);
  });

  it.each([
    ['appId', ''],
    ['apiKey', ''],
    ['indexName', ''],
    ['host', 'search.example'],
    ['hosts', []],
    ['insights', 'yes'],
    ['insightsHost', 'ftp://e.example'],
    ['recommendations', 1],
    ['embeddedFallback', 'no'],
  ])('hosted: %s set to %j', async (name, value) => {
    const problems = await problemsOf({ ...account, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`\`search.${name}\``);
  });

  it('including its index in a list', async () => {
    const [problem] = await problemsOf({ ...account, hosts: ['https://a.example', 'b.example'] });
    expect(problem).toBe(
      '`search.hosts[1]` must be an address that starts with https://, but is "b.example".',
    );
  });

  it('[V2] including a missing one and one of the other provider', async () => {
    expect(await problemsOf({ provider: 'algolia', indexName: 'I' })).toEqual([
      '`search.appId` is missing: it must be a string.',
      '`search.apiKey` is missing: it must be a string.',
    ]);
    expect(await problemsOf({ provider: 'embedded', appId: 'A' })).toEqual([
      'Unknown setting `search.appId`.',
    ]);
    expect(await problemsOf({ ...account, adminKey: 'S' })).toEqual(['Unknown setting `search.adminKey`.']);
  });
});
