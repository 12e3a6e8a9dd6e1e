import type { z } from 'zod';
import { fillDerived } from './derive.ts';
import { settings } from './site-settings.ts';

export const siteConfigSchema = settings.transform(fillDerived);

/** What the engine reads: checked, with every default in place. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
