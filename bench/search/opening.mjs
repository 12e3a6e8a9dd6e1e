// Measures how long the browser takes to restyle the page when the dialog makes it inert, and what would make that cheaper:
// node bench/search/opening.mjs [ROUTE] [ADDRESS of a served site]. The variants run in turn, each on a fresh page.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { startPreview } from '../../scripts/preview.mjs';

const SLOWDOWN = 4;
const RUNS = 7;
/** Styles to add before the dialog opens. With undefined, all styles of the site are disabled. */
const WAYS = {
  'as it is': '',
  'scroll not locked': ':root:has(.search[open]) { overflow: visible !important }',
  'unseen code skipped':
    '.prose :is(figure, table) { content-visibility: auto; contain-intrinsic-size: auto 200px }',
  'no styles of ours': undefined,
};

const [route = '/config/lib/dts', given] = process.argv.slice(2);
const preview = given === undefined ? await startPreview() : undefined;
const address = given ?? preview?.address;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const times = Object.fromEntries(Object.keys(WAYS).map((way) => [way, []]));
try {
  for (let run = 0; run < RUNS; run += 1) {
    for (const [way, css] of Object.entries(WAYS)) times[way].push(await openTwice(css));
  }
} finally {
  await browser.close();
  await preview?.stop();
}
const median = (numbers) =>
  numbers
    .toSorted((a, b) => a - b)
    .at(numbers.length >> 1)
    .toFixed(0)
    .padStart(4);
for (const [way, runs] of Object.entries(times)) {
  const [first, again] = [0, 1].map((opening) => median(runs.map((run) => run[opening])));
  console.log(`${way.padEnd(20)} first opening ${first} ms, second ${again} ms`);
}

/** Opens the dialog twice and returns the milliseconds until all styles are updated, for each time. */
async function openTwice(css) {
  const page = await browser.newPage();
  await page.goto(`${address}${route}`);
  await page.locator('html[data-app="ready"]').waitFor();
  await page.locator('.search-button').first().hover();
  await page.locator('dialog.search').waitFor({ state: 'attached' });
  await page.evaluate(async (added) => {
    if (added === undefined) for (const sheet of document.styleSheets) sheet.disabled = true;
    else {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(added);
      document.adoptedStyleSheets.push(sheet);
    }
    // The browser knows what is off screen only after it has rendered a frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, css);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const took = await page.evaluate(() => {
    const dialog = document.querySelector('dialog.search');
    return [0, 1].map(() => {
      const start = performance.now();
      dialog.showModal();
      dialog.getBoundingClientRect();
      const end = performance.now();
      dialog.close();
      dialog.getBoundingClientRect();
      return end - start;
    });
  });
  await page.close();
  return took;
}
