import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../../support/test.ts';

/** Returns the words of headings that continue on the next line. A name that may break after its dots is several words. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

for (const [route, what] of [
  ['/config/rsbuild/performance', 'names of options'],
  ['/config/lib/external-helpers', 'the name of a long option'],
  ['/api/', 'a title without breadcrumbs'],
] as const) {
  test(`no word of a heading breaks on the narrowest phone: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(route);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
  });
}
