import { expect } from '@playwright/test';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { waitForApp } from '../../support/reader.ts';
import { dialogOf, searchFor, inputOf } from '../../support/search-dialog.ts';
import type { Condition } from '../condition.ts';
import { followLink } from '../visit.ts';

export const WITHOUT_SCRIPTS: Condition = {
  name: 'JavaScript off',
  claim: 'the way on is there, and nothing is offered that would not answer',
  context: { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } },
  hasApp: () => false,
  async holds({ page }) {
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
  claim: 'the policy has no holes, and nothing on the page runs into it',
  context: { reducedMotion: 'reduce' },
  async holds({ page, at, response }) {
    const policy = (await response.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
    if (at.isExample) await askForTheRest(page);
  },
};

/** What comes later than the page, and might bring markup, styles or code of its own. */
async function askForTheRest(page: Page): Promise<void> {
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

/** What a browser says of a script that does not come. */
const NOT_LOADED = /Failed to load resource: net::ERR_FAILED/;

const losing = (files: RegExp) => (context: BrowserContext) => context.route(files, (route) => route.abort());

const expectNoApp = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-app');

/** A file that did not come is on the list of what was asked for as well. */
const wasAsked = (page: Page, part: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    part,
  );

export const LOST_SCRIPTS: Condition[] = [
  {
    name: 'entry lost',
    claim: 'the page is what it was built as, and its links are links',
    prepare: losing(/\/assets\/entry-/),
    hasApp: () => false,
    ownFaults: NOT_LOADED,
    holds: ({ page }) => expectNoApp(page),
  },
  {
    name: 'app lost',
    claim: 'a control that is clicked does no harm',
    prepare: losing(/\/assets\/start-app-/),
    hasApp: () => false,
    ownFaults: NOT_LOADED,
    async holds({ page }) {
      await page.locator('.theme-switch').click();
      await wasAsked(page, '/start-app-');
      await expectNoApp(page);
    },
  },
  {
    name: 'page module lost',
    claim: 'what the script would have changed can be read as it was built',
    prepare: losing(/\/assets\/(?:page-\d+|show-explorer)-/),
    meets: ({ hasOwnScript }) => hasOwnScript,
    // A React part is hydrated with the rest of the page; an explorer comes later, by itself.
    hasApp: ({ route }) => !route.startsWith('/react/'),
    ownFaults: NOT_LOADED,
    async holds({ page, at }) {
      if (at.route.startsWith('/react/')) return expectNoApp(page);
      const explorer = page.locator('.explorer').first();
      await explorer.scrollIntoViewIfNeeded();
      await wasAsked(page, '/show-explorer-');
      await expect(explorer.locator('.code code').first()).not.toBeEmpty();
    },
  },
];

const ENTRY = /\/entry-[\w-]+\.js/;
const NEW_ENTRY = '/entry-newer.js';

/** The host has another build from now on: its files name another entry script, and the old ones are gone. */
async function deploy(page: Page): Promise<void> {
  let isLoadedAnew = false;
  page.on('request', (request) => (isLoadedAnew ||= request.isNavigationRequest()));
  let oldEntry = '';
  const renamed = async (route: Route, url = route.request().url()): Promise<void> => {
    const response = await route.fetch({ url });
    const text = await response.text();
    oldEntry ||= ENTRY.exec(text)?.[0] ?? '';
    await route.fulfill({ response, body: text.replaceAll(oldEntry, NEW_ENTRY) });
  };
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    isLoadedAnew ? renamed(route) : route.fulfill({ status: 404 }),
  );
  await page.route(`**/assets${NEW_ENTRY}`, (route) =>
    renamed(route, route.request().url().replace(NEW_ENTRY, oldEntry)),
  );
  await page.route(
    (url) => !url.pathname.includes('.'),
    (route) => renamed(route),
  );
}

export const DEPLOYMENT: Condition = {
  name: 'deployment',
  claim: 'the next page is loaded whole, and there the new build goes on',
  linksStay: false,
  holds: ({ page }) => deploy(page),
  async holdsAfterLink({ page }) {
    await page.mouse.move(2, 2);
    await waitForApp(page);
    await expect(page.locator('script[data-entry]')).toHaveAttribute('src', `/assets${NEW_ENTRY}`);
    await followLink(page, true);
  },
};
