import { escapeJson } from '../../files/escape.ts';
import type { SiteManifest } from '../hosts/site-manifest.ts';
import type { PageData } from '../../../model/page.ts';
import { NOT_FOUND_FILE } from '../../site/written-files.ts';
import type { SiteConfig } from '../../config/schema.ts';

/** Returns the page at /404, which hosts also show for unknown URLs. A 404.mdx in the docs folder replaces it. */
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

/** Returns the scripts of any 404.html, which find the route for another spelling of a URL before the first paint. */
export function notFoundScripts(manifest: SiteManifest, scriptUrl: string): string {
  const routes = escapeJson({ ...manifest, csp: undefined, headers: undefined, unhashed: undefined });
  return `<script type="application/json" id="routes">${routes}</script><script src="${scriptUrl}"></script>`;
}
