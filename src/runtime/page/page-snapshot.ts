import type { ComponentType } from 'react';
import * as doc from '../../model/document.ts';
import type { PageType } from '../../model/page.ts';
import { collectPieces } from './pieces.ts';
import type { Pieces } from './pieces.ts';
import type { RunProps } from './Run.tsx';

/** Component of a page's module: its React parts around the runs it is given. */
export type PageComponent = ComponentType<{ Run: ComponentType<RunProps> }>;

/** Everything the browser knows about a page, read from its document. Nothing is shipped twice. */
export interface PageSnapshot {
  /** Route as stated in the document. The URL may differ: a host may serve 404.html anywhere. */
  routePath: string;
  pageType: PageType;
  lang: string;
  /** Pages with the same key share a sidebar, which then stays in place. */
  sidebarKey: string;
  /** Pages with the same key share navbar and footer: those of a language and version, or only this one. */
  localeKey: string;
  pieces: Pieces;
  /** URLs of the entry script and of the page's own scripts; different ones mean a new deployment, or a page that needs a full load. */
  buildId: string;
  moduleUrl: string | undefined;
  styleUrls: string[];
  title: string;
  /** Managed elements of the head. */
  head: Element[];
  rootAttributes: Map<string, string>;
  component?: PageComponent | undefined;
  /** Length of the HTML, unknown for the first page. */
  size?: number;
}

export const ROOT_ATTRIBUTES = [
  'lang',
  'dir',
  doc.ROUTE,
  doc.TYPE,
  doc.SIDEBAR,
  doc.HOME,
  doc.GLOBAL_UI,
  doc.SEARCH,
  doc.WORDS,
] as const;

/** The URL of the entry script, which identifies the build. */
export function entryOf(source: Document): string | undefined {
  return entryScript(source)?.getAttribute('src') ?? undefined;
}

const entryScript = (source: Document) => source.querySelector(`script[${doc.ENTRY}]`);

/** Undefined if the document is not a page of this site. */
export function readSnapshot(source: Document): PageSnapshot | undefined {
  const root = source.documentElement;
  const routePath = root.getAttribute(doc.ROUTE);
  const script = entryScript(source);
  const entry = entryOf(source);
  if (routePath === null || !script || entry === undefined) return undefined;
  return {
    routePath,
    pageType: doc.pageTypeOf(root),
    lang: root.lang,
    sidebarKey: root.getAttribute(doc.SIDEBAR) ?? '',
    localeKey: root.hasAttribute(doc.OWN_NAVBAR) ? routePath : doc.homeOf(root),
    pieces: collectPieces(source),
    // A script of its own starts with the load of its page, also where several pages have the same.
    buildId: script.getAttribute(doc.ENTRY) ? `${entry} ${routePath}` : entry,
    moduleUrl: script.getAttribute(doc.MODULE) ?? undefined,
    styleUrls: [...source.querySelectorAll(`link[${doc.PAGE_STYLE}]`)].flatMap(
      (link) => link.getAttribute('href') ?? [],
    ),
    title: source.title,
    head: [...source.head.querySelectorAll(`[${doc.HEAD}]`)],
    rootAttributes: new Map(
      ROOT_ATTRIBUTES.flatMap((name) => (root.hasAttribute(name) ? [[name, root.getAttribute(name)!]] : [])),
    ),
  };
}
