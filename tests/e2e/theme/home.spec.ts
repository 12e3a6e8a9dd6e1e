import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { ToolResults } from '../../../src/proof/measured/tool-results.ts';
import { boxOf, open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

for (const width of [1440, 1024]) {
  test(`[N9] [N14] at ${width} px the first screen shows the text beside source and output in full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const panels = page.locator('.proof .code:visible');
    await expect(panels).toHaveCount(2);
    // The system font is unknown and can be monospace on a machine without a desktop.
    for (const font of ['system-ui', 'sans-serif', 'serif', 'monospace']) {
      await page.evaluate((name) => document.documentElement.style.setProperty('--font-text', name), font);
      const command = await boxOf(page, '.hero-command');
      const [source, output] = await Promise.all([panels.nth(0).boundingBox(), panels.nth(1).boundingBox()]);
      expect(command.y + command.height, font).toBeLessThanOrEqual(900);
      expect(command.x + command.width, font).toBeLessThan(source!.x);
      expect(source!.y + source!.height, font).toBeLessThan(output!.y);
      expect(output!.y + output!.height, font).toBeLessThanOrEqual(900);
    }
    for (const label of ['Source', 'ESM']) {
      const cutOff = await page
        .getByRole('tabpanel', { name: label })
        .locator('pre')
        .evaluate((pre) => [pre.scrollWidth - pre.clientWidth, pre.scrollHeight - pre.clientHeight]);
      expect(cutOff, label).toEqual([0, 0]);
    }
  });
}

test('[N14] on a phone source and output follow the actions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const [command, proof] = [await boxOf(page, '.hero-command'), await boxOf(page, '.proof')];
  expect(command.y + command.height).toBeLessThan(proof.y);
  expect(proof.x).toBe(command.x);
});

test('[N14] the home page has its sizes, colors and numbers', async ({ page }) => {
  await open(page, '/');

  await test.step('the subtitle is the largest text', async () => {
    const sizes = await page
      .locator('main :is(h1, h2, p, a, code)')
      .evaluateAll((parts) => parts.map((part) => parseFloat(getComputedStyle(part).fontSize)));
    const largest = Math.max(...sizes);
    await expect(page.locator('.hero-subtitle')).toHaveCSS('font-size', `${largest}px`);
    expect(sizes.filter((size) => size === largest)).toHaveLength(1);
  });

  await test.step('the line to the chosen output has the color of the accent', async () => {
    const colors = () =>
      page.locator('.fan path').evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
    const [chosen, ...others] = await colors();
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(chosen);
    await page.getByRole('tab', { name: 'UMD' }).click();
    await expect.poll(colors).toEqual([others[0], others[0], chosen, others[0]]);
  });

  await test.step('it shows the numbers of the committed comparison of tools', async () => {
    const results = JSON.parse(readFileSync('bench/tools/results.json', 'utf8')) as ToolResults;
    const tools = Object.values(results.builds).flatMap((builds) =>
      builds.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds),
    );
    await expect(page.locator('.speed strong')).toHaveText(tools.map(({ name }) => name));
    await expect(page.locator('.speed-bar')).toHaveText(
      tools.map(({ cpuSeconds, cpuRatio }) => `${cpuSeconds.toFixed(2)} s, ${cpuRatio.toPrecision(2)}×`),
    );
    await expect(page.locator('.home figcaption', { hasText: 'npm run bench:tools' })).toContainText(
      results.date,
    );
    const widths = await page
      .locator('.speed')
      .first()
      .locator('svg')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    const times = tools.slice(0, widths.length).map(({ cpuSeconds }) => cpuSeconds);
    for (const [index, width] of widths.entries())
      expect(width / widths.at(-1)!).toBeCloseTo(times[index]! / times.at(-1)!, 1);
  });

  await test.step('its background is hidden in forced colors and on paper', async () => {
    const beam = page.locator('.hero-beam');
    await expect(beam).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(beam).toBeHidden();
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(beam).toBeHidden();
  });
});

for (const width of [1440, 390]) {
  test(`nothing moves on the home page when another file is chosen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    // Playwright scrolls to what it clicks, so the distance counts.
    const distance = async () => (await boxOf(page, '.claim')).y - (await boxOf(page, '.hero')).y;
    const before = await distance();
    for (const label of ['Configuration', 'CommonJS', 'UMD', 'Types']) {
      await page.getByRole('tab', { name: label }).click();
      await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
      expect(await distance(), label).toBe(before);
    }
  });
}

test('[N14] the command of the hero can be copied without its prompt', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const copy = page.locator('.hero-command').getByRole('button', { name: 'Copy npm create rslib@latest' });
  // Visible before the pointer is there.
  await expect(copy.locator('..')).toHaveCSS('opacity', '1');
  await copy.click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('npm create rslib@latest');
});

test('[N15] the landing block has the logo of every sibling tool before a reader scrolls to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const logos = page.locator('.family-block img');
  await expect(logos).toHaveCount(6);
  await expect
    .poll(() => logos.evaluateAll((all) => all.every((logo) => (logo as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
});
