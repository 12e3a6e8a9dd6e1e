import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';
import { findFirefox } from './scripts/find-engines.mjs';

/** The preview server tells its address; Playwright keeps the named group for the workers under this name. */
const siteAddress = process.env['SITE_ADDRESS'];

/** Drives WebKitGTK by itself. */
const WEBKIT = '**/engines/webkit.spec.ts';

/** Needs a program that not every machine has: a step of its own in `npm test`. */
const NGINX = '**/nginx*.spec.ts';

const CHROMIUM = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A renderer of its own for each load costs a third of a visit.
      '--process-per-site',
    ],
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  globalSetup: './tests/support/shared-sites.ts',
  globalTeardown: './tests/support/shared-sites.ts',
  workers: 2,
  retries: 0,
  // A busy machine can stand still for seconds. How fast things are is measured in bench/.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./tests/hostile/table-reporter.ts']],
  use: {
    ...(siteAddress === undefined ? {} : { baseURL: siteAddress }),
    // Recording every test costs a sixth of the time; `--trace on` shows one that fails.
    trace: 'off',
    // Only the tests of the offline site want one: it would answer in place of the hosts that other tests hold back.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'chromium', testIgnore: [WEBKIT, NGINX], use: CHROMIUM },
    { name: 'nginx', testMatch: NGINX, use: CHROMIUM },
    {
      name: 'firefox',
      testMatch: '**/engines/journeys.spec.ts',
      use: {
        browserName: 'firefox',
        // Firefox as it is shipped, instead of one that Playwright has patched and would have to download.
        channel: 'moz-firefox',
        launchOptions: { executablePath: findFirefox() },
      },
    },
    // Playwright cannot drive it: its tests bring a browser of their own, one at a time.
    { name: 'webkit-gtk', testMatch: WEBKIT, fullyParallel: false },
  ],
  webServer: {
    command: 'node scripts/run.mjs preview',
    // Any free port: the tests run beside a site that is being previewed, and beside each other.
    env: { HOST: '127.0.0.1', PORT: '0' },
    wait: { stdout: /Serving the site on (?<site_address>http:\/\/[^/\s]+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
