// Finds the Chromium that the browser tests drive. Node built-ins only: it runs before anything is installed.
import { statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { installDebianPackages, mayInstallDebianPackages } from './debian.mjs';
import { CannotRun, inPath } from './ensure-program.mjs';

/** The same engine without a window. The tests take half the time in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const DEBIAN_PACKAGES = [SHELL, 'fonts-liberation', 'fonts-noto-color-emoji'];
const WHAT_TO_INSTALL =
  'No Chromium was found for the browser tests. Install Chromium or Google Chrome, or set CHROME_PATH to your browser.';

/**
 * Describes the machine to search; by default, this one.
 * @typedef {{ env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform, isFile?: (file: string) => boolean }} Machine
 */

/**
 * Looks for a browser without installing one.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findBrowser({ env = process.env, platform = process.platform, isFile = isRealFile } = {}) {
  if (env.CHROME_PATH) {
    if (isFile(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(
      `CHROME_PATH is ${env.CHROME_PATH}, but that file does not exist. Correct it or unset it.`,
    );
  }
  return placesOf(platform, env).find((place) => isFile(place));
}

/** Returns the browser to test with. Installs the fastest one if it is missing and this machine allows it. */
export async function ensureBrowser() {
  const found = findBrowser();
  const isQuickest = found !== undefined && (process.env.CHROME_PATH || path.basename(found) === SHELL);
  if (isQuickest || !mayInstallDebianPackages()) {
    if (found === undefined) throw new CannotRun(WHAT_TO_INSTALL);
    return found;
  }
  const failed = await installDebianPackages(DEBIAN_PACKAGES);
  const installed = findBrowser();
  if (installed === undefined) throw new CannotRun(`${failed ?? ''} ${WHAT_TO_INSTALL}`.trim());
  if (failed) console.log(`${failed} The tests run in ${installed} instead, which takes longer.`);
  return installed;
}

/** @param {NodeJS.Platform} platform @param {NodeJS.ProcessEnv} env */
function placesOf(platform, env) {
  // By name first, then by folder: Chromium in any folder is preferred over Edge.
  const inFolders = NAMES.flatMap((name) => inPath(env, name));
  if (platform === 'darwin') {
    const apps = [
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Chromium.app/Contents/MacOS/Chromium',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ];
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return [...folders.flatMap((folder) => apps.map((app) => `${folder}/${app}`)), ...inFolders];
  }
  if (platform === 'win32') {
    const apps = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return apps.flatMap((app) => folders.map((folder) => `${folder}\\${app}`));
  }
  return [...inFolders, '/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

/** @param {string} file */
export function isRealFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
