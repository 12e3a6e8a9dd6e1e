import { expect, test } from 'vitest';
import { siteAddress } from './site-address.ts';

const config = { url: 'https://host.example', base: '/docs/' };

test.each([
  ['/', 'https://host.example/docs/'],
  ['', 'https://host.example/docs/'],
  ['/guide/start', 'https://host.example/docs/guide/start'],
  ['cards/a b.png', 'https://host.example/docs/cards/a%20b.png'],
])('adds %j to the URL of the site', (path, address) => {
  expect(siteAddress(config, path)).toBe(address);
});
