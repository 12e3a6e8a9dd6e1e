// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fuzz, hostilePath, hostileQuery, hostileText, spellingsOf } from '../../../tests/support/fuzz.ts';
import { createRouteMatcher } from '../../model/route.ts';
import { parseLineHash } from '../../theme/code/line-view.ts';
import { readState, withState } from '../../proof/browser/explorer/address-state.ts';
import { hiddenParts } from '../navigate/hide-parameters.ts';
import { hashTarget, landOn } from '../navigate/landing.ts';
import { planNavigation } from '../navigate/navigation-plan.ts';
import { pathOfPage, settleAddress } from './page-address.ts';

const HERE = 'https://docs.example';
const query = hostileQuery.map((text) => (text === '' ? '' : `?${text}`));
const hash = fc.oneof(
  hostileText.map((text) => `#${text}`),
  fc.constantFrom(
    '',
    '#',
    '#%',
    '#a',
    '#%61',
    '#a-L1',
    '#a-L3-L1',
    '#a-L99999999999999999999',
    '#%zz-L1',
    '#-L1',
  ),
);

afterEach(() => vi.unstubAllGlobals());

describe('any query', () => {
  it('[R11] hides only known parts', () => {
    fc.assert(
      fc.property(query, (search) => {
        expect(hiddenParts(search)).toMatch(
          /^(?:(?:navbar|sidebar|outline|footer|globalUIComponents)(?: |$))*$/,
        );
      }),
      fuzz(300),
    );
  });

  it('stores the state of an explorer next to other parameters', () => {
    // As browsers pass them: whole characters. Commas separate choices.
    const word = hostileText.map((text) => text.replaceAll(/[,\p{Cs}]/gu, ''));
    const name = word.map((text) => `k${text.replaceAll(':', '')}`);
    fc.assert(
      fc.property(query, fc.dictionary(name, word, { minKeys: 1, maxKeys: 3 }), (search, chosen) => {
        const state = new Map(Object.entries(chosen));
        const written = withState(search, 'own', state);
        expect(readState(written, 'own')).toEqual(state);
        expect(withState(written, 'own', state)).toBe(written);
        expect(new URLSearchParams(written).getAll('q')).toEqual(new URLSearchParams(search).getAll('q'));
        expect(readState(withState(written, 'own', new Map()), 'own')).toBeUndefined();
      }),
      fuzz(300),
    );
  });

  it('without a valid explorer state chooses nothing', () => {
    expect(readState('?explore-format=format', 'format')).toEqual(new Map());
    expect(readState('?explore-format=,format:cjs,:', 'format')).toEqual(new Map([['format', 'cjs']]));
    fc.assert(
      fc.property(query, (search) => {
        const state = readState(search, 'format');
        expect([...(state?.keys() ?? [])]).not.toContain('');
      }),
      fuzz(300),
    );
  });
});

describe('any hash', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main><h1>T</h1><h2 id="a">A</h2><p id="%61">B</p></main>';
  });

  it('leads to the element with that id, or to the heading', () => {
    fc.assert(
      fc.property(hash, (text) => {
        const target = hashTarget(text);
        expect(target === undefined || target.id !== '').toBe(true);
        landOn(text, undefined);
        expect([target, document.querySelector('h1')]).toContain(document.activeElement);
      }),
      fuzz(200),
    );
  });

  it('gives a range of lines in order, or none', () => {
    fc.assert(
      fc.property(hash, (text) => {
        const range = parseLineHash(text);
        expect(range === undefined || range.first <= range.last).toBe(true);
      }),
      fuzz(300),
    );
  });

  it('is parsed quickly at any length', () => {
    const started = performance.now();
    for (const piece of ['-L1', '-L', '1', '-', '%61']) parseLineHash(`#${piece.repeat(50_000)}x`);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('any path', () => {
  const routes = ['/', '/404', '/guide/start/', '/guide/start/quick-start', '/blog/v0.1'];
  const settings = { langs: ['en'], defaultLang: 'en', versions: [], defaultVersion: '' };
  const anyPath = fc.oneof(hostilePath, fc.constantFrom(...routes).chain(spellingsOf));
  /** URLs as in `location`; what cannot be parsed has no page. */
  const address = fc
    .tuple(anyPath, query, hash, fc.constantFrom('/', '/docs/'))
    .map(([path, search, fragment, base]) => ({
      text: HERE + base.slice(0, -1) + path + search + fragment,
      base,
    }))
    .filter(({ text }) => URL.canParse(text))
    .map(({ text, base }) => ({ url: new URL(text), base }));

  it('[R1] 404.html redirects once to a page of this site with query and hash, or stays', async () => {
    await fc.assert(
      fc.asyncProperty(address, async ({ url, base }) => {
        const replace = vi.fn<(target: string) => void>();
        document.documentElement.hidden = false;
        document.body.innerHTML = '<script type="application/json" id="routes"></script>';
        document.getElementById('routes')!.textContent = JSON.stringify({ routes, base, ...settings });
        const { pathname, search, hash: fragment } = url;
        vi.stubGlobal('location', { pathname, search, hash: fragment, replace });
        vi.resetModules();
        await import('../start/resolve-not-found.ts');
        expect(replace.mock.calls.length).toBeLessThanOrEqual(1);
        const target = replace.mock.calls[0]?.[0];
        expect(document.documentElement.hidden).toBe(target !== undefined);
        if (target === undefined) return;
        const moved = new URL(target, url);
        expect([moved.origin, moved.search, moved.hash]).toEqual([url.origin, search, fragment]);
        expect(routes.map((route) => base + route.slice(1))).toContain(moved.pathname);
        expect(moved.pathname).not.toBe(pathname);
      }),
      fuzz(120),
    );
  });

  it('is corrected only if it is another spelling of the current page', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...routes), ({ url, base }, route) => {
        const replaceState = vi.fn<(state: unknown, title: string, target: string) => void>();
        vi.stubGlobal('location', url);
        vi.stubGlobal('history', { state: null, replaceState });
        const path = pathOfPage(base, route);
        settleAddress(path);
        const match = createRouteMatcher([route], { ...settings, langs: [], base }).match(url.pathname);
        expect(replaceState.mock.calls.length).toBe(match && url.pathname !== path ? 1 : 0);
        const moved = replaceState.mock.calls.map(([, , target]) => new URL(target, url).href);
        expect(moved.filter((href) => href !== url.origin + path + url.search + url.hash)).toEqual([]);
      }),
      fuzz(200),
    );
  });

  it('is left to the browser unless it is below the base', () => {
    const event = {
      canIntercept: true,
      downloadRequest: null,
      formData: null,
      navigationType: 'push',
      userInitiated: true,
    } as const;
    fc.assert(
      fc.property(address, fc.constantFrom('https://evil.example', HERE), ({ url, base }, origin) => {
        const destination = { url: origin + url.pathname + url.search, sameDocument: false };
        const place = { address: new URL(`${HERE}${base}here`), shownPath: `${base}here`, base };
        const plan = planNavigation({ ...event, destination }, place);
        const target = new URL(destination.url);
        const isOwn = target.origin === HERE && target.pathname.startsWith(base);
        expect(isOwn || plan === 'ignore').toBe(true);
      }),
      fuzz(200),
    );
  });
});
