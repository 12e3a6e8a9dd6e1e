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
import { test } from '../../support/test.ts';

test('Enter before the results arrive opens the best hit of the new query, not of the previous one', async ({
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

test('Enter before the headings arrive opens the best of them, if the query is not a name', async ({
  page,
  searching,
}) => {
  const headings = await holdBack(page, /\/assets\/search-headings-/);
  await openSearch(page, searching.origin);
  await fillQuery(page, 'amber lantern');
  await page.keyboard.press('Enter');
  await headings.requested;
  await expect(dialogOf(page)).toBeVisible();
  headings.release();
  await expect(page).toHaveURL(/\/guide\/lantern#amber-lantern$/);
});

test("a shortcut pressed before the reader's language is known opens the dialog", async ({
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

test('shows results when the same query is opened again after closing', async ({ page, searching }) => {
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

test('drops the section filter when the next query has no hits in it', async ({ page, searching }) => {
  await openSearch(page, searching.origin);
  await searchFor(page, 'lantern');
  await dialogOf(page)
    .getByRole('button', { name: /^Config/ })
    .click();
  await inputOf(page).fill('kettle');
  await expect(optionsOf(page).first()).toContainText(/kettle/i);
  await expect(dialogOf(page).getByRole('group', { name: 'Guide' })).toBeVisible();
});

test('the shortcut leaves an open dialog and its query alone', async ({ page, searching }) => {
  await openSearch(page, searching.origin);
  await searchFor(page, 'lantern');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Tab');
  await page.keyboard.press('/');
  await expect(inputOf(page)).toHaveValue('lantern');
});

test('pastes at the caret, and the paste can be undone', async ({ page, searching }) => {
  const paste = () =>
    inputOf(page).evaluate((input) => {
      const data = new DataTransfer();
      data.setData('text', '"lantern"');
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
  await openSearch(page, searching.origin);
  await page.keyboard.type('size of');
  await page.keyboard.press('Home');
  await paste();
  await expect(inputOf(page)).toHaveValue('lanternsize of');
  // Before anything else is typed: depending on timing, browsers undo that in the same step.
  await page.keyboard.press('Control+z');
  await expect(inputOf(page)).toHaveValue('size of');
  await page.keyboard.press('Home');
  await paste();
  await page.keyboard.type(' ');
  await expect(inputOf(page)).toHaveValue('lantern size of');
});

test('keeps focus when reopened before the page of a hit has loaded', async ({ page, searching }) => {
  await openSearch(page, searching.origin);
  // Set up before there are hits: one that appears under the pointer is prefetched at once.
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
