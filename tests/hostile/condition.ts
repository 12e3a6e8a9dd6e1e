import type { BrowserContext, BrowserContextOptions, Page, Response } from '@playwright/test';
import type { HostilePage } from './pages.ts';

/** One page visited under one condition. */
export interface Visit {
  page: Page;
  at: HostilePage;
  response: Response;
}

/** Something missing, broken or unusual for a whole visit. */
export interface Condition {
  /** Heading of its column in the table. */
  name: string;
  /**
   * States what the site must do under this condition, besides showing text, following links and logging no
   * errors.
   */
  claim: string;
  context?: BrowserContextOptions;
  /** Sets up the condition before the first page. */
  prepare?(context: BrowserContext): Promise<unknown>;
  /** Sets up what applies to a single page. */
  preparePage?(page: Page): Promise<void>;
  /** Whether the condition affects a page; other pages have no cell. */
  appliesTo?(at: HostilePage): boolean;
  /** Whether the app starts and follows links in place. Defaults to true. */
  hasApp?(at: HostilePage): boolean;
  /** Whether links are followed without loading a document. Defaults to `hasApp`. */
  linksStayInDocument?: boolean;
  /** Console messages caused by the condition itself. */
  expectedFaults?: RegExp;
  /** Runs on the page before a link is followed. */
  check?(visit: Visit): Promise<void>;
  /** Runs on the page that the link opened. */
  checkAfterLink?(visit: Visit): Promise<void>;
  /** How many pages to read at the same time: more than one if most of the time is waiting. */
  readers?: number;
}
