import type { Page } from '@playwright/test';

/** Simulates a deployment: a script is gone until the page reloads, and the page at `path` comes from another build. */
export async function deployWithout(page: Page, script: RegExp, path: string): Promise<void> {
  let hasReloaded = false;
  page.on('request', (request) => (hasReloaded ||= request.isNavigationRequest()));
  await page.route(script, (route) => (hasReloaded ? route.fallback() : route.fulfill({ status: 404 })));
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/assets\/entry-[\w-]+\.js/g, 'assets/entry-newer.js');
    return route.fulfill({ response, body });
  });
}
