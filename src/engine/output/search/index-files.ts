import { encodeIndex } from '../../../model/search-index.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { LocaleRecords } from './site-records.ts';
import { hashedName } from '../../files/hashed-name.ts';

export interface IndexOutput {
  /** Path below the site's root, and the content. */
  files: { name: string; content: string }[];
  /** URL of the first file. */
  url: string;
}

/** Returns the routes of pages to offer before anything is typed. */
export function startPages(search: SiteConfig['search']): readonly string[] {
  return search === false ? [] : search.startPages;
}

/** Checks whether the build creates an embedded index. */
export function hasEmbeddedIndex({ search }: SiteConfig): boolean {
  return search !== false && (search.provider === 'embedded' || search.embeddedFallback);
}

/**
 * Creates the embedded index of one language and version. All file names contain the same hash, of everything in them:
 * they can be cached forever, and the name of the first is enough to find the others.
 */
export function indexFiles({ base, search }: SiteConfig, { pages }: LocaleRecords): IndexOutput {
  const { names, headings, text } = encodeIndex(base, pages, startPages(search));
  const contents = [names, headings, text].map((part) => JSON.stringify(part));
  const files = ['search', 'search-headings', 'search-text'].map((name, index) => ({
    name: hashedName(name, '.json', contents.join('\n')),
    content: contents[index]!,
  }));
  return { files, url: base + files[0]!.name };
}
