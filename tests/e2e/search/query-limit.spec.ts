import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SEARCH } from '../../../src/model/constants.ts';
import { open } from '../../support/reader.ts';
import { inputOf, openSearch, optionsOf, searchButton } from '../../support/search-dialog.ts';
import { OTHER_SETTINGS } from '../../support/search-sites.ts';
import { test } from '../../support/test.ts';

/** Pastes text as if from the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await inputOf(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Adds a paragraph to the page and selects its text. */
async function select(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = content;
    document.querySelector('main')!.prepend(paragraph);
    getSelection()!.selectAllChildren(paragraph);
  }, text);
}

const LONG = 'lantern '.repeat(100).trim();

for (const isSet of [false, true]) {
  const limit = isSet ? OTHER_SETTINGS.maxQueryLength : SEARCH.maxQueryLength;

  test(`[V1] a query has at most ${limit} characters, typed, pasted or from the URL, without maxlength`, async ({
    page,
    searching,
    otherSettings,
  }) => {
    const { origin } = isSet ? otherSettings : searching;
    await openSearch(page, origin);
    const input = inputOf(page);
    await expect(input).not.toHaveAttribute('maxlength');
    await page.keyboard.insertText(LONG);
    await expect(input).toHaveValue(LONG.slice(0, limit));
    await input.fill('');
    await paste(page, LONG);
    await expect(input).toHaveValue(LONG.slice(0, limit));
    // A surrogate pair is not split.
    await input.fill(`${'x'.repeat(limit - 1)}😀`);
    await expect(input).toHaveValue('x'.repeat(limit - 1));
    await open(page, `${origin}/?q=${encodeURIComponent(LONG)}`);
    await expect(input).toHaveValue(LONG.slice(0, limit));
  });
}

test('[V1] pasted text loses color codes, paths and quotes before it is cut', async ({ page, searching }) => {
  await openSearch(page, searching.origin);
  const message =
    '\u001B[31m× error\u001B[0m  in "/home/somebody/with/a/very/long/path/to/the/project/src/index.ts:12:34"\n' +
    "  │ 'lantern.size' is not a `number`: see C:\\Users\\me\\lantern.ts and file:///tmp/a/b.js";
  await paste(page, message);
  await expect(inputOf(page)).toHaveValue('error in lantern.size is not a number: see and');
  // Typed text is left alone, and pasted text replaces the selection.
  await inputOf(page).fill('"a" /b/c');
  await expect(inputOf(page)).toHaveValue('"a" /b/c');
  await inputOf(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 8));
  await paste(page, '“lantern”');
  await expect(inputOf(page)).toHaveValue('"a" lantern');
});

test('[S9] the dialog opens with the selected text, cut to the limit, by key and by button', async ({
  page,
  searching,
}) => {
  await open(page, searching.origin);
  await select(page, 'Amber \n  lantern');
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toHaveValue('Amber lantern');
  await expect(optionsOf(page).first()).toContainText('Amber lantern');
  // It is selected, so typing replaces it.
  await page.keyboard.type('kettle');
  await expect(inputOf(page)).toHaveValue('kettle');
  await page.keyboard.press('Escape');
  await select(page, LONG);
  await searchButton(page).click();
  await expect(inputOf(page)).toHaveValue(LONG.slice(0, SEARCH.maxQueryLength));
});
