// oxlint-disable-next-line no-restricted-imports -- all others start here
import { test as base } from '@playwright/test';

/**
 * Gives every page a connection that is not fast, so nothing is fetched ahead: tests that count requests, stop a host or
 * change a response would otherwise depend on what came before. The tests of fetching ahead set their own.
 */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(() => {
          const connection = { effectiveType: '3g' };
          Object.defineProperty(navigator, 'connection', { get: () => connection, configurable: true });
        });
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
});
