import { expect } from '@playwright/test';
import { createSiteServer } from '../../../src/engine/serve/server.ts';
import { listen } from '../../../src/engine/serve/listen.ts';
import { distDir } from '../../support/built-site.ts';
import { expectVerdict, fixtureTarball, giveFiles, openDoctor } from '../../support/doctor-page.ts';
import { waitForApp } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const KIT = { 'kit.tgz': fixtureTarball('esm') };
const WORKS = 'kit-esm 1.0.0 works for everybody it is written for.';

test('examines packages without the host after the first use', async ({ page }) => {
  const server = createSiteServer({ dir: distDir });
  const origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
  await openDoctor(page, `${origin}/doctor`);
  await page.mouse.move(1, 1);
  await waitForApp(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await giveFiles(page, KIT);
  await expectVerdict(page, WORKS);
  const isKept = (part: string) =>
    page.evaluate(
      async (name) => (await (await caches.open('read-before')).keys()).some(({ url }) => url.includes(name)),
      part,
    );
  for (const part of ['/doctor', '/assets/doctor-', '/assets/PackageReport-', '/assets/script-'])
    await expect.poll(() => isKept(part), part).toBe(true);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));

  await openDoctor(page, `${origin}/doctor`);
  await giveFiles(page, KIT);
  await expectVerdict(page, WORKS);
});
