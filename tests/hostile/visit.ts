import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { waitForApp, waitForPaint, isSameDocument, expectFullLoad } from '../support/reader.ts';
import type { Condition } from './condition.ts';
import type { HostilePage } from './pages.ts';

/** Nothing is measured by it: it ends what hangs, also over a thin connection on a busy machine. */
export const PATIENCE_MS = 30_000;
const patiently = { timeout: PATIENCE_MS };

/** Everything that has to hold on one page under one condition. */
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
  const stay = { page, at, response: response! };
  await expectPage(page, at);
  if (condition.hasApp?.(at) ?? true) {
    await waitForPaint(page);
    await page.mouse.move(1, 1);
    await waitForApp(page);
    await expectPage(page, at);
  }
  await condition.holds?.(stay);
  await followLink(page, condition.linksStay ?? condition.hasApp?.(at) ?? true);
  await condition.holdsAfterLink?.(stay);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // What the page still has to say, it says before it is gone.
  await page.goto('about:blank');
  const complaints = faults.filter((fault) => !isExpected(fault, at, condition));
  expect(complaints, 'what console and policy complained about').toEqual([]);
}

/** The page is there: its title to see, and all of its text, none of it lost to a script. */
async function expectPage(page: Page, at: HostilePage): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-route', at.route);
  const main = page.locator('main');
  await expect(main.locator('h1')).toBeVisible();
  expect(at.texts.length).toBeGreaterThan(0);
  const [lost, isSeen] = await main.evaluate((element, texts) => {
    const there = (element.textContent ?? '').replaceAll(/\s+/g, ' ');
    const seen = (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ');
    return [
      texts.filter((text) => !there.includes(text)),
      texts.slice(0, 2).every((text) => seen.includes(text)),
    ];
  }, at.texts);
  expect(lost, 'text that is not there').toEqual([]);
  expect(isSeen, 'the title and the first sentence can be seen').toBe(true);
}

/** Clicks a link in the text of the page that leads to another one. */
export async function followLink(page: Page, stays: boolean): Promise<void> {
  const { link, target } = await linkOf(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  if (stays) await link.click();
  else await expectFullLoad(page, () => link.click());
  await expect(page).toHaveURL(target.href, patiently);
  await expect(page.locator('html')).toHaveAttribute('data-route', target.pathname, patiently);
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

function isExpected(fault: string, at: HostilePage, { ownFaults }: Condition): boolean {
  // A browser says so of every document with this status.
  return (at.status === 404 && fault.includes('status of 404')) || (ownFaults?.test(fault) ?? false);
}
