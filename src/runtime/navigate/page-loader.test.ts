// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageLoader, NotInPlace } from './page-loader.ts';
import type { PageSnapshot } from '../page/page-snapshot.ts';

const BUILD = '/assets/entry-1.js';

interface Answer {
  html?: string;
  status?: number;
  type?: string | null;
}

const answers = new Map<string, Answer>();
const fetched = vi.fn<(pathname: string, init?: RequestInit) => Promise<unknown>>((pathname) => {
  const answer = answers.get(pathname);
  if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
  const { html = '', status = 200, type = 'text/html; charset=utf-8' } = answer;
  const headers = new Headers(type === null ? {} : { 'content-type': type });
  return Promise.resolve({ ok: status === 200, status, headers, text: () => Promise.resolve(html) });
});

function pageHtml({ route = '/b', build = BUILD, entry = '', head = '', type = 'doc' } = {}) {
  return `<html data-route="${route}" data-type="${type}"><head><title>B</title>${head}
    <script data-entry src="${build}" ${entry}></script></head><body><p data-piece="0">Text</p></body></html>`;
}

const moduleOf = (code: string) => `data-module="data:text/javascript,${encodeURIComponent(code)}"`;

beforeEach(() => {
  fetched.mockClear();
  answers.clear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

it('[C7] loads a page from its document, once', async () => {
  answers.set('/b', { html: pageHtml() });
  const loader = createPageLoader(BUILD);
  const [first, second] = await Promise.all([loader.load('/b'), loader.load('/b')]);
  expect(first).toMatchObject({ routePath: '/b', title: 'B' });
  expect(first.component).toBeUndefined();
  expect(second).toBe(first);
  expect(await loader.load('/b')).toBe(first);
  expect(fetched.mock.calls).toEqual([['/b', { headers: { accept: 'text/html' } }]]);
});

it('does not fetch the page the reader already has', async () => {
  const loader = createPageLoader(BUILD);
  const page = { routePath: '/a' } as PageSnapshot;
  expect(loader.has('/a')).toBe(false);
  loader.keep('/a', page);
  expect(loader.has('/a')).toBe(true);
  expect(await loader.load('/a')).toBe(page);
  expect(fetched).not.toHaveBeenCalled();
});

it.each<[string, Answer]>([
  ['a 404', { status: 404, html: pageHtml({ route: '/404' }) }],
  ['a 500', { status: 500, html: pageHtml() }],
  ['plain text', { html: pageHtml(), type: 'text/plain' }],
  ['a response without a type', { html: pageHtml(), type: null }],
  ['a page of another site', { html: '<p>Log in</p>' }],
  ['a page of another build', { html: pageHtml({ build: '/assets/entry-2.js' }) }],
  ['the 404 page with status 200', { html: pageHtml({ route: '/404', type: '404' }) }],
])('requires a full load for %s', async (_, answer) => {
  answers.set('/b', answer);
  await expect(createPageLoader(BUILD).load('/b')).rejects.toThrow(/^\/b (?:responded|is)/);
});

it('asks the host once about a page that does not exist', async () => {
  answers.set('/gone', { status: 404 });
  const loader = createPageLoader(BUILD);
  for (let time = 1; time <= 3; time++) await expect(loader.load('/gone')).rejects.toThrow(NotInPlace);
  expect(fetched).toHaveBeenCalledOnce();
});

it('does not cache a failure of the connection: the next attempt fetches again', async () => {
  const loader = createPageLoader(BUILD);
  await expect(loader.load('/b')).rejects.toThrow('Failed to fetch');
  answers.set('/b', { html: pageHtml() });
  expect(await loader.load('/b')).toMatchObject({ routePath: '/b' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('keeps the 30 pages in memory that were used last', async () => {
  const loader = createPageLoader(BUILD);
  for (let number = 1; number <= 31; number++) {
    answers.set(`/${number}`, { html: pageHtml() });
    await loader.load(`/${number}`);
    await loader.load('/1');
  }
  fetched.mockClear();
  for (const name of ['/1', '/3', '/31']) await loader.load(name);
  expect(fetched).not.toHaveBeenCalled();
  await loader.load('/2');
  expect(fetched).toHaveBeenCalledOnce();
});

it('keeps pages in memory up to 2 MB', async () => {
  const loader = createPageLoader(BUILD);
  const html = pageHtml({ head: ' '.repeat(600_000) });
  for (const name of ['/1', '/2', '/3', '/4']) {
    answers.set(name, { html });
    await loader.load(name);
  }
  fetched.mockClear();
  for (const name of ['/2', '/3', '/4', '/1']) await loader.load(name);
  expect(fetched.mock.calls.map(([pathname]) => pathname)).toEqual(['/1']);
});

describe('a prefetch that is canceled', () => {
  it('does not fail the click that follows at once', async () => {
    const loader = createPageLoader(BUILD);
    const controller = new AbortController();
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('canceled')));
        }),
    );
    const prefetched = loader.load('/b', { signal: controller.signal });
    answers.set('/b', { html: pageHtml() });
    controller.abort();
    const page = loader.load('/b');
    expect(await page).toMatchObject({ routePath: '/b' });
    await expect(prefetched).rejects.toThrow('canceled');
    expect(loader.load('/b')).toBe(page);
  });

  it('is kept if it had arrived before', async () => {
    const loader = createPageLoader(BUILD);
    const controller = new AbortController();
    answers.set('/b', { html: pageHtml() });
    await loader.load('/b', { signal: controller.signal });
    controller.abort();
    await loader.load('/b');
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('a page with React parts', () => {
  it('[C7] has its component once loaded', async () => {
    answers.set('/b', { html: pageHtml({ entry: moduleOf('export default () => "part";') }) });
    const { component } = await createPageLoader(BUILD).load('/b');
    expect((component as () => string)()).toBe('part');
  });

  it('fails if its module fails', async () => {
    answers.set('/b', { html: pageHtml({ entry: moduleOf('throw new Error("broken")') }) });
    await expect(createPageLoader(BUILD).load('/b')).rejects.toThrow('broken');
  });
});

describe('a page with its own stylesheet', () => {
  const html = pageHtml({ head: '<link rel="stylesheet" href="/assets/b.css" data-page-style>' });

  /** The test decides when the link has loaded. */
  function catchLink() {
    return new Promise<HTMLLinkElement>((resolve) => {
      vi.spyOn(document.head, 'append').mockImplementation((link) => resolve(link as HTMLLinkElement));
    });
  }

  it('is loaded only after its stylesheet', async () => {
    answers.set('/b', { html });
    const appended = catchLink();
    let isLoaded = false;
    const page = createPageLoader(BUILD)
      .load('/b')
      .finally(() => (isLoaded = true));
    const link = await appended;
    expect([link.rel, link.getAttribute('href')]).toEqual(['stylesheet', '/assets/b.css']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isLoaded).toBe(false);
    link.dispatchEvent(new Event('load'));
    expect(await page).toMatchObject({ styleUrls: ['/assets/b.css'] });
  });

  it('fails with its stylesheet and removes the dead link, so the next attempt does not trust it', async () => {
    answers.set('/b', { html });
    const appended = catchLink();
    const page = createPageLoader(BUILD).load('/b');
    const link = await appended;
    const remove = vi.spyOn(link, 'remove');
    link.dispatchEvent(new Event('error'));
    await expect(page).rejects.toThrow('/assets/b.css did not load');
    expect(remove).toHaveBeenCalledOnce();
  });
});
