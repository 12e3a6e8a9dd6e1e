import type { ComponentType } from 'react';
import { PAGE_TYPES } from '../../model/page.ts';
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
  /** Home of the page's language and version; navbar and footer change with it. */
  localeKey: string;
  pieces: Pieces;
  /** Hashed URL of the entry script; a different one means a new deployment. */
  buildId: string;
  moduleUrl: string | undefined;
  styleUrls: string[];
  title: string;
  /** Managed elements of the head. */
  head: Element[];
  rootAttributes: Map<string, string>;
  component?: PageComponent | undefined;
}

export const ROOT_ATTRIBUTES = [
  'lang',
  'dir',
  'data-route',
  'data-type',
  'data-sidebar',
  'data-home',
  'data-global-ui',
  'data-search',
] as const;

/** Returns the URL of the entry script, which identifies the build. */
export function entryOf(source: Document): string | undefined {
  return source.querySelector('script[data-entry]')?.getAttribute('src') ?? undefined;
}

/** Returns the snapshot of a document, or undefined if it is not a page of this site. */
export function readSnapshot(source: Document): PageSnapshot | undefined {
  const root = source.documentElement;
  const routePath = root.dataset['route'];
  const script = source.querySelector('script[data-entry]');
  const entry = entryOf(source);
  if (routePath === undefined || !script || entry === undefined) return undefined;
  const type = PAGE_TYPES.find((candidate) => candidate === root.dataset['type']) ?? 'doc';
  return {
    routePath,
    pageType: type,
    lang: root.lang,
    sidebarKey: root.dataset['sidebar'] ?? '',
    localeKey: root.dataset['home'] ?? '/',
    pieces: collectPieces(source),
    buildId: entry,
    moduleUrl: script.getAttribute('data-module') ?? undefined,
    styleUrls: [...source.querySelectorAll('link[data-page-style]')].flatMap(
      (link) => link.getAttribute('href') ?? [],
    ),
    title: source.title,
    head: [...source.head.querySelectorAll('[data-head]')],
    rootAttributes: new Map(
      ROOT_ATTRIBUTES.flatMap((name) => (root.hasAttribute(name) ? [[name, root.getAttribute(name)!]] : [])),
    ),
  };
}
