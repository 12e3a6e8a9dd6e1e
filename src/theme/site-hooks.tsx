/** Hooks for the React components of a site, under the names that Rspress authors know, and what the module of a page needs. */
import { Children, createContext, isValidElement, use, useContext, useSyncExternalStore } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { mark, PART_STYLE, PIECE } from '../model/document.ts';
import type { HookData, HookPage, HookSite } from '../model/hook-data.ts';
import { Contained } from '../runtime/page/Contained.tsx';
import { PieceContext } from '../runtime/page/Piece.tsx';
import type { RunProps } from '../runtime/page/Run.tsx';

/** Set by the module of a page, around its React parts, and by slots. */
export const HookContext = createContext<HookData>({
  page: { routePath: '/', title: '', lang: '', version: '', frontmatter: {} },
  site: { title: '', description: '', base: '/', lang: '' },
  texts: {},
});

export function useLang(): string {
  return usePage().page.lang;
}

/** Empty on a site without versions. */
export function useVersion(): string {
  return usePage().page.version;
}

export function usePage(): { page: HookPage } {
  return useContext(HookContext);
}

export function useSite(): { site: HookSite } {
  return useContext(HookContext);
}

export function useFrontmatter(): { frontmatter: HookPage['frontmatter'] } {
  return usePage().page;
}

/** Puts the base in front of a path within the site. Links on pages need none. */
export function withBase(path: string): string {
  const { BASE_URL } = import.meta.env;
  return /^\/(?!\/)/.test(path) && !path.startsWith(BASE_URL) ? BASE_URL + path.slice(1) : path;
}

export function usePageData(): { page: HookPage; siteData: HookSite } {
  const { page, site } = useContext(HookContext);
  return { page, siteData: site };
}

/** Shows its children only in a browser, once the page works. Text belongs outside: nobody can read it before, nor find it. */
export function NoSSR({ children }: { children?: ReactNode }): ReactNode {
  return useIsInBrowser() ? children : null;
}

/** Shows what a function returns in a browser, and something else until the page works. */
export function BrowserOnly({
  children,
  fallback,
}: {
  children: () => ReactNode;
  fallback?: ReactNode;
}): ReactNode {
  return useIsInBrowser() ? children() : fallback;
}

function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;

/** Looks up a key of `i18n.json` in the language of the page. Without an entry, it returns the key. */
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

interface PartsProps {
  data: HookData;
  Run: ComponentType<RunProps>;
  /** Components of the parts, in the order of the page. */
  names: readonly string[];
  /** Runs, and React parts between them. */
  children: ReactElement<{ children?: ReactNode }>;
}

/** Renders what a page consists of. A part that fails keeps the text of the build, and the rest of the page works. */
export function PageParts({ data, Run, names, children }: PartsProps) {
  const source = use(PieceContext);
  let count = 0;
  const contained = Children.map(children.props.children, (part) => {
    if (!isValidElement(part) || part.type === Run) return part;
    const piece = `part${count}`;
    const form = source && 'formOf' in source ? () => source.formOf(piece) : undefined;
    return (
      <div className="run" {...mark(PIECE, piece)}>
        <Contained name={names[count++]!} {...(form && { form })}>
          {part}
        </Contained>
      </div>
    );
  });
  return <HookContext value={data}>{contained}</HookContext>;
}
