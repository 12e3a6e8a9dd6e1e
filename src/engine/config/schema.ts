import type { z } from 'zod';
import { fillDerived } from './derive.ts';
import { settings } from './site-settings.ts';

export const siteConfigSchema = settings.transform(fillDerived);

/** The configuration the engine uses: validated, with all defaults filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
