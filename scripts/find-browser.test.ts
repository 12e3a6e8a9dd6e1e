import { expect, test } from 'vitest';
import { findBrowser } from './find-browser.mjs';
import type { Machine } from './find-browser.mjs';

const machine = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv, ...files: string[]): Machine => ({
  platform,
  env,
  isFile: (file) => files.includes(file),
});

test('CHROME_PATH takes precedence', () => {
  const env = { CHROME_PATH: '/my/chrome', PATH: '/usr/bin' };
  expect(findBrowser(machine('linux', env, '/my/chrome', '/usr/bin/chromium'))).toBe('/my/chrome');
});

test('a CHROME_PATH that does not exist is an error, even if there is another browser', () => {
  const env = { CHROME_PATH: '/gone', PATH: '/usr/bin' };
  expect(() => findBrowser(machine('linux', env, '/usr/bin/chromium'))).toThrow('CHROME_PATH is /gone');
});

test.each([
  ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/chromium'],
  ['linux', { PATH: '/usr/bin' }, '/usr/bin/google-chrome-stable'],
  ['linux', {}, '/snap/bin/chromium'],
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', { HOME: '/Users/me' }, '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['win32', { PROGRAMFILES: 'C:\\P' }, 'C:\\P\\Google\\Chrome\\Application\\chrome.exe'],
  ['win32', { 'PROGRAMFILES(X86)': 'C:\\X' }, 'C:\\X\\Microsoft\\Edge\\Application\\msedge.exe'],
] as const)('on %s with %j it finds %s', (platform, env, file) => {
  expect(findBrowser(machine(platform, env, file))).toBe(file);
});

test('prefers Chromium, wherever it is in PATH', () => {
  const env = { PATH: '/first:/second' };
  expect(findBrowser(machine('linux', env, '/first/microsoft-edge', '/second/chromium'))).toBe(
    '/second/chromium',
  );
});

test('returns nothing if there is no browser', () => {
  expect(findBrowser(machine('linux', { PATH: '/usr/bin' }))).toBeUndefined();
});
