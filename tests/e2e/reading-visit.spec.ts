import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scriptsOf } from '../../src/cli/budgets/measure.ts';
import { pageFile } from '../../src/engine/content/page-file.ts';
import { distDir } from '../support/built-site.ts';
import { open, pathOf, recordRequests } from '../support/reader.ts';
import { test } from '../support/test.ts';

/** Scrolls to the end one screen at a time, as a reader does, so everything comes near once. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

/**
 * One page for each set of scripts: home, blocks and an explorer, blocks alone, text alone, a filter, a drawing, scripts of
 * their own, not found.
 */
const VISITS = {
  '/': '/',
  '/config/lib/dts': '/config/lib/dts',
  '/guide/start/glossary': '/guide/start/glossary',
  '/blog/': '/blog/',
  '/config/': '/config/',
  '/guide/publish/exports': '/guide/publish/exports',
  '/config/releases': '/config/releases',
  '/doctor': '/doctor',
  '/nowhere': '/404',
};

test('a reading visit requests the scripts that the budgets weigh, and no others', async ({ page }) => {
  for (const [address, route] of Object.entries(VISITS)) {
    await test.step(address, async () => {
      const html = readFileSync(path.join(distDir, pageFile(route, '.html')), 'utf8');
      const weighed = scriptsOf(html, distDir, '/').toSorted();
      const requests = recordRequests(page);
      const requested = () =>
        [...new Set(requests.map(pathOf))].filter((one) => one.endsWith('.js')).map((one) => one.slice(1));
      await open(page, address);
      await readToTheEnd(page);
      await expect.poll(() => requested().toSorted(), address).toEqual(weighed);
      await page.waitForLoadState('networkidle');
      expect(requested().toSorted(), address).toEqual(weighed);
    });
  }
});
