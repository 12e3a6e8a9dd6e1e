import { expect } from '@playwright/test';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { waitForApp } from '../../support/reader.ts';
import { dialogOf, searchFor, inputOf } from '../../support/search-dialog.ts';
import type { Condition } from '../condition.ts';
import { followLink } from '../visit.ts';

export const WITHOUT_SCRIPTS: Condition = {
  name: 'JavaScript off',
  claim: 'navigation is visible, and controls that need scripts are hidden',
  context: { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } },
  hasApp: () => false,
  async check({ page }) {
    await expect(page.locator('.navbar .nav-links a').first()).toBeVisible();
    if ((await page.locator('html').getAttribute('data-sidebar')) !== null)
      await expect(page.locator('.sidebar [aria-current="page"]')).toBeVisible();
    for (const part of await page.locator('[data-has-outline] .outline, .doc-footer, .site-footer').all())
      await expect(part).toBeVisible();
    for (const control of ['.theme-switch', '.search-button', '.explorer-choices', '.code-tools'])
      await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
  },
};

export const STRICT_POLICY: Condition = {
  name: 'strict CSP',
  claim: 'the policy has no holes, and nothing on the page violates it',
  context: { reducedMotion: 'reduce' },
  async check({ page, at, response }) {
    const policy = (await response.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
    if (at.isExample) await loadTheRest(page);
  },
};

/** Loads everything that arrives after the page and might bring its own markup, styles or code. */
async function loadTheRest(page: Page): Promise<void> {
  await page.locator('.theme-switch').click();
  const explorer = page.locator('.explorer');
  if ((await explorer.count()) > 0) {
    await explorer.first().scrollIntoViewIfNeeded();
    await explorer.first().locator('[data-ready]').waitFor();
  }
  const types = page.getByRole('button', { name: 'Show types' });
  if ((await types.count()) > 0) {
    await types.first().press('Enter');
    await expect(page.locator('#type-popup')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await searchFor(page, 'page');
  await inputOf(page).press('Escape');
  await expect(dialogOf(page)).toBeHidden();
}

/** Logged by browsers for a script that fails to load. */
const NOT_LOADED = /Failed to load resource: net::ERR_FAILED/;
/** The app logs its own failure, after the browser. */
const NOT_STARTED = /Failed to load resource: net::ERR_FAILED|The app did not start/;

const aborting = (files: RegExp) => (context: BrowserContext) =>
  context.route(files, (route) => route.abort());

const expectNoApp = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-app');

/** Waits until a file has been requested. Files that failed to load are listed too. */
const waitForRequest = (page: Page, part: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    part,
  );

export const LOST_SCRIPTS: Condition[] = [
  {
    name: 'entry lost',
    claim: 'the page stays as prerendered, and its links work',
    prepare: aborting(/\/assets\/entry-/),
    hasApp: () => false,
    expectedFaults: NOT_LOADED,
    check: ({ page }) => expectNoApp(page),
  },
  {
    name: 'app lost',
    claim: 'clicking a control does no harm',
    prepare: aborting(/\/assets\/start-app-/),
    hasApp: () => false,
    expectedFaults: NOT_STARTED,
    async check({ page }) {
      await page.locator('.theme-switch').click();
      await waitForRequest(page, '/start-app-');
      await expectNoApp(page);
    },
  },
  {
    name: 'page module lost',
    claim: 'the prerendered content stays readable',
    prepare: aborting(/\/assets\/(?:page-\d+|show-explorer)-/),
    appliesTo: ({ hasOwnScript }) => hasOwnScript,
    // A React part hydrates with the rest of the page; an explorer loads later on its own.
    hasApp: ({ route }) => !route.startsWith('/react/'),
    expectedFaults: NOT_STARTED,
    async check({ page, at }) {
      if (at.route.startsWith('/react/')) return expectNoApp(page);
      const explorer = page.locator('.explorer').first();
      await explorer.scrollIntoViewIfNeeded();
      await waitForRequest(page, '/show-explorer-');
      await expect(explorer.locator('.code code').first()).not.toBeEmpty();
    },
  },
];

/** Matches the name of a built script: `entry-CVsBQERz.js`. */
const SCRIPT_NAME = /([\w-]+-[\w-]{8})(\.newer)?\.js\b/g;

/** Simulates a deployment: every script has another name, and the old ones are gone. */
async function deploy(page: Page): Promise<void> {
  const fulfillRenamed = async (route: Route, url = route.request().url()): Promise<void> => {
    const response = await route.fetch({ url });
    const body = (await response.text()).replaceAll(SCRIPT_NAME, '$1.newer.js');
    await route.fulfill({ response, body });
  };
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/assets\/[^/]+\.newer\.js$/, (route) =>
    fulfillRenamed(route, route.request().url().replace('.newer', '')),
  );
  await page.route(
    (url) => !url.pathname.includes('.'),
    (route) => fulfillRenamed(route),
  );
}

export const DEPLOYMENT: Condition = {
  name: 'deployment',
  claim: 'the next page loads in full and continues with the new build',
  linksStayInDocument: false,
  // Browsers log a script that is gone, which the old page may still ask for.
  expectedFaults: /status of 404/,
  check: ({ page }) => deploy(page),
  async checkAfterLink({ page }) {
    await page.mouse.move(2, 2);
    await waitForApp(page);
    await expect(page.locator('script[data-entry]')).toHaveAttribute('src', /\.newer\.js$/);
    await followLink(page, true);
  },
};
