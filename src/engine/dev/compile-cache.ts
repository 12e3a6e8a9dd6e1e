import { statSync } from 'node:fs';
import type { SourceFile } from '../content/scan.ts';

interface Compiled {
  /** The files it was made of. */
  dependencies: Iterable<string>;
}

interface Entry<Page> {
  page: Promise<Page>;
  /** Newest change among the files the page was made of; missing where one may have changed after it was read. */
  stamp: number | undefined;
}

/** File systems tell the time of a change in steps. */
const CLOCK_STEP_MS = 20;

type Source = Pick<SourceFile, 'file'>;

/** Pages compiled once and again only when a file they were made of has changed. */
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
