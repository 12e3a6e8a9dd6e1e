/**
 * The schema of a document: the names that one side writes and another reads. The build writes attributes and pieces
 * into HTML, the browser reads them back; parts of the app that come at different times leave each other marks, history
 * entries and events. Stylesheets use some of the names too; a test compares them. Nothing else in `src` spells one out. Extensions
 * have a schema of their own, in `model/document.ts` of each.
 */
import { PAGE_TYPES } from './page.ts';
import type { PageType } from './page.ts';
import type { RouteLocales } from './route.ts';
import type { SearchSettings } from './search.ts';

// The root element, as the build writes it.
export const ROUTE = 'data-route';
export const TYPE = 'data-type';
export const SIDEBAR = 'data-sidebar';
export const BASE = 'data-base';
export const HOME = 'data-home';
export const SEARCH = 'data-search';
/** URLs of the fonts for text and code. */
export const FONT_FILES = 'data-fonts';
export const LOCALES = 'data-locales';
/** Words that differ from the English ones in the code: of the shell on the root, of an extension on its element. */
export const WORDS = 'data-words';
/** The navbar belongs to this page alone, because its switchers lead to the same page elsewhere. */
export const OWN_NAVBAR = 'data-own-navbar';
export const HIDE_NAVBAR = 'data-hide-navbar';
export const GLOBAL_UI = 'data-global-ui';

// The root element, marked in the browser.
export const HAS_SCRIPTS = 'data-js';
export const IS_MAC = 'data-mac';
export const HIDDEN_PARTS = 'data-hide';
/** `ready` when the page answers: for tests, and for tools that measure. */
export const APP = 'data-app';

// Scripts, styles and the elements of the head that change with the page.
export const ENTRY = 'data-entry';
export const MODULE = 'data-module';
export const PAGE_STYLE = 'data-page-style';
/** Styles of an element of a React part, until scripts may set them. */
export const PART_STYLE = 'data-style';
export const HEAD = 'data-head';
export const PIECE = 'data-piece';
/** The frame of an island, with the name of its component. */
export const ISLAND = 'data-island';

// Controls and links of the shell.
/** Does nothing before the app is there; a click on it is kept. */
export const CONTROL = 'data-control';
/** Its popup opens on hover too: `menu` or `popover`. */
export const HOVER_POPUP = 'data-hover';
/** Pages on which the entry is the active one. */
export const MATCH = 'data-match';
/** Never marked as the current page: another link to the same page is. */
export const AGAIN = 'data-again';
export const TAB_GROUP = 'data-group';
export const TAB_VALUE = 'data-value';
export const ZOOM_SOURCE = 'data-zoom-src';
export const NO_ZOOM = 'data-no-zoom';

// Code blocks.
export const LANG = 'data-lang';
export const NUMBERS = 'data-numbers';
export const WRAP = 'data-wrap';
export const FOCUS = 'data-focus';
/** How many lines the folded block has. */
export const FOLD = 'data-fold';

/** Class of a paragraph that a script replaces with something that only works with scripts. */
export const STAND_IN = 'script-place';

/**
 * Pieces of the shell, which React places without looking into them. A page's runs are pieces too, named by their number,
 * and its React parts, which keep their text if they fail.
 */
export type ShellPiece =
  | 'nav'
  | 'nav-end'
  | 'local-bar'
  | 'sidebar'
  | 'outline'
  | 'doc-header'
  | 'doc-footer'
  | 'footer'
  | 'overview'
  | 'hero'
  | 'features'
  | 'family-block'
  | 'not-found';

/** Sent to an element that has to be visible. The code that hides it also reveals it, and prevents the default to report that. */
export const REVEAL = 'docs:reveal';

/** Sent by the dev server to an open page. */
export const DEV_EVENT = {
  /** A page's own text changed: the browser fetches the page again and keeps its place. */
  pageChanged: 'docs:page-changed',
  /** The theme's styles changed: the browser takes over the new ones and keeps the page as it is. */
  stylesChanged: 'docs:styles-changed',
  /** With the new base, before the server starts again: every page has another address. */
  baseChanged: 'docs:base-changed',
  /** Nothing is wrong any more: the browser takes the overlay away and keeps its place. */
  problemsFixed: 'docs:problems-fixed',
} as const;

/** What a history entry remembers beside its address. Extensions declare what they add. */
export interface HistoryState {
  /** The part of the app that was asked for when the page had to be reloaded. */
  reopen?: string | undefined;
  /** The build whose app failed here: it does not start again. */
  plainFor?: string | undefined;
}

/** An attribute as a property of an element, for JSX and for HTML that is put together. */
export function mark(attribute: string, value = ''): Record<string, string> {
  return { [attribute]: value };
}

export interface RootState {
  routePath: string;
  pageType: PageType;
  sidebarKey: string | undefined;
  base: string;
  homePath: string;
  search: SearchSettings | undefined;
  fonts: readonly string[];
  /** Only where a reader may be moved to their language. */
  locales: RouteLocales | undefined;
  words: Record<string, string>;
  hasOwnNavbar: boolean;
  hidesNavbar: boolean;
  hasGlobalUi: boolean;
}

export function encodeRoot(root: RootState): Record<string, string | true | undefined> {
  return {
    [ROUTE]: root.routePath,
    [TYPE]: root.pageType,
    [SIDEBAR]: root.sidebarKey,
    [BASE]: root.base,
    [SEARCH]: root.search && JSON.stringify(root.search),
    [FONT_FILES]: root.fonts.join(' ') || undefined,
    [HOME]: root.homePath === '/' ? undefined : root.homePath,
    [LOCALES]: root.locales && JSON.stringify(root.locales),
    [WORDS]: encodeWords(root.words),
    [OWN_NAVBAR]: root.hasOwnNavbar || undefined,
    [HIDE_NAVBAR]: root.hidesNavbar || undefined,
    [GLOBAL_UI]: root.hasGlobalUi ? undefined : 'off',
  };
}

/** English pages have no attribute with words. */
export function encodeWords(words: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(words).length > 0 ? JSON.stringify(words) : undefined;
}

/** An element of any document, in most cases its root. */
interface Attributes {
  getAttribute(name: string): string | null;
}

export const pageTypeOf = (root: Attributes): PageType =>
  PAGE_TYPES.find((type) => type === root.getAttribute(TYPE)) ?? 'doc';

export const baseOf = (root: Attributes): string => root.getAttribute(BASE) ?? '/';

export const homeOf = (root: Attributes): string => root.getAttribute(HOME) ?? '/';

export const searchOf = (root: Attributes): SearchSettings =>
  JSON.parse(root.getAttribute(SEARCH) ?? '{}') as SearchSettings;

/**
 * Says words in the language of a document. The root element carries those of the shell; the element of an extension
 * carries its own.
 */
export const sayOn = (element: Attributes): ((english: string) => string) => {
  const words = JSON.parse(element.getAttribute(WORDS) ?? '{}') as Record<string, string>;
  return (english) => words[english] ?? english;
};

export const localesOf = (root: Attributes): RouteLocales | undefined => {
  const text = root.getAttribute(LOCALES);
  return text === null ? undefined : (JSON.parse(text) as RouteLocales);
};
