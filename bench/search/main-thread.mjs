// Measures how long opening the search and loading its index block the page, at a quarter of this machine's speed:
// node bench/search/main-thread.mjs [ADDRESS of a served site]. Readers notice a task of more than 50 ms.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { startPreview } from '../../scripts/preview.mjs';

const SLOWDOWN = 4;
const RUNS = 5;

const preview = process.argv[2] === undefined ? await startPreview() : undefined;
const address = process.argv[2] ?? preview?.address;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const hasWorker of [true, false]) {
    const longest = [];
    for (let run = 0; run < RUNS; run += 1) longest.push(await longestTask(hasWorker));
    const name = hasWorker ? 'in a worker' : 'without workers';
    console.log(`${name.padEnd(16)} longest task of each run, ms: ${longest.join(', ')}`);
  }
} finally {
  await browser.close();
  await preview?.stop();
}

async function longestTask(hasWorker) {
  const page = await browser.newPage();
  if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.goto(`${address}/`);
  await page.locator('html[data-app="ready"]').waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  const hasText = page.waitForResponse(/search-text-/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('config');
  await page.locator('.search-item').first().waitFor();
  await hasText;
  await page.locator('.search-item-snippet mark').first().waitFor();
  const tasks = await page.evaluate(() => globalThis.tasks);
  await page.close();
  return Math.max(0, ...tasks);
}
