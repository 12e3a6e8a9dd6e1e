import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { waitForApp, open } from '../support/reader.ts';

test.use({ locale: 'zh-CN' });

test('[R9] a reader who prefers another language is never redirected', async ({ page }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  for (const address of ['/', '/guide/start/quick-start', '/']) {
    await page.goto(address);
    await waitForApp(page);
  }
  expect(await page.evaluate(() => navigator.languages)).toContain('zh-CN');
  expect(visited).toEqual(['/', '/guide/start/quick-start', '/']);
});

test('[R8] there are no switchers with one language and no versions', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: /^(?:Language|Version):/ })).toHaveCount(0);
});
