/** Every number of the specification, named and grouped. The stylesheet's copies are compared with these by a test. */

export const PROGRESS = {
  minimum: 0.08,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
  speedMs: 200,
  showDelayMs: 200,
} as const;

export const LAYOUT = {
  navbarHeight: 72,
  navbarHeightMobile: 56,
  sidebarMenuHeight: 46,
  compactUpTo: 960,
  compactWithTocUpTo: 1280,
} as const;

export const BREAKPOINT = { mobile: 768, wide: 1280 } as const;

export const TOC_DEPTH = { min: 2, max: 4 } as const;

export const OVERVIEW = { defaultHeaderDepth: 2, defaultGroupTitle: 'Others' } as const;

export const MEMORY_CACHE = { purgeAfterAccesses: 10_000, idleMs: 600_000 } as const;

/** Named in the Content-Security-Policy, created by the runtime. */
export const TRUSTED_TYPES_POLICY = 'rslib-docs';
