import { expect } from '@playwright/test';
import { FEEDBACK } from '../../../src/model/constants.ts';
import { open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const isDark = () => getComputedStyle(document.body).backgroundColor.startsWith('oklch(0.1');

test('[S16] the switch cycles through automatic, dark and light, stores the choice and sets a class on the root', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/config/lib/dts');
  const root = page.locator('html');
  const button = page.getByRole('button', { name: /^Theme/ });
  await expect(button).toHaveAccessibleName('Theme: Automatic');
  await button.click();
  await expect(root).toHaveClass('dark');
  await expect.poll(() => page.evaluate(isDark)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await button.click();
  await expect(root).toHaveClass('light');
  await button.click();
  await expect(root).not.toHaveClass(/dark|light/);

  await test.step('automatic follows the system, live', async () => {
    expect(await page.evaluate(isDark)).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(isDark)).toBe(true);
  });

  await test.step('the first click changes the colors of a dark system too', async () => {
    await button.click();
    await expect.poll(() => page.evaluate(isDark)).toBe(false);
  });
});

test('[S16] a second click before the colors have changed counts too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/config/lib/dts');
  await page.getByRole('button', { name: /^Theme/ }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('html')).toHaveClass('dark');
});

test('[S16] a stored choice is applied before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-paint').length === 0) return;
      Object.assign(globalThis, { classAtPaint: document.documentElement.className });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/config/lib/dts');
  await page.waitForFunction(() => 'classAtPaint' in globalThis);
  expect(await page.evaluate(() => (globalThis as unknown as { classAtPaint: string }).classAtPaint)).toBe(
    'dark',
  );
  await expect(page.locator('.theme-switch path:visible'), 'only the moon').toHaveCount(1);
  await expect(page.locator('.theme-switch path').last()).toBeVisible();
});

test('[S16] with storage blocked the choice lasts for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/config/lib/dts');
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.click();
  await button.click();
  await expect(page.locator('html')).toHaveClass('light');
  await page.locator('.sidebar').getByRole('link', { name: 'lib.format' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/format');
  await expect(page.locator('html')).toHaveClass('light');
});

test('[K12] colors fade over 400 ms, or change at once with reduced motion', async ({ page }) => {
  await open(page, '/config/lib/dts');
  await page.evaluate(() => {
    const original = document.startViewTransition.bind(document);
    // Measured at the start: finished animations are no longer listed.
    const longestFade = () => {
      const fades = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const ours = fades.filter((fade) => fade.pseudoElement?.startsWith('::view-transition-new'));
      return Math.max(...ours.map((fade) => Number(fade.getComputedTiming().duration)));
    };
    document.startViewTransition = (update) => {
      const transition = original(update);
      Object.assign(globalThis, { duration: transition.ready.then(longestFade) });
      return transition;
    };
  });
  await page.getByRole('button', { name: /^Theme/ }).click();
  const duration = await page.evaluate(
    () => (globalThis as unknown as { duration: Promise<number> }).duration,
  );
  expect(duration).toBe(FEEDBACK.themeTransitionMs);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('motion');
    };
  });
  await page.getByRole('button', { name: /^Theme/ }).click();
  await expect(page.locator('html')).toHaveClass('light');
});

test('clicks work while colors fade, also on an icon', async ({ page }) => {
  await open(page, '/config/lib/dts');
  // Make fades last long enough that no click comes too late.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-new(root) { animation-duration: 60s; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const waitForFade = () =>
    page.waitForFunction(() =>
      document.getAnimations().some(({ effect, playState }) => {
        const isFade = (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition-new');
        return isFade && playState === 'running';
      }),
    );
  const click = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  await click('.theme-switch');
  await waitForFade();
  await click('.theme-switch');
  await expect(page.locator('html')).toHaveClass('light');
  await waitForFade();
  await click('.search-button svg');
  await expect(page.locator('.search[open]')).toBeVisible();
  await expect(page.locator('html')).toHaveClass('light');
});
