import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';
import { findFirefox } from './scripts/find-engines.mjs';

/** Playwright sets this variable from the named group in `webServer.wait`, which matches the server's address. */
const siteAddress = process.env['SITE_ADDRESS'];

/** Journeys for other engines. In Chromium, other tests cover each step of them. */
const ENGINES = '**/engines/**';

/** Drives WebKitGTK without Playwright. */
const WEBKIT = '**/engines/webkit.spec.ts';

/** Needs nginx, which not every machine has, so it is a separate step in `npm test`. */
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
      // A new renderer for each load would take a third of the time of a visit.
      '--process-per-site',
      // The lab builds small projects, for which optimizing its WebAssembly takes an eighth of the time of its tests.
      '--js-flags=--liftoff-only',
    ],
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  globalSetup: './tests/support/shared-sites.ts',
  globalTeardown: './tests/support/shared-sites.ts',
  // Browsers keep one core each busy; with more workers than cores, each test takes longer than it saves.
  workers: availableParallelism(),
  retries: 0,
  // A busy machine can stall for seconds. Speed is measured in bench/, not here.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./tests/hostile/table-reporter.ts']],
  use: {
    ...(siteAddress === undefined ? {} : { baseURL: siteAddress }),
    // Recording every test takes a sixth of the time. Use `--trace on` to look into a failing one.
    trace: 'off',
    // Only the tests of the offline site allow service workers. In other tests, one would answer requests that the test
    // intercepts.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'chromium', testIgnore: [ENGINES, NGINX], use: CHROMIUM },
    { name: 'nginx', testMatch: NGINX, use: CHROMIUM },
    {
      name: 'firefox',
      testMatch: ['**/engines/journeys.spec.ts', '**/engines/lab.spec.ts'],
      use: {
        browserName: 'firefox',
        // A regular Firefox, instead of the patched one that Playwright would have to download.
        channel: 'moz-firefox',
        launchOptions: { executablePath: findFirefox() },
      },
    },
    // Playwright cannot drive WebKitGTK. These tests start their own browser, one at a time.
    { name: 'webkit-gtk', testMatch: WEBKIT, fullyParallel: false },
  ],
  webServer: {
    command: 'node scripts/run.mjs preview',
    // Any free port, so the tests can run next to a preview and next to other test runs.
    env: { HOST: '127.0.0.1', PORT: '0' },
    wait: { stdout: /Serving the site on (?<site_address>http:\/\/[^/\s]+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
