import { describe, expect, it } from 'vitest';
import { siteConfigSchema } from '../../config/schema.ts';
import type { SiteConfigInput } from '../../config/site-settings.ts';
import { insightsHosts, searchHosts } from './search-hosts.ts';

const searchOf = (search: SiteConfigInput['search']) => siteConfigSchema.parse({ title: 'T', search }).search;
const account = { provider: 'algolia', appId: 'AppId', apiKey: 'K', indexName: 'I' } as const;

describe('search hosts', () => {
  it('[C4] default to the service’s own: the nearest first, then three others', () => {
    expect(searchHosts(searchOf(account))).toEqual([
      'https://appid-dsn.algolia.net',
      'https://appid-1.algolianet.com',
      'https://appid-2.algolianet.com',
      'https://appid-3.algolianet.com',
    ]);
  });

  it('are the configured ones as origins, in order and without duplicates', () => {
    const host = 'https://proxy.example/algolia/';
    const hosts = ['https://b.example:8443', 'https://proxy.example', 'https://a.example'];
    expect(searchHosts(searchOf({ ...account, host }))).toEqual(['https://proxy.example']);
    expect(searchHosts(searchOf({ ...account, hosts }))).toEqual(hosts);
    expect(searchHosts(searchOf({ ...account, host, hosts }))).toEqual([
      'https://proxy.example',
      'https://b.example:8443',
      'https://a.example',
    ]);
  });

  it('are empty without a service', () => {
    expect(searchHosts(searchOf(false))).toEqual([]);
    expect(searchHosts(searchOf({ provider: 'embedded' }))).toEqual([]);
  });
});

it('[C5] include a host for events only if events are sent', () => {
  expect(insightsHosts(searchOf(account))).toEqual([]);
  expect(insightsHosts(searchOf({ ...account, insightsHost: 'https://e.example' }))).toEqual([]);
  expect(insightsHosts(searchOf({ ...account, insights: true }))).toEqual(['https://insights.algolia.io']);
  expect(
    insightsHosts(searchOf({ ...account, insights: true, insightsHost: 'https://e.example/events' })),
  ).toEqual(['https://e.example']);
  expect(insightsHosts(searchOf(false))).toEqual([]);
  expect(insightsHosts(searchOf({ provider: 'embedded' }))).toEqual([]);
});
