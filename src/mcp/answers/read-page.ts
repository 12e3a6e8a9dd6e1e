import { nearestPages } from '../../model/nearest-pages.ts';
import { nearest } from '../../model/nearest.ts';
import type { KnownPage, Knowledge } from '../model/knowledge.ts';
import { Refusal } from './refusal.ts';
import { markdownSections } from '../../model/markdown-sections.ts';

/** About 3,000 tokens: a page that is longer comes in parts. */
const PART_LENGTH = 12_000;

export interface PageRequest {
  page: string;
  heading?: string | undefined;
  part?: number | undefined;
}

export interface PagePart {
  title: string;
  /** Route, and the hash of a section. */
  page: string;
  markdown: string;
  part: number;
  parts: number;
  /** The ids of the headings below. */
  headings: string[];
}

/** Reads a page, or one of its sections with everything below it. */
export function readPage({ pages, site }: Pick<Knowledge, 'pages' | 'site'>, request: PageRequest): PagePart {
  const { route, hash } = addressOf(request.page, site);
  const page = pages.find((one) => plainRoute(one.route) === plainRoute(route));
  if (!page) throw new Refusal(`There is no page ${route}.${suggested(route, pages)}`);
  const wanted = request.heading ?? hash;
  const sections = sectionsOf(page);
  const chosen = wanted === undefined ? sections : sectionsBelow(sections, wanted, page.route);
  const parts = inParts(chosen.map(({ text }) => text));
  const part = Math.min(Math.max(request.part ?? 1, 1), parts.length);
  return {
    title: chosen[0]?.title ?? page.title,
    page: `${page.route}${chosen[0]?.id ? `#${chosen[0].id}` : ''}`,
    markdown: parts[part - 1] ?? '',
    part,
    parts: parts.length,
    headings: chosen.slice(1).flatMap(({ id }) => (id === '' ? [] : [id])),
  };
}

interface PageSection {
  id: string;
  depth: number;
  title: string;
  text: string;
}

function sectionsOf({ markdown, ids }: KnownPage): PageSection[] {
  return markdownSections(markdown).map((section, at) => ({ ...section, id: ids[at - 1] ?? '' }));
}

function sectionsBelow(sections: readonly PageSection[], wanted: string, route: string): PageSection[] {
  const asked = wanted.replace(/^#+\s*/, '');
  const at = sections.findIndex(
    ({ id, title }) => id === asked || title.toLowerCase() === asked.replaceAll('`', '').toLowerCase(),
  );
  if (at === -1) {
    const ids = sections.flatMap(({ id }) => (id === '' ? [] : [id]));
    const meant = nearest(asked, ids);
    const advice = meant === undefined ? ` It has ${ids.join(', ')}.` : ` Did you mean "${meant}"?`;
    throw new Refusal(`${route} has no heading "${asked}".${advice}`);
  }
  const { depth } = sections[at]!;
  const next = sections.findIndex((one, index) => index > at && one.depth <= depth);
  return sections.slice(at, next === -1 ? undefined : next);
}

/** Accepts what people copy: an address of the site, its Markdown twin, a route with or without a slash. */
function addressOf(text: string, site: string): { route: string; hash: string | undefined } {
  const [before = '', hash] = text.trim().replace(site, '').split('#');
  const path = before.replace(/^[a-z-]+:\/\/[^/]*/, '').replace(/[?].*$/, '');
  const route = `/${path.replace(/\.(?:md|html)$/, '').replace(/^\/+/, '')}`.replace(/\/index$/, '/');
  return { route, hash: hash === '' ? undefined : hash };
}

const plainRoute = (route: string): string => route.replace(/\/$/, '');

function suggested(route: string, pages: readonly KnownPage[]): string {
  const near = nearestPages(
    route,
    pages.map(({ route: path, title }) => ({ path, title })),
  );
  return near.length === 0 ? '' : ` Did you mean ${near.map(({ path }) => path).join(' or ')}?`;
}

/** Fills parts with whole sections, and cuts a longer one between paragraphs. */
function inParts(texts: readonly string[]): string[] {
  const pieces = texts.flatMap((text) => (text.length > PART_LENGTH ? paragraphs(text) : [text]));
  const parts = [''];
  for (const piece of pieces) {
    const last = parts.length - 1;
    if (parts[last] !== '' && parts[last]!.length + piece.length > PART_LENGTH) parts.push(piece);
    else parts[last] += piece;
  }
  return parts.map((part) => part.trim());
}

/** A blank line in a block of code may be cut too. */
const paragraphs = (text: string): string[] => text.split(/(?<=\n\n)/);
