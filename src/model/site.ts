import type { NavItem, Sidebars } from './sidebar-types.ts';

export interface SocialLink {
  icon: string;
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

export interface EditLink {
  docRepoBaseUrl: string;
  text: string;
}

export interface Locale {
  lang: string;
  label: string;
  title: string;
  description: string;
  editLink?: EditLink | undefined;
  nav: NavItem[];
  sidebar: Sidebars;
}

export interface MultiVersion {
  default: string;
  versions: string[];
}

export type SearchSetting =
  | false
  | (DialogSettings & { provider: 'embedded' })
  | (DialogSettings & HostedSearch);

/** How the dialog behaves, whoever answers. */
export interface DialogSettings {
  placeholder: string;
  maxQueryLength: number;
  hitsPerPage: number;
  resultsPerGroup: number;
  recentSearches?: number | undefined;
  favoriteSearches: number;
  personalization: boolean;
  openOnFocus: boolean;
  missingResultsUrl?: string | undefined;
}

export interface HostedSearch {
  provider: 'algolia';
  appId: string;
  apiKey: string;
  indexName: string;
  /** Another host to ask, for a proxy. */
  host?: string | undefined;
  /** Asked in this order after `host`; the service's own hosts where neither is given. */
  hosts?: readonly string[] | undefined;
  /** Tell the service what readers see and choose. */
  insights?: boolean | undefined;
  /** Another host for those events. */
  insightsHost?: string | undefined;
  /** Offer the titles of trending pages where nothing was found. */
  recommendations?: boolean | undefined;
  /** Also build the embedded index, for when the service cannot be reached. */
  embeddedFallback?: boolean | undefined;
}

export interface MarkdownSettings {
  showLineNumbers: boolean;
  defaultWrapCode: boolean;
}

/** A sibling of the product, in the navbar's popover and on the landing page. */
export interface FamilyMember {
  name: string;
  /** Chinese. */
  desc: string;
  descEn: string;
  logo: string;
  /** How large the logo is drawn; 1 fills its place. */
  logoScale: number;
  url: string;
}

/** Everything about the site that is not one page. Navigation stands in its locales, keyed by version. */
export interface SiteData {
  title: string;
  description: string;
  icon: string;
  logo: string;
  logoText: string;
  ssg: true;
  /** Origin the site is served from, without a trailing slash. */
  url: string;
  /** `/` or `/docs/`: begins and ends with a slash. */
  base: string;
  product: string;
  buildTool: string;
  lang: string;
  locales: Locale[];
  multiVersion: MultiVersion;
  search: SearchSetting;
  markdown: MarkdownSettings;
  socialLinks: SocialLink[];
  family: { title: string; members: FamilyMember[] };
  /** Address of the product's source code. */
  sourceLink: string;
  outlineTitle: string;
  editLinkText: string;
  footerMessage: string;
  /** Home of the product itself, for the footer. */
  productUrl: string;
  repositoryUrl: string;
  hideNavbarOnScroll: boolean;
}
