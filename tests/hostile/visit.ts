import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { waitForApp, waitForPaint, isSameDocument, expectFullLoad } from '../support/reader.ts';
import type { Condition } from './condition.ts';
import type { HostilePage } from './pages.ts';

/** Long enough for a slow connection on a busy machine; it only ends what hangs. */
export const TIMEOUT_MS = 30_000;
/** A file of every site that needs no rendering. */
const EMPTY = '/robots.txt';
const withTimeout = { timeout: TIMEOUT_MS };

/** Checks everything that must work on one page under one condition. */
export async function visit(
  page: Page,
  at: HostilePage,
  condition: Condition,
  faults: string[],
): Promise<void> {
  faults.length = 0;
  const response = await page.goto(at.address);
  expect(response?.status()).toBe(at.status);
  await expect(page, 'no redirect').toHaveURL(at.address);
  const visited = { page, at, response: response! };
  await expectPage(page, at);
  if (condition.hasApp?.(at) ?? true) {
    await waitForPaint(page);
    await page.mouse.move(1, 1);
    await waitForApp(page);
    await expectPage(page, at);
  }
  await condition.check?.(visited);
  if (at.leadsOn) {
    const staysIfInApp = condition.linksStayInDocument ?? condition.hasApp?.(at) ?? true;
    await followLink(page, at.isInApp && staysIfInApp);
    await condition.checkAfterLink?.(visited);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // On a link of the next page, the pointer would fetch something ahead.
  await page.mouse.move(1, 1);
  // Leaving the page makes it report everything first. For a blank page, Chromium would start another process, and a
  // third one for the next page of the site, which takes longer than the visit.
  await page.goto(new URL(page.url()).origin + EMPTY);
  const unexpected = faults.filter((fault) => !isExpected(fault, at, condition));
  expect(unexpected, 'unexpected console errors and policy violations').toEqual([]);
}

/** Expects the page with a visible title and all of its text, none of it lost to a script. */
async function expectPage(page: Page, at: HostilePage): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-route', at.route);
  const main = page.locator('main');
  await expect(main.locator('h1')).toBeVisible();
  expect(at.texts.length).toBeGreaterThan(0);
  const [lost, isVisible] = await main.evaluate((element, texts) => {
    const content = (element.textContent ?? '').replaceAll(/\s+/g, ' ');
    const visible = (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ');
    return [
      texts.filter((text) => !content.includes(text)),
      texts.slice(0, 2).every((text) => visible.includes(text)),
    ];
  }, at.texts);
  expect(lost, 'missing text').toEqual([]);
  expect(isVisible, 'the title and the first sentence are visible').toBe(true);
}

/** Clicks a link in the text that leads to another page. */
export async function followLink(page: Page, stays: boolean): Promise<void> {
  const { link, target } = await linkOf(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  if (stays) await link.click();
  else await expectFullLoad(page, () => link.click());
  await expect(page).toHaveURL(target.href, withTimeout);
  await expect(page.locator('html')).toHaveAttribute('data-route', target.pathname, withTimeout);
  await expect(page.locator('main h1')).not.toBeEmpty();
  expect(await isSameDocument(page), 'the link is followed in the same document').toBe(stays);
}

async function linkOf(page: Page): Promise<{ link: Locator; target: URL }> {
  const links = page.locator('main a[href^="/"]');
  const [index, href] = await links.evaluateAll((all) => {
    const found = (all as HTMLAnchorElement[]).findIndex(
      (link) =>
        link.pathname !== location.pathname &&
        !/\.\w+$/.test(link.pathname) &&
        link.target === '' &&
        link.checkVisibility({ visibilityProperty: true }),
    );
    return [found, (all[found] as HTMLAnchorElement | undefined)?.href ?? ''] as const;
  });
  expect(index, 'a link in the page').toBeGreaterThanOrEqual(0);
  return { link: links.nth(index), target: new URL(href) };
}

function isExpected(fault: string, at: HostilePage, { expectedFaults }: Condition): boolean {
  // Browsers log this for every document with this status.
  return (at.status === 404 && fault.includes('status of 404')) || (expectedFaults?.test(fault) ?? false);
}
