import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import type { OutFile } from '../files/out-file.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { PageExtension } from '../page/syntax/site-context.ts';

export interface HeaderRule {
  /** A route or a file without the base, as `/lab`; with a star at the end all that begins with it, as `/assets/lab/*`. */
  path: string;
  /** Names in lower case. They are added to those of every response, and replace those of the same name. */
  headers: Readonly<Record<string, string>>;
}

/** The seam: what may be added to a site from outside the engine. Each part is optional. */
export interface Extension extends PageExtension {
  /**
   * Files that belong to no page. A name with a hash in `assets/` is kept by browsers for ever, and by the service worker
   * with its digest; what is in a folder of `assets/` is left to the browser.
   */
  files?(site: ConfiguredSite): Iterable<OutFile> | Promise<Iterable<OutFile>>;
  /** Response headers of single paths. */
  headers?: readonly HeaderRule[];
  /** Finds what is wrong with the site once all of its pages are compiled. */
  check?(
    pages: readonly CompiledPage[],
    site: ConfiguredSite,
  ): Iterable<Problem> | Promise<Iterable<Problem>>;
}
