// npm run shots [-- PART-OF-A-NAME]: takes screenshots of every view at four widths in both themes, zoomed, with more
// contrast, in forced colors and as printed, into .cache/shots.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { FONTS_KEY } from '../src/runtime/storage/storage.ts';
import { findBrowser } from './find-browser.mjs';
import { startPreview } from './preview.mjs';
import { CONDITIONS } from './shots/conditions.ts';
import type { Condition } from './shots/conditions.ts';
import { VIEWS } from './shots/views.ts';
import type { View } from './shots/views.ts';

const folder = path.resolve('.cache/shots');
mkdirSync(folder, { recursive: true });
const wanted = process.argv[2] ?? '';

/** Views with something open are not printed: only pages are. */
function isWanted(view: View, { name, context, print }: Condition): boolean {
  const width = context.viewport?.width ?? 0;
  return (
    `${view.name}-${name}`.includes(wanted) &&
    (view.fits?.(width) ?? true) &&
    !(print && view.act !== undefined)
  );
}

/** The site uses its fonts from the second document on. */
async function fetchFonts(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, FONTS_KEY);
  await page.close();
}

async function takeShot(page: Page, address: string, view: View, condition: Condition): Promise<void> {
  await page.goto(address + view.route);
  await page.locator('html[data-app="ready"]').waitFor();
  await view.act?.(page);
  if (condition.print) await page.emulateMedia({ media: 'print' });
  const file = path.join(folder, `${view.name}-${condition.name}.png`);
  await page.screenshot({ path: file, fullPage: condition.print ?? false });
  console.log(path.relative(process.cwd(), file));
}

const preview = await startPreview();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const failed: string[] = [];
try {
  for (const condition of CONDITIONS) {
    const views = VIEWS.filter((view) => isWanted(view, condition));
    if (views.length === 0) continue;
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      // It would answer requests that a view lets fail.
      serviceWorkers: 'block',
      ...condition.context,
    });
    context.setDefaultTimeout(10_000);
    await fetchFonts(context, preview.address);
    for (const view of views) {
      const page = await context.newPage();
      await takeShot(page, preview.address, view, condition).catch((error: unknown) =>
        failed.push(`${view.name}-${condition.name}: ${String(error).split('\n')[0]}`),
      );
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  await preview.stop();
}
if (failed.length > 0) {
  console.error(`These views could not be shown:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
