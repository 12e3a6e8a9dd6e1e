import { z } from 'zod';

/** An entry of the top navigation: a link, a menu of links, or both. */
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
    /** Name shown to readers, or a key of `i18n.json`. */
    text: z.string().min(1),
    /** A route, a file of the site, or a URL. */
    link: z.string().min(1).optional(),
    /** Regular expression for the routes on which the entry is the current one. Defaults to the section of its link. */
    activeMatch: z.string().refine(isRegExp, 'must be a regular expression').optional(),
    /** Short text beside the name. */
    tag: z.string().optional(),
    /** The entries of its menu. */
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
