import { encodeIndex } from '../../../model/search-index.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { LocaleRecords } from './site-records.ts';
import { hashedName } from '../../files/out-file.ts';
import { searchFile } from '../../site/written-files.ts';

export interface IndexOutput {
  /** Path below the site's root, and the content. */
  files: { name: string; content: string }[];
  /** URL of the file that names the first one. */
  url: string;
}

/** The routes of pages to offer before anything is typed. */
export function startPages(search: SiteConfig['search']): readonly string[] {
  return search === false ? [] : search.startPages;
}

/**
 * Creates the embedded index of one language and version. All file names contain the same hash, of everything in them:
 * they can be cached forever, and the name of the first is enough to find the others. A file that browsers revalidate has
 * that name, so an edit changes no other page.
 */
export function indexFiles(
  { base, search }: SiteConfig,
  { lang, version, pages }: LocaleRecords,
): IndexOutput {
  const { names, headings, text } = encodeIndex(base, pages, startPages(search));
  const contents = [names, headings, text].map((part) => JSON.stringify(part));
  const files = ['search', 'search-headings', 'search-text'].map((name, index) => ({
    name: hashedName(name, '.json', contents.join('\n')),
    content: contents[index]!,
  }));
  const name = searchFile(lang, version);
  return { files: [...files, { name, content: JSON.stringify(files[0]!.name) }], url: base + name };
}
