/**
 * Frontmatter keys that Rspress, Docusaurus, VitePress and Starlight read and that have no effect here, with what does the
 * same. Not among them are keys that hide a page or move it: a warning would not keep a draft from being published.
 */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  ...instead('Write `pageType`, as in `pageType: home`.', 'layout template'),
  ...instead('Set the order and the labels in _meta.json.', 'sidebar_position sidebar_label order'),
  ...instead('Write `sidebar: false`.', 'displayed_sidebar hide_sidebar'),
  ...instead(
    'Write `outline: false`, or a level.',
    'hide_table_of_contents toc_min_heading_level toc_max_heading_level tableOfContents aside toc',
  ),
  ...instead('Write `titleSuffix`.', 'title_meta titleTemplate'),
  ...instead('Write `head`.', 'keywords image canonical canonical_url robots'),
  ...instead('Write `search: false`.', 'pagefind'),
  ...instead('Names for the search go into a .search.txt file beside the page.', 'tags tag_list'),
  ...instead(
    'Remove it.',
    'icon link-rss lineNumbers author authors author_title author_url author_image_url id category',
    'hide_title sidebar_class_name sidebar_key sidebar_custom_props custom_edit_url editUrl editLink',
    'pagination_label pagination_next pagination_prev prev next parse_number_prefixes last_update lastUpdated',
    'lang pageClass isHome markdownStyles wrapperClassName banner hide_reading_time',
  ),
};

/** Keys that change whether and where a page is published. */
const HIDES_OR_MOVES: Readonly<Record<string, string>> = {
  ...instead('Delete the file, or add it to `route.exclude` in site.config.ts.', 'draft unlisted published'),
  ...instead('The address of a page is its path: rename the file.', 'slug permalink'),
};

/** Says what to do about a key of another engine. Returns undefined for a key that none of them has. */
export function adviceForKey(key: string): { isHarmless: boolean; fix: string } | undefined {
  for (const keys of [WITHOUT_EFFECT, HIDES_OR_MOVES]) {
    const fix = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (fix !== undefined) return { isHarmless: keys === WITHOUT_EFFECT, fix };
  }
  return undefined;
}

function instead(fix: string, ...keys: string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((line) => line.split(' ')).map((key) => [key, fix]));
}
