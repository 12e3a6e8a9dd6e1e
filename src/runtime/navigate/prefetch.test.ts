// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALLOWANCE } from '../../model/constants.ts';
import type { FetchAhead } from './allowance.ts';
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

describe('a link', () => {
  let fetched: string[] = [];
  let fetchAhead = vi.fn<FetchAhead>();

  /** Removed after each test: leftovers would fetch in the next one. */
  const listeners: [string, EventListener][] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    const add = globalThis.addEventListener.bind(globalThis);
    vi.spyOn(globalThis, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
      listeners.push([name, listener as EventListener]);
      add(name, listener as EventListener);
    });
    fetched = [];
    fetchAhead = vi.fn<FetchAhead>((pathname) => {
      fetched.push(pathname);
      return Promise.resolve();
    });
    document.body.innerHTML =
      '<a id="b" href="/docs/b"><i>B</i> <b>b</b></a><a id="c" href="/docs/c">C</a><p></p>';
  });
  afterEach(() => {
    for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const on = (selector: string, name: string, init: MouseEventInit = {}) =>
    document.querySelector(selector)!.dispatchEvent(new MouseEvent(name, { bubbles: true, ...init }));
  const wait = (ms: number) => vi.advanceTimersByTime(ms);

  it.each(['pointerover', 'focusin'])('is fetched 65 ms after %s, once', (name) => {
    startPrefetch(fetchAhead, '/docs/');
    on('#b i', name);
    wait(64);
    on('#b b', name);
    expect(fetched).toEqual([]);
    wait(1);
    expect(fetched).toEqual(['/docs/b']);
    on('#b', name);
    wait(1000);
    expect(fetched).toEqual(['/docs/b']);
    expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('/docs/b', ALLOWANCE.pointed);
  });

  it('is not fetched if the pointer is on its way elsewhere', () => {
    startPrefetch(fetchAhead, '/docs/');
    for (const selector of ['#b', '#c', '#b', 'p']) {
      on(selector, 'pointerover');
      wait(60);
    }
    on('#c', 'pointerover');
    wait(60);
    on('#c', 'pointerout');
    wait(1000);
    expect(fetched).toEqual([]);
    on('#c', 'pointerover');
    on('#c', 'pointerout', { relatedTarget: document.querySelector('#b') });
    wait(65);
    expect(fetched).toEqual(['/docs/b']);
  });

  it('is fetched if it had focus before this code arrived', () => {
    document.querySelector<HTMLElement>('#c')!.focus();
    startPrefetch(fetchAhead, '/docs/');
    wait(65);
    expect(fetched).toEqual(['/docs/c']);
  });

  it('is not fetched with Save-Data', () => {
    connect({ saveData: true });
    startPrefetch(fetchAhead, '/docs/');
    on('#b', 'pointerover');
    wait(1000);
    expect(fetched).toEqual([]);
  });
});
