import type { ComponentType } from 'react';
import { PAGE_TYPES } from '../../model/page.ts';
import type { PageType } from '../../model/page.ts';
import { collectPieces } from './pieces.ts';
import type { Pieces } from './pieces.ts';
import type { RunProps } from './Run.tsx';

/** A page's own module: its React parts, laid between the runs it is given. */
export type PageComponent = ComponentType<{ Run: ComponentType<RunProps> }>;

/** Everything the browser knows of a page, read from its document. Nothing of it is shipped a second time. */
export interface PageSnapshot {
  /** Route as the document states it; the address bar may say something else (a host may serve 404.html anywhere). */
  routePath: string;
  pageType: PageType;
  lang: string;
  /** Pages with the same key share their sidebar, which then stays where it is. */
  sidebarKey: string;
  /** Home of the page's language and version: with another one navbar and footer are others too. */
  localeKey: string;
  pieces: Pieces;
  /** Addresses of the entry script and the page's own: others mean another deployment, or a page to be loaded plainly. */
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

/** Address of the entry script, which names the build. */
export function entryOf(source: Document): string | undefined {
  return source.querySelector('script[data-entry]')?.getAttribute('src') ?? undefined;
}

/** The snapshot of a document, or nothing when it is not a page of this site. */
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
    buildId: `${entry} ${script.getAttribute('data-entry')}`.trim(),
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
