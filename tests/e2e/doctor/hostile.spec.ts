import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { expectVerdict, fixtureTarball, giveFiles, openDoctor } from '../../support/doctor-page.ts';
import { recordFaults } from '../../support/reader.ts';
import { tarOf, tgzOf } from '../../support/tar.ts';
import { test } from '../../support/test.ts';

const MANIFEST = { name: 'kit', version: '1.0.0', license: 'MIT', type: 'module', exports: './a.js' };
const tgz = (
  manifest: unknown,
  files: Readonly<Record<string, string>> = {},
  others: Parameters<typeof tgzOf>[0] = [],
) =>
  tgzOf([
    {
      name: 'package/package.json',
      text: typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
    },
    ...Object.entries({ 'a.js': 'export const a = 1;\n', ...files }).map(([name, text]) => ({
      name: `package/${name}`,
      text,
    })),
    ...others,
  ]);
const nested = (levels: number): unknown => (levels === 0 ? './a.js' : { import: nested(levels - 1) });
const whole = fixtureTarball('esm');

/** Each input with the sentence that readers get. */
const INPUTS: Readonly<Record<string, [bytes: Uint8Array, sentence: string | RegExp]>> = {
  'an empty file': [new Uint8Array(), 'The file is empty.'],
  'a ZIP archive': [new Uint8Array([0x50, 0x4b, 3, 4, 0]), /The file is a ZIP archive\./],
  'a picture': [new Uint8Array([0x89, 0x50, 0x4e, 0x47]), /The file is not a gzip archive\./],
  'gzip of something else': [new Uint8Array(gzipSync('x'.repeat(2000))), /not a tar archive as npm packs it/],
  'a bomb': [
    new Uint8Array(gzipSync(Buffer.alloc(60_000_000))),
    /more than 50 MB unpacked\. The rest was not read/,
  ],
  'a truncated archive': [
    new Uint8Array(gzipSync(tarOf([{ name: 'package/a.js', text: 'x'.repeat(900) }]).subarray(0, 1024))),
    /ends in the middle/,
  ],
  'half a download': [whole.subarray(0, whole.length / 2), /The archive (?:is damaged|ends in the middle)/],
  'too many files': [
    tgzOf(Array.from({ length: 20_001 }, (_, at) => ({ name: `package/${at}.txt` }))),
    /more than 20,000 files\. The rest was not read/,
  ],
  'a path that leaves': [
    tgz(MANIFEST, {}, [{ name: 'package/../../evil.js' }]),
    /has a path that leaves the package/,
  ],
  'an absolute path': [tgz(MANIFEST, {}, [{ name: '/etc/passwd' }]), /has a path that leaves the package/],
  'a link': [
    tgz(MANIFEST, {}, [{ name: 'package/link', type: '2' }]),
    /is a link, which npm does not unpack/,
  ],
  'a file twice': [tgz(MANIFEST, {}, [{ name: 'package/a.js' }]), /is in the archive more than once/],
  'a name with markup': [
    tgz({ ...MANIFEST, exports: './<img src=x onerror=alert(1)>.js' }),
    /<img src=x onerror=alert\(1\)>/,
  ],
  'a name with control characters': [
    tgz(MANIFEST, {}, [{ name: 'package/a\u0007.js' }]),
    /has a name with control characters/,
  ],
  'a list': [tgz([]), 'package.json is a list, not an object.'],
  'no JSON': [tgz('{'), 'package.json is not JSON.'],
  'no files': [tgzOf([]), /The package has no files\.|not a tar archive/],
  'ten thousand entry points': [
    tgz({
      ...MANIFEST,
      exports: Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`./${at}`, './a.js'])),
    }),
    /The package has 10,000 entry points\. The first 200 were checked, and no fields are proposed\./,
  ],
  '200 levels': [tgz({ ...MANIFEST, exports: nested(200) }), /more than 50 levels of conditions\./],
  'a path of twenty thousand members': [
    tgz({ ...MANIFEST, sideEffects: false }, { 'long.js': `window${'.b'.repeat(20_000)} = 1;\n` }),
    /long\.js sets/,
  ],
  'a rule that is too long for npm': [
    tgz({ ...MANIFEST, files: ['a'.repeat(70_000)] }, { 'a.test.js': '' }),
    /a\.test\.js is a test, which no user runs/,
  ],
  'a pattern for everything': [tgz({ ...MANIFEST, exports: { './*': './*' } }), /\.\/\*/],
};

test('says one clear sentence about each hostile input, and goes on', async ({ page }) => {
  test.slow();
  const faults = await recordFaults(page);
  await openDoctor(page);
  const report = page.locator('.doctor-report');
  for (const [name, [bytes, sentence]] of Object.entries(INPUTS)) {
    await test.step(name, async () => {
      await giveFiles(page, { [`${name}.tgz`]: bytes });
      await expect(report.getByText(sentence).first(), name).toBeVisible({ timeout: 45_000 });
    });
  }
  expect(await page.locator('.doctor img').count()).toBe(0);
  await giveFiles(page, { 'kit.tgz': whole });
  await expectVerdict(page, 'kit-esm 1.0.0 works for everybody it is written for.');
  expect(page.workers().length).toBe(1);
  expect(faults).toEqual([]);
});

test('says so if the checkers cannot be loaded, and tries again with the next package', async ({ page }) => {
  await page.route('**/assets/doctor-*.js', (route) => route.abort());
  await openDoctor(page);
  await giveFiles(page, { 'kit.tgz': whole });
  await expect(
    page.getByText('The doctor cannot be loaded. Check your connection, then try again.'),
  ).toBeVisible();
  await page.unroute('**/assets/doctor-*.js');
  await giveFiles(page, { 'kit.tgz': whole });
  await expectVerdict(page, /^kit-esm/);
});
