import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdBack, isSameDocument, open } from '../../support/reader.ts';
import {
  fillQuery,
  activeTitle,
  dialogOf,
  searchFor,
  inputOf,
  storedSearches,
  openSearch,
  optionsOf,
  panelOf,
  waitForTextIndex,
  statusOf,
  storeSearches,
  storedTitles,
} from '../../support/search-dialog.ts';
import { test } from '../../support/test.ts';

/** Moves focus out of the dialog, as a click into the address bar does. */
const blurInput = (page: Page) => inputOf(page).evaluate((input) => input.blur());

test('[S6] arrows move through all groups and wrap; the input keeps focus and names the active option', async ({
  page,
  searching,
}) => {
  await openSearch(page, searching.origin);
  await waitForTextIndex(page);
  await searchFor(page, 'lantern');
  const titles = await optionsOf(page).locator('.search-item-title').allInnerTexts();
  const rows = dialogOf(page).getByRole('option');
  const more = await rows.evaluateAll((all) => all.flatMap((row, index) => (row.matches('a') ? [] : index)));
  expect(more).toEqual([5, 11]);
  const selected = dialogOf(page).locator('[role="option"][aria-selected="true"]');
  for (const [index, row] of titles.toSpliced(5, 0, 'more').concat('more').entries()) {
    if (row !== 'more') expect(await activeTitle(page)).toBe(row);
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveId((await inputOf(page).getAttribute('aria-activedescendant'))!);
    await expect(selected).toBeInViewport({ ratio: 0.9 });
    await expect(rows.nth(index)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
  }
  expect(await activeTitle(page)).toBe(titles[0]);
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  expect(await activeTitle(page)).toBe(titles.at(-1));
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(inputOf(page)).toHaveAttribute('aria-controls', 'search-list');
  await expect(statusOf(page)).toHaveText(new RegExp(`^${titles.length} (?:of \\d+ )?results$`));
  // The next query starts at its best hit again.
  await searchFor(page, 'amber');
  expect(await activeTitle(page)).toBe('Amber lantern');
});

test('[S6] the active option stays in view when snippets arrive above it', async ({ page, searching }) => {
  const text = await holdBack(page, /\/assets\/search-text-/);
  await openSearch(page, searching.origin);
  await searchFor(page, 'lantern');
  // Only names answer at first.
  await expect(optionsOf(page)).toHaveCount(10);
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('ArrowDown');
  const selected = dialogOf(page).locator('[role="option"][aria-selected="true"]');
  await expect(selected).toBeInViewport({ ratio: 0.9 });
  text.release();
  await expect(selected.locator('.search-item-snippet')).toHaveCount(1);
  await expect(selected).toBeInViewport({ ratio: 0.9 });
});

test('[S6] the chosen option stays the same when headings and text arrive', async ({ page, searching }) => {
  const headings = await holdBack(page, /\/assets\/search-headings-/);
  const text = await holdBack(page, /\/assets\/search-text-/);
  await openSearch(page, searching.origin);
  await searchFor(page, 'lantern');
  await expect(optionsOf(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  expect(await activeTitle(page)).toBe('lantern.size');
  headings.release();
  await expect(optionsOf(page)).toHaveCount(10);
  expect(await activeTitle(page)).toBe('lantern.size');
  text.release();
  await expect(optionsOf(page).first().locator('.search-item-snippet')).toHaveCount(1);
  expect(await activeTitle(page)).toBe('lantern.size');
});

/** Records what is listed first, each time it changes. */
async function recordFirst(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const first = document.querySelector('dialog.search [data-source="results-0"] a')?.getAttribute('href');
      if (first && first !== seen.at(-1)) seen.push(first);
    }).observe(document.querySelector('dialog.search')!, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    Object.assign(globalThis, { seen });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

test('[S6] the first result stays the first when headings and text arrive', async ({ page }) => {
  const headings = await holdBack(page, /\/assets\/search-headings-/);
  const text = await holdBack(page, /\/assets\/search-text-/);
  await openSearch(page, '/config/lib/format');
  const firstOnes = await recordFirst(page);
  await searchFor(page, 'source map');
  const status = await statusOf(page).textContent();
  headings.release();
  await expect(statusOf(page)).not.toHaveText(status!);
  text.release();
  await expect(optionsOf(page).first().locator('.search-item-snippet mark')).not.toHaveCount(0);
  expect(await firstOnes()).toEqual(['/config/rsbuild/output#outputsourcemap']);
  expect(await activeTitle(page)).toBe('output.sourceMap');
});

/** Opens the search until its first file comes as fast as over a fast connection, which a busy machine may prevent. */
async function openFastSearch(page: Page): Promise<void> {
  for (;;) {
    const names = page.waitForRequest(/\/assets\/search-[\w-]{8}\.json$/);
    await openSearch(page, '/config/lib/format');
    const request = await names;
    await (await request.response())!.finished();
    if (request.timing().responseEnd < 30) return;
  }
}

test('[S6] on a fast connection the first result never changes', async ({ page }) => {
  for (const query of ['node', 'source map', 'how do I publish a package']) {
    await openFastSearch(page);
    const firstOnes = await recordFirst(page);
    await searchFor(page, query);
    await expect(optionsOf(page).first().locator('.search-item-snippet')).toHaveCount(1);
    await waitForTextIndex(page);
    expect(new Set(await firstOnes()).size, query).toBe(1);
  }
});

test('[S6] no result is selected while a better one may follow, and Enter waits for it', async ({
  page,
  searching,
}) => {
  const text = await holdBack(page, /\/assets\/search-text-/);
  await openSearch(page, searching.origin);
  await fillQuery(page, 'amber quokka');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(statusOf(page)).toHaveText('Still looking…');
  await expect(dialogOf(page).locator('[aria-selected="true"]')).toHaveCount(0);
  await expect(inputOf(page)).not.toHaveAttribute('aria-activedescendant');
  const { href } = new URL(page.url());
  await page.keyboard.press('Enter');
  await optionsOf(page).first().hover();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(href);
  text.release();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(`${searching.origin}/guide/lantern#amber-lantern`);
});

test('[S6] moving after Enter takes it back', async ({ page, searching }) => {
  const text = await holdBack(page, /\/assets\/search-text-/);
  await openSearch(page, searching.origin);
  await fillQuery(page, 'amber quokka');
  await expect(optionsOf(page).first()).toBeVisible();
  const { href } = new URL(page.url());
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  text.release();
  await expect(optionsOf(page).first().locator('.search-item-snippet')).toHaveCount(1);
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(href);
});

test('[S6] Enter before the answer opens none of the pages to start with', async ({ page }) => {
  const index = await holdBack(page, /\/assets\/search-/);
  await openSearch(page, '/config/lib/format');
  await fillQuery(page, 'zzqxjv');
  await page.keyboard.press('Enter');
  index.release();
  const startPages = dialogOf(page).getByRole('option');
  await expect(startPages.first()).toBeVisible();
  const { href } = new URL(page.url());
  await startPages.first().hover();
  await expect(startPages.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(startPages.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(href);
});

test('[S6] Enter opens in place, Ctrl+Enter and Ctrl+click in a new tab, Shift+Enter in a new window', async ({
  page,
  context,
  searching,
}) => {
  await openSearch(page, searching.origin);
  await searchFor(page, 'amber');
  const target = `${searching.origin}/guide/lantern#amber-lantern`;
  for (const key of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(key);
    const other = await opened;
    await expect(other).toHaveURL(target);
    expect(await other.evaluate(() => opener), key).toBeNull();
    // A new window has its own size; a tab has the size of its window.
    const hasOwnSize = (await other.evaluate(() => innerWidth)) !== (await page.evaluate(() => innerWidth));
    expect(hasOwnSize, key).toBe(key === 'Shift+Enter');
    await other.close();
    await expect(page).toHaveURL(`${searching.origin}/`);
  }
  expect(await storedTitles(page, 'recent-searches')).toEqual(['Amber lantern']);

  await test.step('Ctrl+click opens a tab and keeps the dialog open, and hovering selects a result', async () => {
    const opened = context.waitForEvent('page');
    await optionsOf(page)
      .first()
      .click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL(target);
    await expect(dialogOf(page)).toBeVisible();
    await waitForTextIndex(page);
    await searchFor(page, 'lantern');
    await optionsOf(page).nth(2).hover();
    await expect(optionsOf(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await searchFor(page, 'amber');
  });

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(page.locator('main h1')).toHaveText(/Lantern/);
  await expect(dialogOf(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('[S6] [S7] [S8] Tab, Escape and focus', async ({ page, searching }) => {
  await openSearch(page, searching.origin);

  await test.step('[S8] focus reopens the panel with the query and its results', async () => {
    await blurInput(page);
    await expect(panelOf(page)).toHaveCount(0);
    await inputOf(page).focus();
    await expect(panelOf(page)).toHaveText('No recent searches');
    await searchFor(page, 'lantern');
    await blurInput(page);
    await expect(panelOf(page)).toHaveCount(0);
    await inputOf(page).focus();
    await expect(optionsOf(page)).toHaveCount(10);
  });

  await test.step('[S6] Tab moves to the next control inside the dialog', async () => {
    for (const name of ['Clear the query', 'All', /^Guide/, /^Config/]) {
      await page.keyboard.press('Tab');
      await expect(dialogOf(page).getByRole('button', { name })).toBeFocused();
      await expect(panelOf(page)).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).locator('.search-group-title')).toHaveText(['Config']);
  });

  await test.step('[S7] Escape with the panel open closes the dialog, whatever the query', async () => {
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(inputOf(page)).toHaveValue('');
    await expect(panelOf(page)).toBeVisible();
  });

  await test.step('[S7] [S8] after the panel lost focus, Escape clears the query, and the next one closes', async () => {
    await searchFor(page, 'lantern');
    await blurInput(page);
    await expect(panelOf(page)).toHaveCount(0);
    await expect(inputOf(page)).toHaveValue('lantern');
    await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(statusOf(page)).toHaveText('');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
    await expect(inputOf(page)).toHaveValue('');
    await expect(optionsOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
});

test('[S8] with `openOnFocus: false` focus opens the panel only for a query', async ({
  page,
  otherSettings,
}) => {
  await storeSearches(page, { recent: storedSearches(2) });
  await openSearch(page, otherSettings.origin);
  await expect(panelOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('/');
  await searchFor(page, 'lantern');
  await blurInput(page);
  await expect(panelOf(page)).toHaveCount(0);
  await inputOf(page).focus();
  await expect(panelOf(page)).toBeVisible();
  await open(page, `${otherSettings.origin}/?q=lantern`);
  await expect(optionsOf(page).first()).toBeVisible();
});

test('ignores keys while an input method is composing', async ({ page, searching }) => {
  await openSearch(page, searching.origin);
  const client = await page.context().newCDPSession(page);
  await waitForTextIndex(page);
  await searchFor(page, 'lantern');
  await inputOf(page).press('End');
  const first = await activeTitle(page);
  await client.send('Input.imeSetComposition', { text: ' size', selectionStart: 5, selectionEnd: 5 });
  await expect(inputOf(page)).toHaveValue('lantern size');
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    await inputOf(page).evaluate(
      (input, name) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, isComposing: true, bubbles: true, cancelable: true }),
        ),
      key,
    );
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(`${searching.origin}/`);
  expect(first).toBe('Lantern');
  await client.send('Input.insertText', { text: ' size' });
  await expect(inputOf(page)).toHaveValue('lantern size');
  await expect(optionsOf(page).first()).toContainText('lantern.size');
  expect(await activeTitle(page)).toBe('lantern.size');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${searching.origin}/config/lantern`);
});

test('announces the number of results to screen readers', async ({ page, searching }) => {
  await openSearch(page, searching.origin);
  await expect(statusOf(page)).toHaveText('');
  for (const [query, announced] of [
    ['lantern', '10 of 35 results'],
    ['quokka', '1 result'],
    ['zzzzzzzzzz', 'No results for "zzzzzzzzzz"'],
    ['', ''],
  ] as const) {
    await fillQuery(page, query);
    await expect(statusOf(page)).toHaveText(announced);
  }
});
