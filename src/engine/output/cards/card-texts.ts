import type { PageData } from '../../../model/page.ts';
import type { Site } from '../../site/site-navigation.ts';
import { breadcrumbsOf } from '../../site/other-places.ts';

/** Text on a card. */
export interface CardTexts {
  siteTitle: string;
  /** Sections above the page, from the top: `['Guide', 'Advanced']`. */
  section: string[];
  title: string;
  /** The title is an identifier and is set in the code font. */
  isCode: boolean;
  description: string;
}

export function cardTexts({ config, navigation }: Site, page: PageData): CardTexts {
  const here = navigation.find(({ lang, version }) => lang === page.lang && version === page.version);
  const { title: siteTitle, description } = config.locales.find(({ lang }) => lang === page.lang) ?? config;
  const title = page.title === '' ? siteTitle : page.title;
  return {
    siteTitle,
    section: breadcrumbsOf(page, here).map(({ text }) => text),
    title,
    isCode: isCode(title),
    description: page.frontmatter.description ?? description,
  };
}

/**
 * Checks whether a title is an identifier such as `lib.autoExternal`, `@scope/core`, `--watch` or `maxSize`: one word
 * with punctuation or a capital inside. `Node.js` is a name.
 */
export function isCode(title: string): boolean {
  return /^(?:--?[\w-]+|@[\w-]+\/[\w.-]+|[a-z]\w*(?:[./:]\w+)+|[a-z]+[A-Z]\w*)$/.test(title);
}
