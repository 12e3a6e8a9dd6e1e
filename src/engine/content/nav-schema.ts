import { z } from 'zod';

/** An entry of `_nav.json`: a link, a menu of links, or both. */
export interface NavEntry {
  text: string;
  link?: string | undefined;
  activeMatch?: string | undefined;
  tag?: string | undefined;
  items?: NavEntry[] | undefined;
}

/** Keys for Rspress that have no effect here. */
const ignored = {
  icon: z.unknown().optional(),
  position: z.unknown().optional(),
  download: z.unknown().optional(),
  lang: z.unknown().optional(),
  rel: z.unknown().optional(),
};

export const navEntrySchema = z
  .strictObject({
    text: z.string().min(1),
    link: z.string().min(1).optional(),
    activeMatch: z.string().refine(isRegExp, 'must be a regular expression').optional(),
    tag: z.string().optional(),
    items: z.array(z.lazy((): z.ZodType<NavEntry> => navEntrySchema)).optional(),
    ...ignored,
  })
  .superRefine(({ link, items }, context) => {
    if (link !== undefined || items !== undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['link'],
      message: 'must be a route or an address, unless there are `items`',
    });
  });

function isRegExp(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
