import { expect } from '@playwright/test';
import { createSiteServer } from '../../../src/engine/serve/server.ts';
import { listen } from '../../../src/engine/serve/listen.ts';
import { distDir } from '../../support/built-site.ts';
import { expectStatus, openDesk } from '../../support/desk-page.ts';
import { waitForApp } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('converts without the host after the first use', async ({ page }) => {
  const server = createSiteServer({ dir: distDir });
  const origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
  const convertExample = async () => {
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expectStatus(page, /^From tsup: /);
  };
  await openDesk(page, `${origin}/migrate`);
  await page.mouse.move(1, 1);
  await waitForApp(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await convertExample();
  const isKept = (part: string) =>
    page.evaluate(
      async (name) => (await (await caches.open('read-before')).keys()).some(({ url }) => url.includes(name)),
      part,
    );
  for (const part of [
    '/migrate',
    '/assets/desk-worker-',
    '/assets/Outcome-',
    '/assets/example-',
    '/assets/script-',
  ])
    await expect.poll(() => isKept(part), part).toBe(true);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));

  await openDesk(page, `${origin}/migrate?tool=tsup`);
  await convertExample();
});
