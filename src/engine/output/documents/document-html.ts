import { ENTRY, HEAD, MODULE, PAGE_STYLE } from '../../../model/document.ts';
import { attributesHtml } from '../../files/escape.ts';
import type { Attributes } from '../../files/escape.ts';

export interface DocumentParts {
  rootAttributes: Attributes;
  /** For hosts that send no headers; has to come before everything it is to hold for. */
  policy?: string | undefined;
  /** Title and everything else that changes with the page. */
  head: string;
  /** The same on every page. */
  siteHead: string;
  stylesheet: string;
  /** Rules that this page needs and others do not. */
  pageStyles: string | undefined;
  /** Address of the rules for paper, forced colors and browsers without popovers. */
  rareStylesUrl: string;
  /** Runs before anything is painted. */
  inlineScript: string;
  entryUrl: string;
  moduleUrl: string | undefined;
  styleUrls: string[];
  /** Scripts of this page alone. */
  scriptUrls: string[];
  /** What goes in front of everything that paints; only the 404 page has something there. */
  beforeStyles?: string;
  body: string;
}

/** One page as a complete HTML file. Nothing but this file stands before reading. */
export function documentHtml(parts: DocumentParts): string {
  const entry = attributesHtml({
    type: 'module',
    async: true,
    src: parts.entryUrl,
    // Named here too: the app loads a page with other scripts plainly, as if it were of another build.
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
    // Before the script, which takes the limit away where the browser has no popovers.
    rare('print,(forced-colors:active)'),
    `<script>${parts.inlineScript}</script><style>${parts.stylesheet}</style>`,
    // Exchanged on a navigation, like a title.
    parts.pageStyles === undefined ? '' : `<style ${HEAD}>${parts.pageStyles}</style>`,
    ...styles,
    `<script${entry}></script>`,
    ...parts.scriptUrls.map(
      (src) => `<script${attributesHtml({ type: 'module', async: true, src })}></script>`,
    ),
    `</head><body><div id="root">${parts.body}</div>`,
    '<div id="announcer" class="visually-hidden" role="status" aria-live="polite"></div>',
    '<div id="tooltip" class="tooltip" role="tooltip" popover="manual"></div>',
    '<div class="global-ui">',
    '<div id="progress" class="progress" role="progressbar" aria-label="Loading" aria-valuemin="0" aria-valuemax="100" hidden></div>',
    '<button id="scroll-top" class="scroll-top" type="button" aria-label="Scroll to top" hidden></button>',
    '</div>',
    // Here it keeps nobody from reading.
    `<noscript>${rare()}</noscript>`,
    '</body></html>\n',
  ].join('');
}

export function policyTag(policy: string): string {
  return `<meta${attributesHtml({ 'http-equiv': 'Content-Security-Policy', content: policy })}>`;
}
