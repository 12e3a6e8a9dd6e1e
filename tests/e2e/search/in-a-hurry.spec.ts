import { expect } from '@playwright/test';
import { holdBack, waitForPaint, open, shownRoute } from '../../support/reader.ts';
import {
  fillQuery,
  dialogOf,
  searchFor,
  inputOf,
  openSearch,
  optionsOf,
} from '../../support/search-dialog.ts';
import { test } from '../../support/search-sites.ts';

test('Enter before the answer opens the best hit of what was typed, not of what was asked before', async ({
  page,
  hostedAlone,
  hosts,
}) => {
  await openSearch(page, hostedAlone.origin);
  await searchFor(page, 'amber');
  const slow = await holdBack(page, `${hosts.first.origin}/**`);
  await fillQuery(page, 'size');
  await page.keyboard.press('Enter');
  await slow.requested;
  await expect(dialogOf(page)).toBeVisible();
  slow.release();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/config\/lantern$/);
});

test('a key that comes before the language of the reader is known opens the dialog', async ({
  page,
  searching,
}) => {
  const language = await holdBack(page, /\/assets\/own-language-/);
  await page.goto(searching.origin);
  await waitForPaint(page);
  await page.keyboard.press('Control+k');
  await language.requested;
  language.release();
  await expect(inputOf(page)).toBeFocused();
});

test('the same query, asked again after closing, is answered again', async ({ page, searching }) => {
  const selectHeading = () =>
    page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h2')!));
  await open(page, `${searching.origin}/guide/lantern`);
  for (let times = 0; times < 2; times += 1) {
    await selectHeading();
    await page.keyboard.press('Control+k');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
});

test('a section that the next query has nothing in is no longer chosen', async ({ page, searching }) => {
  await openSearch(page, searching.origin);
  await searchFor(page, 'lantern');
  await dialogOf(page)
    .getByRole('button', { name: /^Config/ })
    .click();
  await inputOf(page).fill('kettle');
  await expect(optionsOf(page).first()).toContainText(/kettle/i);
  await expect(dialogOf(page).getByRole('group', { name: 'Guide' })).toBeVisible();
});

test('the key that opens it leaves an open dialog and its query alone', async ({ page, searching }) => {
  await openSearch(page, searching.origin);
  await searchFor(page, 'lantern');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Tab');
  await page.keyboard.press('/');
  await expect(inputOf(page)).toHaveValue('lantern');
});

test('what is pasted goes in at the caret, and can be undone', async ({ page, searching }) => {
  await openSearch(page, searching.origin);
  await page.keyboard.type('size of');
  await page.keyboard.press('Home');
  await inputOf(page).evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', '"lantern"');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.type(' ');
  await expect(inputOf(page)).toHaveValue('lantern size of');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(inputOf(page)).toHaveValue('size of');
});

test('search that is opened again before the page of a hit has come keeps the focus', async ({
  page,
  searching,
}) => {
  await openSearch(page, searching.origin);
  // Before there are hits: one that comes to stand under the pointer is loaded at once.
  const { release, requested } = await holdBack(page, /\/guide\/lantern$/);
  await searchFor(page, 'amber');
  await page.keyboard.press('Enter');
  await requested;
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  release();
  await expect.poll(() => shownRoute(page)).toBe('/guide/lantern');
  await expect(page.locator('#amber-lantern')).toBeInViewport();
  await expect(inputOf(page)).toBeFocused();
});
