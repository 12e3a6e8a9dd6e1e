import { escapeJson } from '../../files/escape.ts';
import type { SiteManifest } from '../hosts/site-manifest.ts';
import type { PageData } from '../../../model/page.ts';
import { NOT_FOUND_FILE } from '../../site/written-files.ts';
import type { SiteConfig } from '../../config/schema.ts';

/** The page at /404, which hosts also show for every address that is none. A docs folder may bring its own 404.mdx. */
export function notFoundPage({ lang, multiVersion }: Pick<SiteConfig, 'lang' | 'multiVersion'>): PageData {
  return {
    pagePath: NOT_FOUND_FILE,
    pageType: '404',
    title: '404',
    headingTitle: '404',
    frontmatter: { description: 'This page does not exist.' },
    toc: [],
    routePath: '/404',
    lang,
    version: multiVersion.default,
    _relativePath: '',
    feeds: [],
  };
}

/** For 404.html, whoever wrote it: the script finds the route behind another spelling before anything is painted. */
export function notFoundScripts(manifest: SiteManifest, scriptUrl: string): string {
  const routes = escapeJson({ ...manifest, csp: undefined, headers: undefined, unhashed: undefined });
  return `<script type="application/json" id="routes">${routes}</script><script src="${scriptUrl}"></script>`;
}
