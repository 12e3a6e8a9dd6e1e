import type { BrowserContext, Page } from '@playwright/test';

const OWN_RULES = '@supports not selector(:popover-open)';

/**
 * No browser here is old enough, so pages are what such a browser makes of them: `popover` means nothing, `:popover-open`
 * matches nothing, and the rules for this case apply.
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
        // The stylesheet is another one than the policy names.
        const { 'content-security-policy': _, ...headers } = response.headers();
        const body = text
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
          .replace(OWN_RULES, '@supports selector(:popover-open)')
          .replace('[popover]{display:none}', '[data-popover]{display:none}')
          .replaceAll(/ popover="[a-z]+"/g, ' data-popover');
        await route.fulfill({ response, headers, body });
      } catch {
        // A test that is over closes its page while files are still on their way. In one that goes on, a lost file is missed.
        await route.abort().catch(() => undefined);
      }
    },
  );
}
