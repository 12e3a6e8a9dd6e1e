import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import type { OutFile } from '../files/out-file.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { PageExtension } from '../page/syntax/site-context.ts';

export interface HeaderRule {
  /**
   * A route or file without the base, such as `/lab`; a trailing star matches everything with that prefix, such as
   * `/assets/lab/*`.
   */
  path: string;
  /** Names in lowercase. Added to the headers of every response, and replace those with the same name. */
  headers: Readonly<Record<string, string>>;
}

/** What can be added to a site from outside the engine. Each part is optional. */
export interface Extension extends PageExtension {
  /**
   * Files that belong to no page. A hashed name directly in `assets/` is cached forever by browsers, and by the service
   * worker with its digest; subfolders of `assets/` are left to the browser.
   */
  files?(site: ConfiguredSite): Iterable<OutFile> | Promise<Iterable<OutFile>>;
  /** Response headers of individual paths. */
  headers?: readonly HeaderRule[];
  /** Checks the site once all of its pages are compiled. */
  check?(
    pages: readonly CompiledPage[],
    site: ConfiguredSite,
  ): Iterable<Problem> | Promise<Iterable<Problem>>;
}
