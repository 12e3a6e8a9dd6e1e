import { statSync } from 'node:fs';
import type { SourceFile } from '../content/scan.ts';

interface Compiled {
  /** Files the page was built from. */
  dependencies: Iterable<string>;
}

interface Entry<Page> {
  page: Promise<Page>;
  /**
   * Latest modification time of the files the page was built from; undefined if one may have changed after it was read.
   */
  stamp: number | undefined;
}

/** Resolution of modification times on common file systems. */
const CLOCK_STEP_MS = 20;

type Source = Pick<SourceFile, 'file'>;

/** Caches compiled pages until one of the files they were built from changes. */
export function createCompileCache<Page extends Compiled, From extends Source>(
  compile: (source: From) => Promise<Page>,
): (source: From) => Promise<Page> {
  const entries = new Map<string, Entry<Page>>();
  return async (source) => {
    const known = entries.get(source.file);
    if (known && newest((await known.page).dependencies) === known.stamp) return known.page;
    const begun = Date.now() - CLOCK_STEP_MS;
    const page = compile(source);
    const stamp = newest((await page).dependencies);
    entries.set(source.file, { page, stamp: stamp < begun ? stamp : undefined });
    return page;
  };
}

function newest(files: Iterable<string>): number {
  return Math.max(0, ...[...files].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1));
}
