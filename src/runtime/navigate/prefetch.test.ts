// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageLoader } from './page-loader.ts';
import { wantsLittleData } from './connection.ts';
import { linkedPage, startPrefetch } from './prefetch.ts';

beforeEach(() => {
  history.replaceState(null, '', '/docs/a');
  document.body.innerHTML = '';
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function link(html: string) {
  document.body.innerHTML = html;
  return document.querySelector('a b') ?? document.querySelector('a');
}

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a connection of %j should save data: %s', (connection, expected) => {
  connect(connection);
  expect(wantsLittleData()).toBe(expected);
});

it('finds the page of a link, also from an element inside it', () => {
  expect(linkedPage(link('<a href="/docs/b?x=1#y">B</a>'), '/docs/')).toBe('/docs/b');
  expect(linkedPage(link('<a href="/docs/b"><b>B</b></a>'), '/docs/')).toBe('/docs/b');
});

it.each([
  '<a>no address</a>',
  '<a href="/docs/b" target="_blank">elsewhere</a>',
  '<a href="/docs/b" download>download</a>',
  '<a href="https://other.example/docs/b">other site</a>',
  '<a href="/b">outside the base</a>',
  '<a href="/docs/a#part">this page</a>',
  '<a href="/docs/notes.txt">a file</a>',
])('finds no page: %s', (html) => expect(linkedPage(link(html), '/docs/')).toBeUndefined());

it('prefetches on hover and focus, but not with Save-Data', () => {
  const prefetch = vi.fn<PageLoader['prefetch']>();
  startPrefetch({ prefetch } as unknown as PageLoader, '/docs/');
  const target = link('<a href="/docs/b">B</a>');
  target?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  target?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(prefetch.mock.calls).toEqual([['/docs/b'], ['/docs/b']]);
  target?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  connect({ saveData: true });
  target?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(prefetch).toHaveBeenCalledTimes(2);
});
