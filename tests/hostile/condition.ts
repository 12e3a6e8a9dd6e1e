import type { BrowserContext, BrowserContextOptions, Page, Response } from '@playwright/test';
import type { HostilePage } from './pages.ts';

/** A reader on one page under one condition. */
export interface Visit {
  page: Page;
  at: HostilePage;
  response: Response;
}

/** Something that is missing, broken or unusual for a whole visit. */
export interface Condition {
  /** Its column of the table. */
  name: string;
  /** What the condition asks of the site beyond text, links and silence, as a sentence. */
  claim: string;
  context?: BrowserContextOptions;
  /** Makes the condition, before the first page. */
  prepare?(context: BrowserContext): Promise<unknown>;
  /** The same, for what can be set for a single page only. */
  preparePage?(page: Page): Promise<void>;
  /** Pages that the condition cannot touch have no cell. */
  meets?(at: HostilePage): boolean;
  /** Whether the app starts, and then follows links in place. It does unless told otherwise. */
  hasApp?(at: HostilePage): boolean;
  /** Whether a link is followed without loading a document. By default it is wherever the app is. */
  linksStay?: boolean;
  /** What a console says because of the condition itself. */
  ownFaults?: RegExp;
  /** Looked at on the page, before a link is followed. */
  holds?(visit: Visit): Promise<void>;
  /** Looked at where the link led. */
  holdsAfterLink?(visit: Visit): Promise<void>;
  /** How many pages are read at the same time: more than one where the reader mostly waits. */
  readers?: number;
}
