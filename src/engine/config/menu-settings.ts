import { z } from 'zod';
import { metaItemSchema } from './meta-schema.ts';
import { navEntrySchema } from './nav-schema.ts';

/** Written as a route is: `/guide`, and `/` for the docs folder itself. */
const folder = z
  .string()
  .normalize()
  .regex(/^(?:\/|(?:\/[^/]+)+)$/, {
    error: 'must be a folder of docs such as "/guide", or "/" for docs itself',
  });

const navList = z.array(navEntrySchema);

/** Top navigation by folder. A list alone is that of the docs folder. */
export const nav = z.union([navList, z.record(folder, navList)]);

/** Sidebars by folder. */
export const sidebar = z.record(folder, z.array(metaItemSchema));
