// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { pathOfPage, settleAddress } from './page-address.ts';

beforeEach(() => history.replaceState(null, '', '/'));

function addressAfter(written: string, path: string): string {
  history.replaceState({ kept: true }, '', written);
  settleAddress(path);
  return location.pathname + location.search + location.hash;
}

it.each([
  ['/', '/guide/start/', '/guide/start/'],
  ['/docs/', '/', '/docs/'],
  ['/docs/', '/a', '/docs/a'],
  ['/', '/指南', '/%E6%8C%87%E5%8D%97'],
])('is below %s for %s: %s', (base, routePath, path) => expect(pathOfPage(base, routePath)).toBe(path));

it('[R3] drops .html if a host served it, and keeps query, hash and state', () => {
  expect(addressAfter('/config/lib/dts.html?q=1#x', '/config/lib/dts')).toBe('/config/lib/dts?q=1#x');
  expect(history.state).toEqual({ kept: true });
});

it('[R4] drops index if a host served it', () => {
  expect(addressAfter('/index', '/')).toBe('/');
  expect(addressAfter('/guide/index.html', '/guide/')).toBe('/guide/');
});

it('leaves a URL alone that is not a spelling of the page', () => {
  expect(addressAfter('/mirror/of/guide/', '/guide/')).toBe('/mirror/of/guide/');
  expect(addressAfter('/guide/?a', '/guide/')).toBe('/guide/?a');
});
