import { describe, expect, it } from 'vitest';
import { type LocaleRedirectInput, localeRedirect } from './locale-redirect.ts';

const locales = {
  langs: ['en', 'zh', 'pt-BR'],
  defaultLang: 'en',
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};
const input: LocaleRedirectInput = {
  setting: 'auto',
  languages: ['zh-TW', 'en'],
  visited: false,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0',
  routePath: '/guide/start/',
  available: ['en', 'zh', 'pt-BR'],
  locales,
};

describe('[R9] locale redirect', () => {
  it('redirects a first-time reader to their language', () => {
    expect(localeRedirect(input)).toBe('/zh/guide/start/');
    expect(localeRedirect({ ...input, languages: ['pt-PT'] })).toBe('/pt-BR/guide/start/');
    const upperCase = {
      ...input,
      languages: ['pt'],
      available: ['PT-BR'],
      locales: { ...locales, langs: ['en', 'PT-BR'] },
    };
    expect(localeRedirect(upperCase)).toBe('/PT-BR/guide/start/');
    expect(localeRedirect({ ...input, routePath: '/' })).toBe('/zh/');
  });

  it('keeps the version and drops the prefix of the default language', () => {
    expect(localeRedirect({ ...input, routePath: '/v1/guide/' })).toBe('/v1/zh/guide/');
    expect(localeRedirect({ ...input, languages: ['en-GB'], routePath: '/v1/zh/guide/' })).toBe('/v1/guide/');
    expect(localeRedirect({ ...input, languages: ['en'], routePath: '/zh/' })).toBe('/');
  });

  it('skips a language the site does not have', () => {
    expect(localeRedirect({ ...input, languages: ['fr', 'zh'] })).toBe('/zh/guide/start/');
    expect(localeRedirect({ ...input, languages: ['fr', 'en', 'zh'] })).toBeUndefined();
    expect(localeRedirect({ ...input, languages: [] })).toBeUndefined();
  });

  it('keeps a reader on a page in a related language', () => {
    const related = { ...locales, langs: ['en', 'zh-HK', 'zh-CN'] };
    const reader = { ...input, languages: ['zh-TW'], available: related.langs, locales: related };
    expect(localeRedirect({ ...reader, routePath: '/zh-CN/guide/' })).toBeUndefined();
    expect(localeRedirect({ ...reader, languages: ['zh-CN'], routePath: '/zh-HK/guide/' })).toBe(
      '/zh-CN/guide/',
    );
  });

  it('picks the first related language, and none that only starts with the same letters', () => {
    const related = { ...locales, langs: ['en', 'zh-HK', 'zh-CN'] };
    const reader = { ...input, languages: ['zh-TW'], available: related.langs, locales: related };
    expect(localeRedirect(reader)).toBe('/zh-HK/guide/start/');
    expect(localeRedirect({ ...input, languages: ['pl', 'e'] })).toBeUndefined();
  });

  it('runs once', () => {
    expect(localeRedirect({ ...input, visited: true })).toBeUndefined();
  });

  it('can be switched off', () => {
    expect(localeRedirect({ ...input, setting: 'never' })).toBeUndefined();
  });

  it('never redirects a bot', () => {
    for (const userAgent of ['Googlebot/2.1', 'Baiduspider', 'some-crawler', 'Chrome-Lighthouse']) {
      expect(localeRedirect({ ...input, userAgent })).toBeUndefined();
    }
  });

  it('does not redirect to a page that is not translated', () => {
    expect(localeRedirect({ ...input, available: ['en', 'pt-BR'] })).toBeUndefined();
  });

  it('never redirects with one locale', () => {
    const one = { langs: ['en'], defaultLang: 'en', versions: [], defaultVersion: '' };
    for (const languages of [['zh'], ['fr', 'de'], ['en-US'], []]) {
      expect(localeRedirect({ ...input, languages, available: ['en'], locales: one })).toBeUndefined();
    }
  });
});
