import type { SearchRecord } from '../../../model/search.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { compileSite } from '../../site/compile-site.ts';
import type { CompileOptions } from '../../site/compile-site.ts';
import { siteRecords } from './site-records.ts';

/** A record of a hosted index, which contains all languages and versions; these fields tell them apart. */
export interface HostedRecord extends SearchRecord {
  lang: string;
  version: string;
}

export async function collectRecords(
  options: CompileOptions,
): Promise<{ records: HostedRecord[]; config: SiteConfig }> {
  const { site, pages } = await compileSite(options);
  const records = siteRecords(site, pages).flatMap(({ lang, version, pages: ofPages }) =>
    ofPages.flatMap((page) => page.records).map((record) => ({ ...record, lang, version })),
  );
  return { records, config: site.config };
}
