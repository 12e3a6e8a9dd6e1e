/** Hooks for the React components of a site, under the names that Rspress authors know. */
import { createContext, useContext } from 'react';
import { PART_STYLE } from '../model/document.ts';
import type { HookData, HookPage, HookSite } from '../model/site-data.ts';

/** Set by the module of a page, around its React parts. */
export const HookContext = createContext<HookData>({
  page: { routePath: '/', title: '', lang: '', version: '', frontmatter: {} },
  site: { title: '', description: '', base: '/', lang: '' },
  texts: {},
});

/** Returns the language of the page. */
export function useLang(): string {
  return usePage().page.lang;
}

/** Returns the version of the page; empty on a site without versions. */
export function useVersion(): string {
  return usePage().page.version;
}

/** Returns the page that the component is on. */
export function usePage(): { page: HookPage } {
  return useContext(HookContext);
}

/** Returns the site. */
export function useSite(): { site: HookSite } {
  return useContext(HookContext);
}

/** Returns the page and the site. */
export function usePageData(): { page: HookPage; siteData: HookSite } {
  const { page, site } = useContext(HookContext);
  return { page, siteData: site };
}

/** Returns a function that looks up a key of `i18n.json` in the language of the page. Without an entry, it returns the key. */
export function useI18n(): (key: string) => string {
  const { page, site, texts } = useContext(HookContext);
  return (key) => texts[key]?.[page.lang] ?? texts[key]?.[site.lang] ?? key;
}

/**
 * Applies the styles of React parts before React takes the elements over. The security policy forbids `style` attributes in
 * a document, so the build renames them; scripts may set the same styles.
 */
export function applyStyles(): void {
  if (typeof document === 'undefined') return;
  for (const element of document.querySelectorAll<HTMLElement>(`[${PART_STYLE}]`))
    element.style.cssText = element.getAttribute(PART_STYLE) ?? '';
}
