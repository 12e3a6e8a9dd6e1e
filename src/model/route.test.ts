import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz, hostilePath } from '../../tests/support/fuzz.ts';
import { createRouteMatcher, localeOf, localePrefix, routeKey } from './route.ts';

const oneLocale = { base: '/', langs: ['en'], defaultLang: 'en', versions: [], defaultVersion: '' };
const many = {
  base: '/docs/',
  langs: ['en', 'zh-CN'],
  defaultLang: 'en',
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};
const routes = ['/', '/404', '/guide/start/', '/guide/start/quick-start', '/config/lib/dts'];
const site = createRouteMatcher(routes, oneLocale);

function canonicalOf(pathname: string) {
  return site.match(pathname)?.canonical;
}

describe('one locale', () => {
  it('returns a canonical path without a redirect', () => {
    for (const routePath of routes)
      expect(site.match(routePath)).toEqual({ routePath, canonical: routePath, redirect: false });
  });

  it('[R1] lower-cases the path', () => {
    expect(site.match('/Guide/START/Quick-Start')).toEqual({
      routePath: '/guide/start/quick-start',
      canonical: '/guide/start/quick-start',
      redirect: true,
    });
  });

  it('[R1] finds a route whose file name has capitals', () => {
    const matcher = createRouteMatcher(['/API'], oneLocale);
    expect(matcher.match('/api')).toEqual({ routePath: '/API', canonical: '/API', redirect: true });
    expect(matcher.match('/API')?.redirect).toBe(false);
  });

  it('finds a route with letters of any script, encoded or not, and with accents of either kind', () => {
    const matcher = createRouteMatcher(['/教程/Été'], oneLocale);
    const canonical = '/%E6%95%99%E7%A8%8B/%C3%89t%C3%A9';
    for (const spelling of ['/教程/Été', '/教程/e\u0301te\u0301.html', encodeURI('/教程/E\u0301té')])
      expect(matcher.match(spelling)).toEqual({ routePath: '/教程/Été', canonical, redirect: true });
    expect(matcher.match(canonical)?.redirect).toBe(false);
  });

  it('keeps the first of two routes with the same spelling', () => {
    expect(createRouteMatcher(['/a', '/a/', '/A'], oneLocale).match('/a')?.routePath).toBe('/a');
  });

  it('[R2] ignores trailing slashes, missing or too many', () => {
    expect(canonicalOf('/guide/start')).toBe('/guide/start/');
    expect(canonicalOf('/guide/start///')).toBe('/guide/start/');
    expect(site.match('/config/lib/dts/')).toMatchObject({ canonical: '/config/lib/dts', redirect: true });
    expect(canonicalOf('')).toBe('/');
  });

  it('[R3] drops a trailing .html', () => {
    expect(site.match('/config/lib/dts.html')).toMatchObject({
      canonical: '/config/lib/dts',
      redirect: true,
    });
    expect(canonicalOf('/config/lib/dts.HTML/')).toBe('/config/lib/dts');
  });

  it('[R4] turns /index into its folder', () => {
    expect(site.match('/index')).toMatchObject({ canonical: '/', redirect: true });
    expect(canonicalOf('/index.html')).toBe('/');
    expect(canonicalOf('/guide/start/index')).toBe('/guide/start/');
    expect(canonicalOf('/guide/start/index.html')).toBe('/guide/start/');
    expect(canonicalOf('/guide/startindex')).toBeUndefined();
  });

  it('[R5] matches after decoding', () => {
    expect(site.match('/guide/st%61rt/')).toMatchObject({ canonical: '/guide/start/', redirect: true });
    expect(canonicalOf('/%63onfig%2Flib%2fdts')).toBe('/config/lib/dts');
  });

  it('[R5] has no match for a malformed escape', () => {
    for (const path of ['/%', '/guide/%E0%A4%A', '/%zz', '/%C3%28']) expect(site.match(path)).toBeUndefined();
  });

  it('[R6] has no match for an unknown path', () => {
    for (const path of ['/nope', '/guide', '//guide/start/', '/__proto__', '/constructor'])
      expect(site.match(path)).toBeUndefined();
  });

  it('[R7] drops the language prefix', () => {
    expect(site.match('/en/guide/start/quick-start')).toMatchObject({
      canonical: '/guide/start/quick-start',
      redirect: true,
    });
    expect(canonicalOf('/en')).toBe('/');
    expect(canonicalOf('/EN/guide/start/index.html')).toBe('/guide/start/');
    expect(site.match('/en/nope')).toBeUndefined();
    expect(site.match('/english')).toBeUndefined();
  });
});

describe('base, languages and versions', () => {
  const localized = ['/', '/guide/', '/zh-CN/', '/zh-CN/guide/', '/v1/', '/v1/guide/', '/v1/zh-CN/guide/'];
  const matcher = createRouteMatcher(localized, many);
  const canonical = (pathname: string) => matcher.match(pathname)?.canonical;

  it('[R8] puts the base before every canonical path and requires it', () => {
    expect(matcher.match('/docs/guide/')).toEqual({
      routePath: '/guide/',
      canonical: '/docs/guide/',
      redirect: false,
    });
    expect(canonical('/docs')).toBe('/docs/');
    expect(canonical('/DOCS/index.html')).toBe('/docs/');
    expect(matcher.match('/guide/')).toBeUndefined();
    expect(matcher.match('/docsguide/')).toBeUndefined();
  });

  it('[R7] strips the default version and the default language, and only those', () => {
    expect(canonical('/docs/v2/en/guide')).toBe('/docs/guide/');
    expect(canonical('/docs/v1/en/guide')).toBe('/docs/v1/guide/');
    expect(canonical('/docs/v1/en')).toBe('/docs/v1/');
    expect(canonical('/docs/v2/zh-cn/guide')).toBe('/docs/zh-CN/guide/');
    expect(canonical('/docs/v2/zh-cn')).toBe('/docs/zh-CN/');
    expect(canonical('/docs/zh-cn/v1/guide')).toBeUndefined();
  });

  it('[R8] derives version and language from the first two segments', () => {
    expect(localeOf('/v1/zh-cn/guide/', many)).toEqual({ lang: 'zh-CN', version: 'v1', rest: '/guide/' });
    expect(localeOf('/zh-CN/guide', many)).toEqual({ lang: 'zh-CN', version: 'v2', rest: '/guide' });
    expect(localeOf('/guide/v1', many)).toEqual({ lang: 'en', version: 'v2', rest: '/guide/v1' });
    expect(localeOf('/zh-CN/', many)).toEqual({ lang: 'zh-CN', version: 'v2', rest: '/' });
    expect(localeOf('/guide/start/', oneLocale)).toEqual({ lang: 'en', version: '', rest: '/guide/start/' });
  });

  it('[R8] gives the defaults no prefix', () => {
    expect(localePrefix('en', 'v2', many)).toBe('');
    expect(localePrefix('zh-CN', 'v2', many)).toBe('/zh-CN');
    expect(localePrefix('en', 'v1', many)).toBe('/v1');
    expect(localePrefix('zh-CN', 'v1', many)).toBe('/v1/zh-CN');
  });

  it('never throws, and returns only known routes that are their own canonical form', () => {
    const piece = fc.constantFrom(
      '/',
      '.html',
      '/index',
      'docs',
      'en',
      'zh-cn',
      'v1',
      'guide',
      '%',
      '%2F',
      '\ud800',
      '?',
      '#',
      '//',
      '..',
    );
    const path = fc.oneof(
      hostilePath,
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((parts) => parts.join('')),
    );
    const known = new Set(localized);
    fc.assert(
      fc.property(path, (pathname) => {
        const match = matcher.match(pathname);
        if (match === undefined) return true;
        expect(known).toContain(match.routePath);
        expect(match.redirect).toBe(pathname !== match.canonical);
        expect(matcher.match(match.canonical)).toEqual({ ...match, redirect: false });
        return true;
      }),
      fuzz(2000),
    );
  });

  it('returns the same key for every spelling of a route', () => {
    const segment = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/).filter((name) => name !== 'index');
    fc.assert(
      fc.property(
        fc.array(segment, { minLength: 1 }),
        fc.constantFrom('', '/', '//', '.html', '/index', '/index.html', '/index/'),
        (segments, ending) => {
          const path = `/${segments.join('/')}`;
          expect(routeKey(path.toUpperCase() + ending)).toBe(path);
        },
      ),
      fuzz(),
    );
  });

  it('stays fast on hostile input', () => {
    const started = performance.now();
    matcher.match(`${'/'.repeat(500_000)}x`);
    matcher.match('/index'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

it('says where a former path leads, in any spelling, unless a page has that path', () => {
  const redirects = {
    '/old/page': '/guide/start#part',
    '/guide': '/guide/start',
    '/gone': 'https://new.example/x',
  };
  const { match, movedTo } = createRouteMatcher(['/guide/', '/guide/start'], {
    ...oneLocale,
    base: '/docs/',
    redirects,
  });
  for (const path of ['/docs/old/page', '/docs/Old/Page/', '/docs/en/old/page.html'])
    expect([match(path), movedTo(path)]).toEqual([undefined, '/docs/guide/start#part']);
  expect(movedTo('/docs/gone')).toBe('https://new.example/x');
  expect(match('/docs/guide')?.routePath).toBe('/guide/');
  expect(match('/docs/old')).toBeUndefined();
  expect(movedTo('/docs/old')).toBeUndefined();
});

it('leads from below a former folder to the same path elsewhere, the deepest folder and single pages first', () => {
  const { movedTo } = createRouteMatcher(['/guide/'], {
    ...oneLocale,
    base: '/docs/',
    redirects: {
      '/old/*': '/guide/*',
      '/old/deep/*': 'https://deep.example/v1/*',
      '/old/page': '/guide/other',
      '/all/*': '/guide/',
    },
  });
  for (const [from, to] of [
    ['/docs/old/a/b', '/docs/guide/a/b'],
    ['/docs/Old/A%20b', '/docs/guide/A%20b'],
    ['/docs/old', '/docs/guide/'],
    ['/docs/old/', '/docs/guide/'],
    ['/docs/old/page', '/docs/guide/other'],
    ['/docs/old/deep/c', 'https://deep.example/v1/c'],
    ['/docs/old//evil.example', '/docs/guide//evil.example'],
    ['/docs/all/a', '/docs/guide/'],
    ['/docs/older/a', undefined],
    ['/old/a', undefined],
  ])
    expect([from, movedTo(from!)]).toEqual([from, to]);
});
