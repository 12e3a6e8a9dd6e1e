import { expect, test } from 'vitest';
import { hostFiles } from './host-files.ts';

const files = (others = {}) =>
  Object.fromEntries(
    hostFiles({
      base: '/docs/',
      routes: ['/'],
      langs: ['en'],
      defaultLang: 'en',
      versions: [],
      defaultVersion: '',
      csp: "default-src 'none'",
      ...others,
    }).map(({ name, content }) => [name, content]),
  );

test('_headers: the policy for everything, and files with a hash for ever', () => {
  expect(files()['_headers']).toMatch(/^\/docs\/\*\n {2}content-security-policy: default-src 'none'\n/);
  expect(files()['_headers']).toContain(
    '/docs/assets/*\n  ! cache-control\n  cache-control: public, max-age=31536000, immutable\n',
  );
});

test('_redirects: what has no prefix is found without it', () => {
  expect(files()['_redirects']).toBe('/docs/en/* /docs/:splat 308\n');
  expect(files({ defaultVersion: 'v2' })['_redirects']).toContain('/docs/v2/* /docs/:splat 308\n');
});

test('nginx: everything stands below the base', () => {
  const places = files()['_nginx.conf']?.match(/^location .*$/gm) ?? [];
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !place.includes('/docs/'))).toEqual([]);
});
