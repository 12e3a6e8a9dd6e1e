import { describe, expect, test } from 'vitest';
import { findFirefox, findWebKit } from './find-engines.mjs';
import type { Machine } from './find-browser.mjs';

const machine = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv, ...files: string[]): Machine => ({
  platform,
  env,
  isFile: (file) => files.includes(file),
});

describe('Firefox', () => {
  test('FIREFOX_PATH takes precedence', () => {
    const env = { FIREFOX_PATH: '/my/firefox', PATH: '/usr/bin' };
    expect(findFirefox(machine('linux', env, '/my/firefox', '/usr/bin/firefox-esr'))).toBe('/my/firefox');
  });

  test('a FIREFOX_PATH that does not exist is an error, even if there is another Firefox', () => {
    const env = { FIREFOX_PATH: '/gone', PATH: '/usr/bin' };
    expect(() => findFirefox(machine('linux', env, '/usr/bin/firefox-esr'))).toThrow('FIREFOX_PATH is /gone');
  });

  test.each([
    ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/firefox-esr'],
    ['linux', { PATH: '/usr/bin' }, '/usr/bin/firefox'],
    ['darwin', {}, '/Applications/Firefox.app/Contents/MacOS/firefox'],
    ['darwin', { HOME: '/Users/me' }, '/Users/me/Applications/Firefox.app/Contents/MacOS/firefox'],
    ['win32', { PROGRAMFILES: 'C:\\P' }, 'C:\\P\\Mozilla Firefox\\firefox.exe'],
  ] as const)('on %s with %j it finds %s', (platform, env, file) => {
    expect(findFirefox(machine(platform, env, file))).toBe(file);
  });

  test('returns nothing if there is no Firefox', () => {
    expect(findFirefox(machine('linux', { PATH: '/usr/bin' }))).toBeUndefined();
  });
});

describe('WebKit', () => {
  const env = { PATH: '/usr/local/bin:/usr/bin' };

  test('consists of its driver and a screen', () => {
    expect(findWebKit(machine('linux', env, '/usr/bin/WebKitWebDriver', '/usr/local/bin/Xvfb'))).toEqual({
      driver: '/usr/bin/WebKitWebDriver',
      screen: '/usr/local/bin/Xvfb',
    });
  });

  test('is not found without a screen, because it would hang', () => {
    expect(findWebKit(machine('linux', env, '/usr/bin/WebKitWebDriver'))).toBeUndefined();
  });
});
