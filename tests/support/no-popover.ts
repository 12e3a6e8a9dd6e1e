import type { BrowserContext, Page } from '@playwright/test';

const FALLBACK_RULES = '@supports not selector(:popover-open)';

/**
 * Simulates a browser without popovers, as no installed one is old enough: the `popover` attribute does
 * nothing, `:popover-open` never matches, and the fallback rules apply.
 */
export async function withoutPopovers(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    const { prototype } = HTMLElement as unknown as { prototype: Record<string, unknown> };
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete prototype[name];
  });
  await target.route(
    ({ pathname }) => !pathname.includes('.') || pathname.endsWith('.css'),
    async (route) => {
      try {
        const response = await route.fetch();
        const text = await response.text();
        // The policy does not list the hash of the changed stylesheet.
        const { 'content-security-policy': _, ...headers } = response.headers();
        const body = text
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
          .replace(FALLBACK_RULES, '@supports selector(:popover-open)')
          .replace('[popover]{display:none}', '[data-popover]{display:none}')
          .replaceAll(/ popover="[a-z]+"/g, ' data-popover');
        await route.fulfill({ response, headers, body });
      } catch {
        // A finished test closes its page while files are still loading. In a running test, a missing file
        // shows up as a failure.
        await route.abort().catch(() => undefined);
      }
    },
  );
}
