import type { Page } from '@playwright/test';

/**
 * Prepares a deployment, and returns what simulates it: from then on, a script is gone until the page reloads, and the
 * page at `path` comes from another build. This comes before the page is opened: interception that starts on an open page
 * can miss the next request.
 */
export async function prepareDeployment(page: Page, script: RegExp, path: string): Promise<() => void> {
  let state: 'before' | 'deployed' | 'reloaded' = 'before';
  page.on('request', (request) => {
    if (state === 'deployed' && request.isNavigationRequest()) state = 'reloaded';
  });
  await page.route(script, (route) =>
    state === 'deployed' ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.route(`**${path}`, async (route) => {
    if (state === 'before' || route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/assets\/entry-[\w-]+\.js/g, 'assets/entry-newer.js');
    return route.fulfill({ response, body });
  });
  return () => void (state = 'deployed');
}
