import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

/** The preview server tells its address; Playwright keeps the named group for the workers under this name. */
const siteAddress = process.env['SITE_ADDRESS'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./tests/hostile/table-reporter.ts']],
  use: {
    ...(siteAddress === undefined ? {} : { baseURL: siteAddress }),
    // Recording every test costs a sixth of the time; `--trace on` shows one that fails.
    trace: 'off',
    // Only the tests of the offline site want one: it would answer in place of the hosts that other tests hold back.
    serviceWorkers: 'block',
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
      ],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node scripts/run.mjs preview',
    // Any free port: the tests run beside a site that is being previewed, and beside each other.
    env: { HOST: '127.0.0.1', PORT: '0' },
    wait: { stdout: /Serving the site on (?<site_address>http:\/\/[^/\s]+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
