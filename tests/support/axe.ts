import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe would also describe everything that passes, which is nearly every element, for each rule. */
const ONLY_VIOLATIONS = { resultTypes: ['violations' as const], selectors: false };

/**
 * Returns what axe finds in a part of the page, in both themes. In the dark one it checks only contrast, because everything
 * else is the same as in the light one.
 */
export async function violationsIn(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, because axe would read colors in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    // Legacy mode avoids the extra page that axe opens to merge results of frames; there are none.
    const axe = new AxeBuilder({ page })
      .include(part)
      .options({ ...ONLY_VIOLATIONS })
      .setLegacyMode();
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${colorScheme}, ${id}: ${html.slice(0, 120)}`));
  }
  return found;
}
