import type { OverviewGroup } from './overview.ts';
import type { PageData } from './page.ts';
import type { PageLink } from './sidebar.ts';
import type { NavItem, SidebarItem } from './sidebar-types.ts';
import type { SiteData } from './site.ts';

export interface SwitcherChoice {
  value: string;
  text: string;
  link: string;
}

/** All that a page's document is made of: what the build hands to the theme. */
export interface RenderInput {
  site: SiteData;
  page: PageData;
  /** HTML of the page's static runs. */
  runs: string[];
  nav: NavItem[];
  /** Home of the page's language and version. */
  homePath: string;
  sidebar: { key: string; items: SidebarItem[] } | undefined;
  previous: PageLink | undefined;
  next: PageLink | undefined;
  overview: OverviewGroup[] | undefined;
  /** A page that lists everything there is to look up, where the language has one. */
  overviewPath: string | undefined;
  editUrl: string | undefined;
  /** The page as a Markdown file. */
  markdownUrl: string;
  /** From the section down to the page's group; the page itself is not among them. */
  breadcrumbs: { text: string; link: string | undefined }[];
  /** Where this page is in the site's other languages and versions. */
  languages: SwitcherChoice[];
  versions: SwitcherChoice[];
  /** ISO day of the last change, where it is known. */
  lastUpdated: string | undefined;
}

/** A component that is rendered at build time, with the values its author gave it. */
export interface StaticComponentCall {
  name: string;
  props: Record<string, unknown>;
}

/** Its children: more components, or HTML that it only has to put somewhere. */
export type StaticComponentChild =
  | { component: StaticComponentCall; children: StaticComponentChild[] }
  | { html: string };

/** What the theme's server entry offers to the build. */
export interface ServerTheme {
  /** Rules for every page. */
  stylesheet: string;
  /** Rules that only some pages need; a document has at most one of them, beside the stylesheet. */
  pageStyles: string[];
  /** Returns the one of `pageStyles` that the page needs. */
  stylesFor(input: RenderInput): string | undefined;
  /** Rules that few readers need: a file that is loaded after the page, or only to print it. */
  rareStyles: string;
  /** Throws when a component cannot be drawn; `idPrefix` keeps ids unique on a page. */
  renderStatic(component: StaticComponentCall, children: StaticComponentChild[], idPrefix: string): string;
  /** Everything inside the root element. `component` is the default export of the page's module, where it has one. */
  renderPage(input: RenderInput, component: unknown): string;
  /** Which of the `count` components of a page's module throw `reason`, counted from 0 in the order of the page. */
  failedParts(component: unknown, reason: string, count: number): number[];
}
