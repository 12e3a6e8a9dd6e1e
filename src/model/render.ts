import type { SlotName } from './slots.ts';
import type { OverviewGroup } from './overview.ts';
import type { PageData } from './page.ts';
import type { PageLink } from './sidebar.ts';
import type { NavItem, SidebarItem } from './sidebar-types.ts';
import type { SiteData } from './site.ts';
import type { Words } from './words/words.ts';

export interface SwitcherChoice {
  value: string;
  text: string;
  link: string;
  /** The link leads to the home page there, because this page does not exist. */
  isElsewhere: boolean;
}

/** Everything the build passes to the theme to render a page's document. */
export interface RenderInput {
  site: SiteData;
  /** Words of the shell in the page's language. */
  words: Words;
  page: PageData;
  /** HTML of the page's static runs. */
  runs: string[];
  nav: NavItem[];
  /** Home of the page's language and version. */
  homePath: string;
  /** The page that the brand leads to: the home page, or another one if there is none. */
  homeLink: string;
  sidebar: { key: string; items: SidebarItem[] } | undefined;
  previous: PageLink | undefined;
  next: PageLink | undefined;
  overview: OverviewGroup[] | undefined;
  /** Page that lists everything to look up, if the language has one. */
  overviewPath: string | undefined;
  editUrl: string | undefined;
  /** The page as a Markdown file. */
  markdownUrl: string;
  /** From the section down to the page's group, without the page itself. */
  breadcrumbs: { text: string; link: string | undefined }[];
  /** This page in the site's other languages and versions. */
  languages: SwitcherChoice[];
  versions: SwitcherChoice[];
  /** ISO date of the last change, if known. */
  lastUpdated: string | undefined;
}

/** A component rendered at build time, with its prop values. */
export interface StaticComponentCall {
  name: string;
  props: Record<string, unknown>;
}

/** A child of a static component: another component, or HTML to insert. */
export type StaticComponentChild =
  | { component: StaticComponentCall; children: StaticComponentChild[] }
  | { html: string };

/** What a component rendered at build time takes from its page. */
export interface StaticPage {
  /** Keeps ids unique on the page. */
  idPrefix: string;
  words: Words;
}

/** A component in the source of a page. */
export interface PartTag {
  name: string;
  /** An expression may create any number of elements from it, even none. */
  isInExpression?: boolean;
}

/** Interface of the theme's server entry. */
export interface ServerTheme {
  /** Rules for every page. */
  stylesheet: string;
  /** Rules that only some pages need; a document has at most one of them in addition to the stylesheet. */
  pageStyles: string[];
  /** The entry of `pageStyles` that the page needs. */
  stylesFor(input: RenderInput): string | undefined;
  /** Rules that few readers need, in a file that loads after the page or only for printing. */
  rareStyles: string;
  /** Throws if a component fails to render. */
  renderStatic(component: StaticComponentCall, children: StaticComponentChild[], page: StaticPage): string;
  /**
   * Renders everything inside the root element. `component` is the default export of the page's module, if it has
   * one.
   */
  renderPage(input: RenderInput, component: unknown): string;
  /** After `renderPage` has failed: the slot whose component did. */
  runningSlot(): SlotName | undefined;
  /** The tags of a page's module that throw `reason`, counted from 0. */
  failedParts(component: unknown, reason: string, tags: readonly PartTag[]): number[];
}
