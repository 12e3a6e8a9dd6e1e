import type { Root } from 'hast';
import type { Node } from 'unist';
import { DECLARED } from '../../../components/declared.ts';
import { foreignOrigin } from '../../config/origins.ts';
import type { ShownKind } from '../../config/origins.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import type { SiteContext } from '../context/site-context.ts';
import { writtenTag } from '../components/written-tag.ts';
import type { WrittenTag } from '../components/written-tag.ts';
import { walk } from '../syntax/walk.ts';

const FORBIDS = "the site's security policy forbids it";
const USE_COMPONENT = 'Write a React component in a .tsx file next to the page, and import it.';

/** Tags that have no effect here, and what to write instead. */
const DEAD_TAGS: Record<string, string | undefined> = {
  script: USE_COMPONENT,
  style: 'Import a .css file in a React component, or use a component of @theme.',
  object: 'Use <img> or <video>, or link to the file.',
  embed: 'Use <img> or <video>, or link to the file.',
  base: 'Write each link in full.',
};

/** Data blocks are never executed, so the policy does not apply to them. */
const DATA_TYPE = /^application\/(?:ld\+)?json$/;

/** Attributes with which a tag shows something; a `srcset` has several URLs. */
const SHOWN: Record<string, Partial<Record<string, ShownKind>> | undefined> = {
  img: { src: 'images', srcset: 'images' },
  source: { src: 'media', srcset: 'images' },
  video: { src: 'media', poster: 'images' },
  audio: { src: 'media' },
  track: { src: 'media' },
  input: { src: 'images' },
  image: { href: 'images', xlinkhref: 'images' },
};
const ADDRESSES = new Set(['href', 'xlinkhref', 'src', 'action', 'formaction']);
const NOUNS: Record<ShownKind, readonly [one: string, many: string]> = {
  images: ['image', 'images'],
  frames: ['frame', 'frames'],
  media: ['media file', 'media files'],
};

/** Reports content that browsers block because of the site's policy, which only a reader's console would show. */
export function reportBlocked(tree: Root, scope: FileScope, site: SiteContext): void {
  const reported = new Set<string>();
  walk(tree, (node) => {
    const tag = writtenTag(node);
    // In every block after a tag that is not closed, the parser repeats it, with the same position or none.
    const start = node.position?.start;
    const written = `${tag?.name} ${start?.line}:${start?.column}`;
    if (!tag || !start || reported.has(written)) return;
    reported.add(written);
    reportTag(tag, { node, scope, site });
  });
}

interface Place {
  node: Node;
  scope: FileScope;
  site: SiteContext;
}

function reportTag(tag: WrittenTag, place: Place): void {
  const { name, attributes } = tag;
  const error = (what: string, fix: string) => report(place.scope, place.node, { level: 'error', what, fix });
  const instead = DEAD_TAGS[name];
  if (instead !== undefined && !DATA_TYPE.test(attributes.get('type') ?? '')) {
    error(`<${name}> on a page has no effect: ${FORBIDS}.`, instead);
    return;
  }
  for (const handler of tag.handlers)
    error(`${handler}= on <${name}> never runs: ${FORBIDS}.`, USE_COMPONENT);
  for (const [attribute, value] of attributes) {
    if (isAddress(tag, attribute)) reportScript(value, `${attribute}="javascript:…" on <${name}>`, place);
    const kind = shownBy(tag, attribute);
    if (kind) for (const address of addressesIn(attribute, value)) reportForeign(kind, address, place);
  }
  if (name === 'iframe') reportFrame(attributes.get('src') ?? '', place);
  if (name === 'form' && foreignOrigin(attributes.get('action') ?? '') !== undefined)
    error(`A form cannot submit to another site: ${FORBIDS}.`, 'Link to the other site.');
  if (attributes.get('rel') === 'stylesheet' && foreignOrigin(attributes.get('href') ?? '') !== undefined)
    error(`A stylesheet from another site has no effect: ${FORBIDS}.`, DEAD_TAGS['style'] ?? '');
}

function shownBy({ name, component }: WrittenTag, attribute: string): ShownKind | undefined {
  if (component !== undefined) return DECLARED[component]?.props[attribute]?.isDrawing ? 'images' : undefined;
  return SHOWN[name]?.[attribute];
}

function isAddress({ component }: WrittenTag, attribute: string): boolean {
  return component === undefined
    ? ADDRESSES.has(attribute)
    : DECLARED[component]?.props[attribute]?.isLink === true;
}

/** Reports a URL that would run code. Browsers drop control characters and spaces before they parse the scheme. */
export function reportScript(address: string, written: string, { node, scope }: Omit<Place, 'site'>): void {
  // oxlint-disable-next-line no-control-regex -- these are the characters browsers drop
  if (!/^javascript:/i.test(address.replaceAll(/[\u0000-\u0020]/g, ''))) return;
  report(scope, node, {
    level: 'error',
    what: `${written} does nothing: ${FORBIDS}.`,
    fix: `Link to a page. To run code on a click: ${USE_COMPONENT}`,
  });
}

function addressesIn(attribute: string, value: string): string[] {
  if (attribute !== 'srcset') return [value];
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

function reportForeign(kind: ShownKind, address: string, { node, scope, site }: Place): void {
  const origin = foreignOrigin(address);
  if (origin === undefined || site.shownOrigins[kind].includes(origin)) return;
  const [one, many] = NOUNS[kind];
  const fixFor = (ownFile: string) =>
    origin.includes('//') ? `${ownFile}, or ${allowance(kind, origin, site)}` : `${ownFile}.`;
  const own = (file: string) => `Put the ${file} next to the page or in docs/public`;
  report(scope, node, {
    level: 'error',
    what: `The ${one} "${address}" will not be shown: the site's security policy forbids ${origin}.`,
    fix: fixFor(kind === 'frames' ? 'Link to it' : own('file')),
    together: {
      what: `{count} ${many} come from ${origin}, which the site's security policy forbids.`,
      fix: fixFor(kind === 'frames' ? 'Link to them' : own('files')),
    },
  });
}

/** Shows the setting that allows an origin, with those it already allows. */
function allowance(kind: ShownKind, origin: string, { shownOrigins }: SiteContext): string {
  const origins = [...shownOrigins[kind], origin].map((one) => `'${one}'`).join(', ');
  return `add it to \`allowedOrigins.${kind}\` in site.config.ts: allowedOrigins: { ${kind}: [${origins}] }.`;
}

/** Reports a frame that shows this site: its pages refuse to be framed, even by each other. */
function reportFrame(src: string, place: Place): void {
  if (foreignOrigin(src) !== undefined) reportForeign('frames', src, place);
  else
    report(place.scope, place.node, {
      level: 'error',
      what: `A frame can only show another site: ${FORBIDS}.`,
      fix: 'Link to the page, or show it as a component.',
    });
}
