import { OFFLINE_WORKER } from '../../model/constants.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { SourceFile } from '../content/scan.ts';
import { HOST_FILES } from '../hosts/host-files.ts';
import { markdownFile } from '../machines/listed-pages.ts';
import { machineFileNames } from '../machines/machine-files.ts';
import { SOFTWARE_BILL } from '../packages/software-bill.ts';
import { OPEN_SEARCH_FILE } from '../search/open-search.ts';
import { SITE_MANIFEST } from '../serve/site-manifest.ts';
import { notFoundPage } from './not-found-page.ts';

/** Returns the files beside pages that this build writes and that readers and programs can ask for. */
export function engineFiles(config: SiteConfig): Set<string> {
  return new Set([
    ...machineFileNames(config),
    ...(config.search === false ? [] : [OPEN_SEARCH_FILE]),
    SOFTWARE_BILL,
    OFFLINE_WORKER,
  ]);
}

/** Returns every name that this build writes, apart from those that follow from a file's content. */
export function writtenNames(config: SiteConfig, pages: readonly SourceFile[]): Set<string> {
  return new Set([
    ...engineFiles(config),
    ...pages.flatMap(({ routePath, pagePath }) => [pagePath, markdownFile(routePath)]),
    notFoundPage(config).pagePath,
    SITE_MANIFEST,
    ...HOST_FILES,
  ]);
}
