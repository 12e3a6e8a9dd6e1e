// Finds the engines besides Chromium that the site is tried in: Firefox, and WebKitGTK with the driver that steers it.
import process from 'node:process';
import { ensureProgram, inPath } from './ensure-program.mjs';
import { isRealFile } from './find-browser.mjs';

const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'Xvfb'];

/** @typedef {import('./find-browser.mjs').Machine} Machine */

/** @param {Machine} [machine] @returns {string | undefined} */
export function findFirefox({ env = process.env, platform = process.platform, isFile = isRealFile } = {}) {
  if (env.FIREFOX_PATH) {
    if (isFile(env.FIREFOX_PATH)) return env.FIREFOX_PATH;
    throw new Error(
      `FIREFOX_PATH is ${env.FIREFOX_PATH}, and there is no such file: correct it or unset it.`,
    );
  }
  return placesOfFirefox(platform, env).find((place) => isFile(place));
}

/**
 * The driver starts the browser by itself, and the browser wants a screen.
 * @param {Machine} [machine]
 * @returns {{ driver: string, screen: string } | undefined}
 */
export function findWebKit({ env = process.env, isFile = isRealFile } = {}) {
  const [driver, screen] = WEBKIT_PROGRAMS.map((name) => inPath(env, name).find((file) => isFile(file)));
  return driver === undefined || screen === undefined ? undefined : { driver, screen };
}

export const ensureFirefox = () =>
  ensureProgram(
    findFirefox,
    ['firefox-esr'],
    'There is no Firefox here: install it, or set FIREFOX_PATH to yours.',
  );

export const ensureWebKit = () =>
  ensureProgram(
    findWebKit,
    ['webkit2gtk-driver', 'xvfb'],
    `There is no WebKitGTK here that can be steered: install ${WEBKIT_PROGRAMS.join(' and ')}, which Linux alone has.`,
  );

/** @param {NodeJS.Platform} platform @param {NodeJS.ProcessEnv} env */
function placesOfFirefox(platform, env) {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return folders.map((folder) => `${folder}/Firefox.app/Contents/MacOS/firefox`);
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(Boolean);
    return folders.map((folder) => `${folder}\\Mozilla Firefox\\firefox.exe`);
  }
  return [...inPath(env, 'firefox-esr'), ...inPath(env, 'firefox')];
}
