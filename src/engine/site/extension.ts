import type { HeaderRule } from '../../model/path-headers.ts';
import type { Problem } from '../../model/problem.ts';
import type { WordTables } from '../../model/words/word-tables.ts';
import type { ConfiguredSite } from '../config/load.ts';
import type { OutFile } from '../files/out-file.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { PageExtension } from '../page/context/site-context.ts';

/** The half of an extension that runs in the browser. It comes with the app, on every page of a site that has the extension. */
export interface BrowserPart {
  /** Absolute path of a module that exports `extension`, a `BrowserExtension`. */
  module: string;
  /** Absolute path of a style sheet with the rules that every page needs. */
  styles?: string;
  /** The part of `words` that this half says. */
  words?: WordTables;
}

/** What can be added to a site from outside the engine. Each part is optional. */
export interface Extension extends PageExtension {
  /** Sites that list this name in `extensions` have it. One without a name is on every site. */
  name?: string;
  browser?: BrowserPart;
  /**
   * Files that belong to no page. A hashed name directly in `assets/` is cached forever by browsers, and by the service
   * worker with its digest; subfolders of `assets/` are left to the browser.
   */
  files?(site: ConfiguredSite): Iterable<OutFile> | Promise<Iterable<OutFile>>;
  /** Folders of the packages whose code is in those files, for the bill of materials. Asked after `files`. */
  packages?(): Iterable<string> | Promise<Iterable<string>>;
  /** Response headers of individual paths. */
  headers?(site: ConfiguredSite): readonly HeaderRule[];
  /** Checks the site once all of its pages are compiled. */
  check?(
    pages: readonly CompiledPage[],
    site: ConfiguredSite,
  ): Iterable<Problem> | Promise<Iterable<Problem>>;
}
