import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isSameDocument } from '../../support/reader.ts';
import { dialogOf, searchFor, inputOf, optionsOf, waitForTextIndex } from '../../support/search-dialog.ts';
import type { Condition } from '../condition.ts';

/** A query with results on the site and on the fixture. */
const COMMON_QUERY = 'page';

/**
 * Pages where a search is made: one of the site and one of the fixture. It takes longer than all other checks, and
 * runs the same code on every page.
 */
const SEARCHED = new Set(['/', '/react/counter']);

const theme = (page: Page) => page.locator('.theme-switch');
const root = (page: Page) => page.locator('html');
const linkOf = (option: Element) => (option as HTMLAnchorElement).href;

/** Everything that is usually stored works for as long as the page is open. */
const WITHOUT_STORAGE: Pick<Condition, 'claim' | 'context' | 'check' | 'checkAfterLink'> = {
  claim: 'theme, tabs and recent searches work for the visit',
  context: { reducedMotion: 'reduce' },
  async check({ page }) {
    await expect(root(page)).not.toHaveClass(/light|dark/);
    await theme(page).click();
    await expect(root(page)).toHaveClass('dark');
    const tab = page.locator('[role="tab"][aria-selected="false"]').filter({ visible: true }).first();
    if ((await tab.count()) === 0) return;
    const panel = await tab.getAttribute('aria-controls');
    await tab.click();
    await expect(page.locator(`[aria-controls="${panel}"]`)).toHaveAttribute('aria-selected', 'true');
  },
  async checkAfterLink({ page, at }) {
    if (at.isInApp) {
      await expect(root(page)).toHaveClass('dark');
      await theme(page).click();
      await expect(root(page)).toHaveClass('light');
    } else {
      // A new document knows nothing of the visit.
      await expect(root(page)).not.toHaveClass(/light|dark/);
    }
    if (!SEARCHED.has(at.route)) return;
    await page.keyboard.press('Control+k');
    await waitForTextIndex(page);
    await searchFor(page, COMMON_QUERY);
    // Choosing a hit stores the search. The best hit may be on this page.
    const best = await optionsOf(page).first().evaluate(linkOf);
    await inputOf(page).press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(best);
    await page.keyboard.press('Control+k');
    await expect(inputOf(page)).toBeFocused();
    expect(await isSameDocument(page), 'no page was reloaded').toBe(true);
  },
};

export const STORAGE: Condition[] = [
  {
    ...WITHOUT_STORAGE,
    name: 'storage absent',
    prepare: (context) =>
      context.addInitScript(() => Object.defineProperty(globalThis, 'localStorage', { value: undefined })),
  },
  {
    ...WITHOUT_STORAGE,
    name: 'storage blocked',
    prepare: (context) =>
      context.addInitScript(() =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        }),
      ),
  },
  {
    ...WITHOUT_STORAGE,
    name: 'storage full',
    prepare: (context) =>
      context.addInitScript(() => {
        // Fill storage to the last character, so the browser itself refuses the next one.
        for (let length = 2 ** 22; length >= 1; length /= 2) {
          for (let filled = true; filled;) {
            try {
              localStorage.setItem(`${localStorage.length}`, 'x'.repeat(length));
            } catch {
              filled = false;
            }
          }
        }
      }),
  },
  {
    ...WITHOUT_STORAGE,
    name: 'storage garbage',
    prepare: (context) =>
      context.addInitScript(() => {
        if (location.protocol === 'about:') return;
        const garbage = [
          '{',
          'null',
          '\u0000',
          '[object Object]',
          '"><img src=x>',
          '[{}]',
          'x'.repeat(100_000),
        ];
        const keys = [
          'theme',
          'tab:',
          'tab:package-manager',
          'tab:a b"',
          'tab:<x>',
          'visited',
          'recent-searches',
        ].concat('favorite-searches', 'search-hosts', 'fonts', '__proto__', 'constructor');
        // Give pages different garbage under the same key.
        const offset = location.pathname.length;
        for (const [index, key] of keys.entries())
          localStorage.setItem(key, garbage[(index + offset) % garbage.length] ?? '');
      }),
  },
];
