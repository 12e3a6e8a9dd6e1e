import { statSync } from 'node:fs';
import type { SourceFile } from '../content/scan.ts';
import { compilePage } from '../mdx/compile-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import type { SiteContext } from '../mdx/scope.ts';

interface Entry {
  page: Promise<CompiledPage>;
  /** Newest change among the files the page was made of. */
  stamp: number;
}

/** Pages compiled once and again only when a file they were made of has changed. For dev. */
export function createCompileCache(context: SiteContext) {
  const entries = new Map<string, Entry>();
  return {
    async get(source: SourceFile): Promise<CompiledPage> {
      const known = entries.get(source.file);
      if (known && newest((await known.page).dependencies) === known.stamp) return known.page;
      const page = compilePage(source, context);
      entries.set(source.file, { page, stamp: newest((await page).dependencies) });
      return page;
    },
  };
}

export type CompileCache = ReturnType<typeof createCompileCache>;

function newest(files: Iterable<string>): number {
  return Math.max(0, ...[...files].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1));
}
