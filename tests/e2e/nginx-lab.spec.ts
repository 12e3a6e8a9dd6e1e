import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { distDir } from '../support/built-site.ts';
import { expectBuilt, shownOutput, startLab } from '../support/lab-page.ts';
import { recordFaults } from '../support/reader.ts';
import { sharedNginx } from '../support/shared-nginx.ts';

const nginx = sharedNginx();

const NAMES = [
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'content-security-policy',
  'content-type',
  'cache-control',
];

/** The lab's page, every file that it can load and the worker of the search, without the compressed copies. */
function labAddresses(): string[] {
  const addressesIn = (folder: string) =>
    readdirSync(path.join(distDir, folder))
      .filter((name) => !/\.(?:br|gz)$/.test(name))
      .map((name) => `/${folder}/${name}`);
  const worker = addressesIn('assets').filter((address) => address.startsWith('/assets/worker-'));
  return ['/lab', ...addressesIn('assets/lab'), ...worker];
}

test('nginx sends the headers of the lab and of all its files', async ({ request }) => {
  const headersAt = async (address: string) => {
    const { status, headers } = await fetch(nginx.origin + address, { method: 'HEAD' });
    return [status, ...NAMES.map((name) => headers.get(name))];
  };
  for (const address of labAddresses()) {
    const own = (await request.head(address)).headers();
    expect([address, await headersAt(address)]).toEqual([
      address,
      [200, ...NAMES.map((name) => own[name] ?? null)],
    ]);
  }
  expect(await headersAt('/lab')).toEqual(expect.arrayContaining(['require-corp', 'same-origin']));
  const worker = labAddresses().find((address) => address.startsWith('/assets/lab/worker-'))!;
  expect(String(await headersAt(worker))).toContain("'unsafe-eval' 'wasm-unsafe-eval'");
});

test('the lab builds on nginx', async ({ page }) => {
  const faults = await recordFaults(page);
  await startLab(page, `${nginx.origin}/lab`);
  await expectBuilt(page);
  await expect(shownOutput(page)).toContainText('export { clampAll };');
  expect(faults).toEqual([]);
});
