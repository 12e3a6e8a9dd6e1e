// Finds the other engines that the site is tested in: Firefox, and WebKitGTK with its WebDriver.
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
      `FIREFOX_PATH is ${env.FIREFOX_PATH}, but that file does not exist. Correct it or unset it.`,
    );
  }
  return placesOfFirefox(platform, env).find((place) => isFile(place));
}

/**
 * Finds the driver, which starts the browser itself, and the screen that the browser needs.
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
    'Firefox was not found. Install it, or set FIREFOX_PATH to yours.',
  );

/** With a web font, WebKitGTK 2.50 crashes on a character that no font of the machine has, such as ✓: DejaVu has it. */
export const ensureWebKit = () =>
  ensureProgram(
    findWebKit,
    ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core'],
    `WebKitGTK with its driver was not found. Install ${WEBKIT_PROGRAMS.join(' and ')}, which exist only on Linux.`,
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
