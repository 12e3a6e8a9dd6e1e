import { ENTRY, HEAD, MODULE, PAGE_STYLE } from '../../../model/document.ts';
import { attributesHtml } from '../../files/escape.ts';
import type { Attributes } from '../../files/escape.ts';

export interface DocumentParts {
  rootAttributes: Attributes;
  /** For hosts that send no headers; must come before everything it applies to. */
  policy?: string | undefined;
  /** Title and everything else that changes with the page. */
  head: string;
  /** Tags that are the same on every page. */
  siteHead: string;
  stylesheet: string;
  /** Styles that only this page needs. */
  pageStyles: string | undefined;
  /** URL of the styles for print, forced colors and browsers without popovers. */
  rareStylesUrl: string;
  /** Runs before the first paint. */
  inlineScript: string;
  entryUrl: string;
  moduleUrl: string | undefined;
  styleUrls: string[];
  /** Scripts of this page only. */
  scriptUrls: string[];
  /** Goes before everything that paints; only used by the 404 page. */
  beforeStyles?: string;
  body: string;
  /** Parts of the page that nothing has rendered yet. */
  waiting: string;
}

/** Renders a page as a complete HTML file, which readers can read before anything else loads. */
export function documentHtml(parts: DocumentParts): string {
  const entry = attributesHtml({
    type: 'module',
    async: true,
    src: parts.entryUrl,
    // The app does a full load for a page with other scripts, as it does for another build.
    [ENTRY]: parts.scriptUrls.join(' ') || true,
    [MODULE]: parts.moduleUrl,
  });
  const styles = parts.styleUrls.map(
    (href) => `<link${attributesHtml({ rel: 'stylesheet', href, [PAGE_STYLE]: true })}>`,
  );
  const rare = (media?: string) =>
    `<link${attributesHtml({ rel: 'stylesheet', media, href: parts.rareStylesUrl })}>`;
  return [
    `<!doctype html><html${attributesHtml(parts.rootAttributes)}><head><meta charset="utf-8">`,
    parts.policy === undefined ? '' : policyTag(parts.policy),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    parts.beforeStyles ?? '',
    parts.head,
    parts.siteHead,
    // Must come before the script, which removes the media query in browsers without popovers.
    rare('print,(forced-colors:active)'),
    `<script>${parts.inlineScript}</script><style>${parts.stylesheet}</style>`,
    // Replaced on navigation, like the title.
    parts.pageStyles === undefined ? '' : `<style ${HEAD}>${parts.pageStyles}</style>`,
    ...styles,
    `<script${entry}></script>`,
    ...parts.scriptUrls.map(
      (src) => `<script${attributesHtml({ type: 'module', async: true, src })}></script>`,
    ),
    `</head><body><div id="root">${parts.body}</div>${parts.waiting}`,
    '<div id="announcer" class="visually-hidden" role="status" aria-live="polite"></div>',
    // Does not block rendering here.
    `<noscript>${rare()}</noscript>`,
    '</body></html>\n',
  ].join('');
}

export function policyTag(policy: string): string {
  return `<meta${attributesHtml({ 'http-equiv': 'Content-Security-Policy', content: policy })}>`;
}
