/**
 * Every number of the specification, named and grouped. A test compares the stylesheet's copies with these. A group that is
 * a module needs no bytes in a page: bundlers write its numbers where they are used.
 */
export * as SEARCH from './constants/search.ts';
export * as SEARCH_HOST from './constants/search-host.ts';

export const PROGRESS = {
  minimum: 0.08,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
  speedMs: 200,
  showDelayMs: 200,
} as const;

export const COMPACT_UP_TO = 960;

/** The stylesheet uses these; a test compares them. @public */
export const LAYOUT = {
  navbarHeight: 72,
  navbarHeightMobile: 56,
  sidebarMenuHeight: 46,
  compactUpTo: COMPACT_UP_TO,
  compactWithTocUpTo: 1280,
} as const;

export const BREAKPOINT = { mobile: 768, wide: 1280 } as const;

export const TOC_DEPTH = { min: 2, max: 4 } as const;

export const OVERVIEW = { defaultHeaderDepth: 2, defaultGroupTitle: 'Others' } as const;

export const MEMORY_CACHE = { purgeAfterAccesses: 10_000, idleMs: 600_000 } as const;

/** Named in the Content-Security-Policy, created by the runtime. */
export const TRUSTED_TYPES_POLICY = 'docs-engine';

/** The lightest and heaviest weight of the site's fonts; a test compares the stylesheets with it. */
export const FONT_WEIGHTS = '400 700';

export const OUTLINE = { throttleMs: 100 } as const;

export const SCROLL_TOP = { showsPast: 0, indicatorAt: 100 } as const;

export const ZOOM = {
  scrollOffset: 40,
  scrollCloseDelayMs: 150,
  transitionMs: 300,
  attachDelayMs: 100,
} as const;

export const HOVER = { openDelayMs: 100, closeDelayMs: 100, menuCloseDelayMs: 150 } as const;

/** An animation still running after this time is treated as ended. */
export const MOTION_DEADLINE_MS = 1000;

/** Only the stylesheet uses these; a test compares them. @public */
export const POPUP = { tooltipMaxWidth: 250, titleMinWidth: 177, modalBase: 100, dropdownBase: 50 } as const;

export const FEEDBACK = { copiedMs: 2000, themeTransitionMs: 400 } as const;

export const SOCIAL_ICONS_SHOWN = 5;

/** Lines after which a code block is folded. */
export const FOLD_AFTER_LINES = 40;

/** The most that a page fetches ahead, in bytes as they are sent. Each kind of guess stops at its own limit. */
export const ALLOWANCE = {
  /** For pages that readers of this one probably open next. */
  likely: 49_000,
  /** And for entries of the sidebar that the pointer moves toward, which says more. */
  aimed: 64_000,
  /** And for links that a reader points at or focuses, which says most. */
  pointed: 100_000,
} as const;

export const INSIGHTS = { idsInGroup: 20, viewDebounceMs: 400 } as const;

/** File name of the list of all pages for programs, which the 404 page reads too. */
export const PAGE_LIST = 'llms.txt';

/** File name of the service worker. */
export const OFFLINE_WORKER = 'offline-worker.js';
