/** Layouts of a page; `doc` unless its frontmatter says otherwise. */
export const PAGE_TYPES = ['home', 'doc', '404', 'custom', 'blank'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export interface TocEntry {
  text: string;
  id: string;
  /** From 2 to 4. */
  depth: number;
  /** Offset of the heading in the source, so a section's text can be cut out of it. */
  charIndex: number;
  /** False for a heading marked with `!overview`. */
  inOverviews?: boolean;
}

export interface FeedLink {
  language: string;
  url: string;
  mime: string;
}

export interface HeroAction {
  theme?: 'brand' | 'alt' | undefined;
  text: string;
  link: string;
}

export interface Hero {
  name: string;
  text?: string | undefined;
  tagline?: string | undefined;
  /** A command to copy. */
  command?: string | undefined;
  actions?: HeroAction[] | undefined;
  image?: { src: string; dark?: string | undefined; alt: string } | undefined;
}

export interface Feature {
  title: string;
  details?: string | undefined;
  link?: string | undefined;
  /** An emoji or other text, the path of an image, or SVG. */
  icon?: string | undefined;
}

/** An element for the head, as `[tag, attributes]`. */
export type HeadTag = [tag: string, attributes: Record<string, string>];

export interface Frontmatter {
  title?: string | undefined;
  titleSuffix?: string | undefined;
  description?: string | undefined;
  /** `false`: search does not know the page. `below`: its sections come below those of other pages. */
  search?: boolean | 'below' | undefined;
  head?: HeadTag[] | undefined;
  /** The page lists the contents of its sidebar section. */
  overview?: boolean | undefined;
  overviewHeaders?: number[] | undefined;
  navbar?: boolean | undefined;
  sidebar?: boolean | undefined;
  /** Whether the page has an outline, or the deepest level of headings in it. */
  outline?: boolean | number | undefined;
  footer?: boolean | undefined;
  globalUIComponents?: boolean | undefined;
  /** ISO date, such as `2026-11-15`. */
  date?: string | undefined;
  pageType?: PageType | undefined;
  /** Alternate-language and feed links of this page. */
  feeds?: FeedLink[] | undefined;
  hero?: Hero | undefined;
  features?: Feature[] | undefined;
  /** Sidebar label extras that Rspress also reads from the page. */
  tag?: string | undefined;
  context?: string | undefined;
  /** Under this name, the page is a skill for coding assistants too. */
  skill?: string | undefined;
}

/** Data of a page before layout. */
export interface PageData {
  /** Path of the emitted document below the site root, such as `config/lib/dts.html`. */
  pagePath: string;
  pageType: PageType;
  /** Frontmatter title, else the first heading, else the site's title. */
  title: string;
  /** Text of the page's h1, or an empty string. */
  headingTitle: string;
  frontmatter: Frontmatter;
  toc: TocEntry[];
  /** Canonical URL path without the site's base, such as `/config/lib/dts` or `/config/`. */
  routePath: string;
  lang: string;
  version: string;
  /** Source file relative to the docs folder, such as `config/lib/dts.mdx`. */
  _relativePath: string;
  feeds: FeedLink[];
}
