import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { recordFaults, waitForApp } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const verdict = (page: Page) => page.locator('.lesson-verdict').getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter');
const inSidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

async function openLesson(page: Page, id: string): Promise<void> {
  await page.goto(`/learn/${id}`);
  await page.mouse.move(1, 1);
  await waitForApp(page);
  await page.locator('.lesson-bench').waitFor();
}

test('a lesson without a build judges fields of files, and the sidebar marks it once it is solved', async ({
  page,
}) => {
  const faults = await recordFaults(page);
  await openLesson(page, 'account');
  await expect(page.locator('.lesson-bar')).toContainText('Nothing is built');
  await expect(page.locator('.lab-output')).toHaveCount(0);
  await press(page, 'Check my answer');
  await expect(verdict(page)).toContainText('The name is not in your scope.');
  await press(page, 'Show me');
  await press(page, 'Check my answer');
  await expect(verdict(page)).toHaveText('Right: your files say what the task asks for.');
  await expect(inSidebar(page, 'A name on npm (solved)')).toBeVisible();
  await expect(inSidebar(page, 'A last check')).toBeVisible();
  expect(await violationsIn(page, '.lesson, .sidebar')).toEqual([]);
  expect(page.workers()).toEqual([]);

  await page.goto('/learn/');
  await page.mouse.move(1, 1);
  await expect(inSidebar(page, 'A name on npm (solved)')).toBeVisible();
  await openLesson(page, 'account');
  await press(page, 'Start over');
  await expect(inSidebar(page, 'A name on npm')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a workflow is read as YAML, wherever it grants the permission', async ({ page }) => {
  await openLesson(page, 'provenance');
  await press(page, 'Check my answer');
  await expect(verdict(page)).toContainText('The workflow cannot prove to npm what it is.');
  await press(page, 'Show me');
  await press(page, 'Check my answer');
  await expect(verdict(page)).toContainText('Right:');
});

test('a lesson is solved with the keyboard alone, on a phone in forced colors, and says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openLesson(page, 'account');
  const tabTo = async (name: string) => {
    const button = page.getByRole('button', { name });
    const isFocused = () => button.evaluate((element) => element === document.activeElement);
    await page.locator('main h1').click();
    for (let stops = 0; stops < 80 && !(await isFocused()); stops++) await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await tabTo('Check my answer');
  await expect(verdict(page)).toContainText('The name is not in your scope.');
  await tabTo('Tell me more');
  // A screen reader reads the status, and goes on from there.
  await expect(verdict(page)).toBeFocused();
  await tabTo('Show me');
  await tabTo('Check my answer');
  await expect(verdict(page)).toContainText('Right:');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The system's colors of a button, not those of the theme.
  const used = await page.getByRole('button', { name: 'Check my answer' }).evaluate((button) => {
    const plain = document.body.appendChild(document.createElement('button'));
    const colorsOf = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    };
    const both = [colorsOf(button), colorsOf(plain)];
    plain.remove();
    return both;
  });
  expect(used[0]).toBe(used[1]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('lessons that were never visited work after the first one was built', async ({ page, context }) => {
    test.slow();
    await openLesson(page, 'output-name');
    await press(page, 'Check my answer');
    await expect(verdict(page)).not.toHaveText(/^$|Checking/, { timeout: 45_000 });
    const isKept = (address: string) =>
      page.evaluate(async (name) => (await caches.match(name)) !== undefined, address);
    await expect.poll(() => isKept('/learn/provenance')).toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);

    await openLesson(page, 'provenance');
    await press(page, 'Show me');
    await press(page, 'Check my answer');
    await expect(verdict(page)).toContainText('Right:');

    await openLesson(page, 'pack');
    await press(page, 'Check my answer');
    await expect(verdict(page)).toContainText('npm would pack your sources', { timeout: 45_000 });
  });
});
