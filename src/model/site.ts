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

/** Settings of the dialog for any provider. */
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
  /** Another host, such as a proxy. */
  host?: string | undefined;
  /** Hosts to try in this order after `host`. Without either, the service's own hosts are used. */
  hosts?: readonly string[] | undefined;
  /** Sends the service what readers see and choose. */
  insights?: boolean | undefined;
  /** Another host for these events. */
  insightsHost?: string | undefined;
  /** Suggests titles of trending pages if nothing was found. */
  recommendations?: boolean | undefined;
  /** Also builds the embedded index, for when the service cannot be reached. */
  embeddedFallback?: boolean | undefined;
}

export interface MarkdownSettings {
  showLineNumbers: boolean;
  defaultWrapCode: boolean;
}

/** A sibling product, in the navbar popover and on the landing page. */
export interface FamilyMember {
  name: string;
  /** Chinese. */
  desc: string;
  descEn: string;
  logo: string;
  /** Scale of the logo; 1 fills its box. */
  logoScale: number;
  url: string;
}

/** A list of links in the footer. */
export interface FooterColumn {
  title: string;
  links: { text: string; link: string }[];
}

/** Site-wide data. Navigation is part of the locales, keyed by version. */
export interface SiteData {
  title: string;
  description: string;
  icon: string;
  /** Image of the navbar, in the light theme if there is another one for the dark theme. */
  logo: string;
  darkLogo?: string | undefined;
  logoText: string;
  ssg: true;
  /** Origin the site is served from, without a trailing slash. */
  url: string;
  /** `/` or `/docs/`: starts and ends with a slash. */
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
  /** URL of the product's source code. */
  sourceLink: string;
  outlineTitle: string;
  editLinkText: string;
  footerMessage: string;
  footerColumns: FooterColumn[];
  /** URL of the product itself, for the footer. */
  productUrl: string;
  repositoryUrl: string;
  hideNavbarOnScroll: boolean;
}
