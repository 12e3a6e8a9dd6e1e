import { expect } from '@playwright/test';
import { encodeShare } from '../../../src/lab/model/share.ts';
import { expectStatus, openDesk, paste } from '../../support/desk-page.ts';
import { recordFaults } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const LIMIT = 256 * 1024;
const tsup = (options: string) =>
  `import { defineConfig } from 'tsup';\nexport default defineConfig({\n${options}\n});\n`;
const repeated = (part: (at: number) => string, length = LIMIT - 200) => {
  const parts: string[] = [];
  for (let at = 0, size = 0; size < length - 40; at++) size += parts[parts.push(part(at)) - 1]!.length;
  return parts.join('');
};
const DONE = /^From tsup: /;
const TOO_LONG = /^The conversion took longer than 10 seconds and was ended\./;
/** Deep nesting needs more stack than a worker has. */
const FAILED = /^The conversion failed and was ended\./;
const SETTLED = new RegExp(
  `${DONE.source}|${TOO_LONG.source}|${FAILED.source}|cannot be here\\.$|is not closed\\.$`,
);

/** Each configuration with what the page says about it. */
const INPUTS: Readonly<Record<string, readonly [config: string, sentence: RegExp]>> = {
  'more than the limit': ['x'.repeat(LIMIT + 1), /^The configuration is larger than 256 kB/],
  'thousands of options': [tsup(repeated((at) => `option${at}: ${at}, `)), SETTLED],
  'brackets without an end': [tsup(`entry: ${'['.repeat(LIMIT - 200)}`), SETTLED],
  'one long word': [tsup(`minify: ${'x'.repeat(LIMIT - 200)} y`), SETTLED],
  'markup, prototypes and control characters': [
    tsup(
      "'__proto__': { a: 1 }, 'constructor': 2, '<img src=x onerror=alert(1)>': 3, 'a\\u0007b': 4, define: { 'A`](//evil.example)': 'x' }",
    ),
    /^From tsup: \d+ converted, 0 not needed, 4 for you to decide$/,
  ],
};

/** The longest time for which the page did not respond, in milliseconds. */
const watchFreezes = () => {
  const state = { longest: 0, last: performance.now() };
  const beat = () => {
    const now = performance.now();
    state.longest = Math.max(state.longest, now - state.last);
    state.last = now;
    setTimeout(beat, 10);
  };
  beat();
  Object.assign(globalThis, { freezes: state });
};
const longestFreeze = () => (globalThis as unknown as { freezes: { longest: number } }).freezes.longest;

test('answers hostile configurations without freezing, and keeps what was typed', async ({ page }) => {
  test.slow();
  const faults = await recordFaults(page);
  await openDesk(page);
  for (const [name, [config, sentence]] of Object.entries(INPUTS)) {
    await test.step(name, async () => {
      await paste(page, '');
      await page.evaluate(watchFreezes);
      await paste(page, config);
      await expectStatus(page, sentence);
      // A worker that takes ten seconds would be ten seconds here, if it were not a worker.
      expect(await page.evaluate(longestFreeze)).toBeLessThan(5000);
      await expect(page.locator('#desk-config')).toHaveValue(config);
    });
  }
  expect(await page.locator('.desk img').count()).toBe(0);
  expect(await page.locator('.desk a[href*=evil]').count()).toBe(0);
  await paste(page, tsup('clean: true'));
  await expectStatus(page, 'From tsup: 0 converted, 1 not needed, 0 for you to decide');
  expect(faults).toEqual([]);
});

test('uses no link that is not its own', async ({ page }) => {
  const links = [
    '#v1.S',
    '#v9.abc',
    await encodeShare({ 'src/index.ts': 'x' }),
    await encodeShare(JSON.parse('{ "__proto__": "x" }')),
    await encodeShare({ 'tsup.config.ts': 'x'.repeat(2_000_000) }),
  ];
  for (const hash of links) {
    await page.goto('about:blank');
    await openDesk(page, `/migrate${hash}`);
    await expect(page.locator('.desk').getByRole('alert')).toHaveText(
      'The link is incomplete or not from this page, so it was not used.',
    );
    await expect(page.locator('#desk-config')).toHaveValue('');
  }
});

test('says so if the converter cannot be loaded, and tries again', async ({ page }) => {
  await page.route('**/assets/desk-worker-*.js', (route) => route.abort());
  await openDesk(page);
  await paste(page, tsup('clean: true'));
  await expectStatus(page, 'The converter cannot be loaded. Check your connection, then try again.');
  await page.unroute('**/assets/desk-worker-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectStatus(page, /^From tsup: /);
});
