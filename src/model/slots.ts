/** Where a site may add components of its own to the layout. */
export const SLOTS = [
  'beforeNavbar',
  'afterNavbar',
  'beforeSidebar',
  'afterSidebar',
  'beforeArticle',
  'afterArticle',
  'beforeFooter',
  'afterFooter',
] as const;

export type SlotName = (typeof SLOTS)[number];
