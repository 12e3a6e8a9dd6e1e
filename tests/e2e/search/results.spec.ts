import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SEARCH } from '../../../src/model/constants.ts';
import { open } from '../../support/reader.ts';
import {
  fillQuery,
  block,
  dialogOf,
  searchFor,
  groupOf,
  inputOf,
  moreOf,
  openSearch,
  optionsOf,
  panelOf,
  searchButton,
  statusOf,
  waitForTextIndex,
} from '../../support/search-dialog.ts';
import { OTHER_SETTINGS } from '../../support/search-sites.ts';
import { test } from '../../support/test.ts';

const filterOf = (page: Page) => dialogOf(page).getByRole('group', { name: 'Show results of' });
const groupTitles = (page: Page) => dialogOf(page).locator('.search-group-title');

test('[S2] [K2] [E8] results are grouped by top-level section, 5 per group, or 20 of a chosen section, and counted', async ({
  page,
  searching,
}) => {
  await openSearch(page, searching.origin);
  await waitForTextIndex(page);
  await searchFor(page, 'lantern');
  await expect(groupTitles(page)).toHaveText(['Guide', 'Config']);
  for (const source of ['results-0', 'results-1'])
    await expect(groupOf(page, source).locator('a')).toHaveCount(SEARCH.resultsPerGroup);
  await expect(
    dialogOf(page).getByRole('group', { name: 'Guide' }).getByRole('option').first(),
  ).toHaveAttribute('href', '/guide/lantern');
  const filter = filterOf(page).getByRole('button');
  await expect(filter).toHaveText(['All', 'Guide 25', 'Config 10']);
  await expect(filter.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(statusOf(page)).toHaveText('10 of 35 results');
  await filter.nth(1).click();
  await expect(filter.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(groupTitles(page)).toHaveText(['Guide']);
  await expect(optionsOf(page)).toHaveCount(SEARCH.hitsPerPage);
  await expect(statusOf(page)).toHaveText('20 of 25 results');
  await filter.nth(2).click();
  await expect(groupTitles(page)).toHaveText(['Config']);
  await expect(optionsOf(page)).toHaveCount(10);
  await expect(statusOf(page)).toHaveText('10 results');
  await filter.first().click();
  await expect(optionsOf(page)).toHaveCount(2 * SEARCH.resultsPerGroup);

  await test.step('choosing a section by click keeps focus in the input, by key on the section', async () => {
    const section = (name: string) => filterOf(page).getByRole('button', { name });
    await section('Guide').focus();
    await page.keyboard.press('Enter');
    await expect(section('Guide')).toHaveAttribute('aria-pressed', 'true');
    await expect(section('Guide')).toBeFocused();
    await inputOf(page).focus();
    await section('Config').click();
    await expect(section('Config')).toHaveAttribute('aria-pressed', 'true');
    await expect(inputOf(page)).toBeFocused();
    await section('All').click();
  });

  await test.step('[K2] the last row of a group shows more of it, up to a page of results, by click or by key', async () => {
    const more = moreOf(page);
    // The filter counts 25, of which a page of results shows 20.
    await expect(filterOf(page).getByRole('button')).toHaveText(['All', 'Guide 25', 'Config 10']);
    await expect(more).toHaveText(['Show 15 more of 25', 'Show 5 more']);
    await more.first().click();
    await expect(inputOf(page)).toBeFocused();
    await expect(groupOf(page, 'results-0').locator('a')).toHaveCount(SEARCH.hitsPerPage);
    await expect(groupOf(page, 'results-1').locator('a')).toHaveCount(SEARCH.resultsPerGroup);
    await expect(groupTitles(page)).toHaveText(['Guide', 'Config']);
    await expect(statusOf(page)).toHaveText('25 of 35 results');
    await expect(more).toHaveText(['Show 5 more']);
    await page.keyboard.press('ArrowUp');
    while ((await more.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(groupOf(page, 'results-1').locator('a')).toHaveCount(10);
    await expect(more).toHaveCount(0);
    await expect(dialogOf(page)).toBeVisible();
    await expect(groupOf(page, 'results-1').locator('[aria-selected="true"]')).toHaveCount(1);
    await searchFor(page, 'lantern size');
    await searchFor(page, 'lantern');
    await expect(optionsOf(page)).toHaveCount(2 * SEARCH.resultsPerGroup);
  });

  await test.step('[E8] a hit shows its title and parent titles with matches marked, and links to its heading', async () => {
    await searchFor(page, 'amber');
    const hit = optionsOf(page).first();
    await expect(hit).toHaveAttribute('href', '/guide/lantern#amber-lantern');
    await expect(hit.locator('.search-item-title')).toHaveText('Amber lantern');
    await expect(hit.locator('.search-item-title mark')).toHaveText('Amber');
    await expect(hit.locator('.search-item-path')).toHaveText('Lantern');
    await expect(hit.locator('.search-item-snippet mark')).toHaveText('amber');
    await hit.click();
    await expect(page).toHaveURL(`${searching.origin}/guide/lantern#amber-lantern`);
    await expect(page.locator(':target')).toHaveText(/Amber lantern/);
  });
});

test('[K1] [K2] [X3] placeholder, result limits and feedback form follow the settings', async ({
  page,
  otherSettings,
}) => {
  const { placeholder, resultsPerGroup, hitsPerPage } = OTHER_SETTINGS;
  await openSearch(page, otherSettings.origin);
  await expect(inputOf(page)).toHaveAttribute('placeholder', placeholder);
  await searchFor(page, 'lantern');
  await expect(optionsOf(page)).toHaveCount(hitsPerPage);
  await expect(groupOf(page, 'results-0').locator('a')).toHaveCount(resultsPerGroup);
  await filterOf(page).getByRole('button', { name: 'Guide' }).click();
  await expect(groupTitles(page)).toHaveText(['Guide']);
  await expect(optionsOf(page)).toHaveCount(hitsPerPage);

  await test.step('[X3] without results the dialog links to the feedback form', async () => {
    await fillQuery(page, 'zzzzzzzzzzzz & $&');
    const line = panelOf(page).getByText('Believe this query should return results? Let us know.');
    await expect(line).toBeVisible();
    const link = line.getByRole('link', { name: 'Let us know.' });
    const query = encodeURIComponent('zzzzzzzzzzzz & $&');
    await expect(link).toHaveAttribute('href', `https://forms.example/missing?query=${query}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

for (const { width, words } of [
  { width: 1440, words: SEARCH.snippetWords },
  { width: 769, words: SEARCH.snippetWords },
  { width: 768, words: SEARCH.snippetWordsNarrow },
]) {
  test(`[K4] a snippet has ${words} words at ${width} px, from either index`, async ({
    page,
    searching,
    hostedSite,
    hosts,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const snippet = optionsOf(page).first().locator('.search-item-snippet');
    for (const { origin } of [searching, hostedSite]) {
      await openSearch(page, origin);
      await searchFor(page, 'quokka');
      await expect(snippet.locator('mark')).toHaveText('quokka');
      const text = await snippet.innerText();
      expect(text.replaceAll('…', ' ').trim().split(/\s+/)).toHaveLength(words);
    }
    expect(hosts.first.requests.at(-1)?.body).toMatchObject({
      requests: [{ attributesToSnippet: [`content:${words}`] }],
    });
  });
}

test('[X3] without results the dialog shows the query, up to three suggestions and no feedback link', async ({
  page,
  searching,
}) => {
  await openSearch(page, searching.origin);
  await fillQuery(page, 'mallett kettl ladel');
  const nothing = panelOf(page).getByText('No results for "mallett kettl ladel"', { exact: true });
  await fillQuery(page, 'lxntxrnn');
  await expect(nothing).toHaveCount(0);
  await expect(panelOf(page).getByText('No results for "lxntxrnn"', { exact: true })).toBeVisible();
  await expect(statusOf(page)).toHaveText('No results for "lxntxrnn"');
  await expect(panelOf(page).getByText('Believe this query should return results?')).toHaveCount(0);
  const suggestions = panelOf(page).locator('.search-suggestion');
  await expect(suggestions.first()).toHaveText(/^lantern$/i);
  expect(await suggestions.count()).toBeLessThanOrEqual(SEARCH.suggestions);
  const title = await suggestions.first().innerText();
  await suggestions.first().click();
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue(title);
  await expect(optionsOf(page).first().locator('.search-item-title')).toHaveText(title);
});

test('[X3] offers the likely spelling of words that nothing or hardly anything has', async ({ page }) => {
  await openSearch(page, '/config/lib/format');
  await waitForTextIndex(page);
  const suggestions = panelOf(page).locator('.search-suggestion');
  for (const [typed, meant] of [
    ['kommonjs', 'CommonJS'],
    ['taiwlnd', 'Tailwind'],
    ['decalrashuns', 'Declarations'],
  ] as const) {
    await fillQuery(page, typed);
    await expect(statusOf(page)).toHaveText(`No results for "${typed}"`);
    await expect(suggestions.first()).toHaveText(meant);
  }
  await suggestions.first().click();
  await expect(statusOf(page)).toHaveText(/ results$/);
  await expect(suggestions).toHaveCount(0);
  await searchFor(page, 'verdaccoi');
  await expect(optionsOf(page).first()).toHaveAttribute('href', /tarball/);
  await expect(suggestions.first()).toHaveText('verdaccio');
  await fillQuery(page, 'xyzzyqwert');
  await expect(statusOf(page)).toHaveText('No results for "xyzzyqwert"');
  await expect(suggestions).toHaveCount(0);
});

test('[X3] a hosted index suggests at most three of its trending titles', async ({
  page,
  hostedSite,
  hosts,
}) => {
  await openSearch(page, hostedSite.origin);
  await fillQuery(page, 'zzzzzzzz');
  await expect(panelOf(page).getByText('No results for "zzzzzzzz"')).toBeVisible();
  await expect(panelOf(page).locator('.search-suggestion')).toHaveText(['Kettle', 'Ladle', 'Lantern']);
  await panelOf(page).getByRole('button', { name: 'Lantern' }).click();
  await expect(optionsOf(page).first()).toContainText('Hosted lantern');
  expect(hosts.second.requests).toEqual([]);
});

test('a Chinese page is searched in Chinese, with a Chinese dialog', async ({ page, searching }) => {
  await openSearch(page, `${searching.origin}/`);
  await expect(panelOf(page)).toHaveText('No recent searches');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/zh/', textContent: '中文' });
    document.body.append(link);
    link.click();
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toHaveCount(1);
  await expect(dialogOf(page)).toHaveAccessibleName('搜索');
  await expect(panelOf(page)).toHaveText('没有最近搜索');
  await fillQuery(page, '灯笼');
  await expect(groupTitles(page)).toHaveText(['指南', '配置']);
  await expect(optionsOf(page).first()).toHaveAttribute('href', '/zh/guide/#灯笼');
  await fillQuery(page, 'lantern');
  await expect(panelOf(page)).toContainText('没有找到“lantern”的结果');
});

test.describe('the engine runs', () => {
  test('in a worker, started on the first sign of intent', async ({ page, searching }) => {
    await open(page, searching.origin);
    expect(page.workers()).toHaveLength(0);
    const started = page.waitForEvent('worker');
    await searchButton(page).hover();
    await started;
    await page.keyboard.press('/');
    await searchFor(page, 'quokka');
    expect(page.workers()).toHaveLength(1);
  });

  test('on the main thread if there are no workers', async ({ page, searching }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await openSearch(page, searching.origin);
    await searchFor(page, 'quokka');
    await expect(optionsOf(page)).toContainText(['Long text']);
    expect(page.workers()).toHaveLength(0);
  });

  test('on the main thread if the worker script fails to load', async ({ page, searching }) => {
    await block(page, /\/assets\/worker-.*\.js$/);
    await openSearch(page, searching.origin);
    await searchFor(page, 'quokka');
    await expect(optionsOf(page)).toContainText(['Long text']);
    // The failed worker may still be shutting down.
    await expect.poll(() => page.workers()).toHaveLength(0);
  });
});
