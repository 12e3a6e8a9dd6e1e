import { encodeIndex } from '../../../model/search-index.ts';
import type { TitlesFile } from '../../../model/search-index.ts';
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

/** Creates the embedded index of one language and version. File names contain a hash, so they can be cached forever. */
export function indexFiles({ base, search }: SiteConfig, { pages }: LocaleRecords): IndexOutput {
  const { titles, text } = encodeIndex(base, pages, startPages(search));
  const textFile = hashedFile('search-text', JSON.stringify(text));
  const titlesFile = hashedFile(
    'search',
    JSON.stringify({ ...titles, textUrl: base + textFile.name } satisfies TitlesFile),
  );
  return { files: [textFile, titlesFile], url: base + titlesFile.name };
}

function hashedFile(name: string, content: string): { name: string; content: string } {
  return { name: hashedName(name, '.json', content), content };
}
