import type { SourceFile } from '../content/scan.ts';
import { areSame, type Origins, originsOf, stampOf } from '../files/file-states.ts';

interface Compiled {
  /** Files the page was built from. */
  dependencies: Iterable<string>;
}

interface Entry<Page> {
  page: Page;
  /** Undefined if one of the files may have changed after it was read. */
  origins: Origins | undefined;
}

type Source = Pick<SourceFile, 'file'>;

/** Caches compiled pages until one of the files they were built from changes. */
export function createCompileCache<Page extends Compiled, From extends Source>(
  compile: (source: From) => Promise<Page>,
): (source: From) => Promise<Page> {
  const entries = new Map<string, Entry<Page>>();
  return async (source) => {
    const known = entries.get(source.file);
    if (known?.origins && areSame(known.origins, stampOf)) return known.page;
    const begun = Date.now();
    const page = await compile(source);
    entries.set(source.file, { page, origins: originsOf(page.dependencies, stampOf, begun) });
    return page;
  };
}
