/** A page, as the hooks for a site's own components return it. */
export interface HookPage {
  routePath: string;
  title: string;
  lang: string;
  version: string;
  frontmatter: Readonly<Record<string, unknown>>;
}

/** A site, as these hooks return it. */
export interface HookSite {
  title: string;
  description: string;
  base: string;
  /** The language of pages without a prefix. */
  lang: string;
}

/** Props of the component of a slot. In the navbar, the sidebar and the footer, which stay between pages, the page is the first one. */
export interface SlotProps {
  page: HookPage;
  site: HookSite;
}

/** The texts of `i18n.json`, by key and language. */
export type HookTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything that the hooks know. */
export interface HookData {
  page: HookPage;
  site: HookSite;
  texts: HookTexts;
}
