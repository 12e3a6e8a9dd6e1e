import { describe, expect, it } from 'vitest';
import { isNavActive, matchesRoute, navPattern } from './nav-match.ts';

const guide = { text: 'Guide', link: '/guide/start/', activeMatch: '/guide/' };

describe('[N1] a top navigation entry', () => {
  it('is active where its activeMatch matches the route', () => {
    expect(isNavActive(guide, '/guide/basic/cli', '/')).toBe(true);
    expect(isNavActive(guide, '/config/', '/')).toBe(false);
  });

  it('is active in every language and version where its activeMatch matches the rest of the route', () => {
    const anchored = { ...guide, activeMatch: '^/guide/' };
    expect(isNavActive(anchored, '/v1/zh/guide/basic', '/v1/zh/')).toBe(true);
    expect(isNavActive(anchored, '/v1/zh/guide/basic', '/')).toBe(false);
  });

  it.each([
    ['/blog/', '/blog/', true],
    ['/blog/', '/blog/introducing-rslib', true],
    ['/blog', '/blogs', false],
    ['/api', '/api-notes', false],
    ['/api', '/api', true],
    ['/api#part', '/api', true],
    ['/a.b', '/a-b', false],
    ['/', '/blog/', false],
    ['/', '/', true],
    ['https://rslib.rs/', '/', false],
  ])('that links to %s is active on %s: %s', (link, routePath, isActive) => {
    expect(isNavActive({ text: 'Entry', link }, routePath, '/')).toBe(isActive);
  });

  it('that links to the home of its version is active only there', () => {
    const home = { text: 'Home', link: '/v1/' };
    expect(isNavActive(home, '/v1/', '/v1/')).toBe(true);
    expect(isNavActive(home, '/v1/guide/start', '/v1/')).toBe(false);
  });

  it('with an invalid expression is never active', () => {
    expect(isNavActive({ ...guide, activeMatch: '(' }, '/guide/start/', '/')).toBe(false);
  });

  it('that is a menu is active for any of its entries and its own link', () => {
    const menu = {
      text: 'More',
      items: [
        { text: 'Out', link: 'https://x.example' },
        { text: 'Config', link: '/config/' },
      ],
    };
    expect(isNavActive(menu, '/config/lib/dts', '/')).toBe(true);
    expect(isNavActive(menu, '/guide/', '/')).toBe(false);
    expect(isNavActive({ ...menu, link: '/guide/' }, '/guide/', '/')).toBe(true);
    expect(isNavActive({ ...menu, activeMatch: '^/none' }, '/config/', '/')).toBe(false);
  });
});

it('an external entry has no pattern and is never active', () => {
  expect(navPattern({ link: 'https://rslib.rs/' }, '/')).toBeUndefined();
  expect(matchesRoute(undefined, '/', '/')).toBe(false);
});
