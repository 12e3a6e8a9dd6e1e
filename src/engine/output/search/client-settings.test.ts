import { describe, expect, it } from 'vitest';
import { siteConfigSchema } from '../../config/schema.ts';
import type { SiteConfigInput } from '../../config/site-settings.ts';
import { clientSettings } from './client-settings.ts';
import { hasEmbeddedIndex } from '../../config/search-setting.ts';

const configWith = (search?: SiteConfigInput['search']) => siteConfigSchema.parse({ title: 'T', search });
const account = { provider: 'algolia', appId: 'A', apiKey: 'K', indexName: 'I' } as const;

/** The settings as written in the document. */
function told(search?: SiteConfigInput['search'], place = { lang: 'en', version: '', index: '/i.json' }) {
  const settings = clientSettings(configWith(search), place);
  return settings && (JSON.parse(JSON.stringify(settings)) as unknown);
}

it('returns nothing without a search', () => {
  expect(told(false)).toBeUndefined();
});

describe('the embedded search', () => {
  it('[K1] [K2] includes the URL of the index and no defaults', () => {
    expect(told()).toEqual({ index: '/i.json' });
    expect(
      told({
        provider: 'embedded',
        placeholder: 'Search docs',
        maxQueryLength: 64,
        hitsPerPage: 20,
        resultsPerGroup: 5,
        favoriteSearches: 10,
        personalization: true,
        openOnFocus: true,
      }),
    ).toEqual({ index: '/i.json' });
  });

  it('mentions start pages only if there is an index that has them', () => {
    const search: SiteConfigInput['search'] = { provider: 'embedded', startPages: ['/a'] };
    expect(told(search)).toEqual({ index: '/i.json', hasStartPages: true });
    const without = clientSettings(configWith(search), { lang: 'en', version: '', index: undefined });
    expect(without?.hasStartPages).toBeUndefined();
  });

  it('[K2] [K3] [V1] includes what differs from the defaults', () => {
    const numbers = {
      maxQueryLength: 512,
      hitsPerPage: 50,
      resultsPerGroup: 3,
      recentSearches: 5,
      favoriteSearches: 0,
    };
    expect(
      told({
        provider: 'embedded',
        ...numbers,
        placeholder: 'Find',
        personalization: false,
        openOnFocus: false,
        missingResultsUrl: 'https://t.example/new?title={query}',
      }),
    ).toEqual({
      index: '/i.json',
      ...numbers,
      placeholder: 'Find',
      isImpersonal: true,
      isClosedOnFocus: true,
      missingResultsUrl: 'https://t.example/new?title={query}',
    });
  });
});

describe('a hosted search', () => {
  it('includes its public settings and the locale of the records', () => {
    expect(told(account)).toEqual({ index: '/i.json', hosted: account, filters: { lang: 'en' } });
    expect(told(account, { lang: 'zh', version: 'v1', index: '/i.json' })).toMatchObject({
      filters: { lang: 'zh', version: 'v1' },
    });
  });

  it('includes hosts, events and recommendations if they are set', () => {
    const more = {
      host: 'https://h.example',
      hosts: ['https://i.example'],
      insights: true,
      insightsHost: 'https://e.example',
      recommendations: true,
    };
    expect(told({ ...account, ...more })).toMatchObject({ hosted: { ...account, ...more } });
  });

  it('includes nothing else from the configuration', () => {
    const config = configWith(account);
    const search = Object.assign({}, config.search, { adminKey: 'SECRET' });
    const secret = { ...config, search } as typeof config;
    const text = JSON.stringify(clientSettings(secret, { lang: 'en', version: '', index: undefined }));
    expect(text).not.toContain('SECRET');
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(['filters', 'hosted']);
  });
});

it('builds an index for the embedded search, and for a hosted one unless disabled', () => {
  expect(hasEmbeddedIndex(configWith())).toBe(true);
  expect(hasEmbeddedIndex(configWith(account))).toBe(true);
  expect(hasEmbeddedIndex(configWith({ ...account, embeddedFallback: false }))).toBe(false);
  expect(hasEmbeddedIndex(configWith(false))).toBe(false);
});
