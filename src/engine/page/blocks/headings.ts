import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import type { Heading, Root as MdastRoot } from 'mdast';
import { hashOf } from '../../../model/address.ts';
import { TOC_DEPTH } from '../../../model/constants.ts';
import type { TocEntry } from '../../../model/page.ts';
import { decodeSafely } from '../../content/site-file.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import { visibleText } from '../syntax/visible-text.ts';
import { walkElements, walkType } from '../syntax/walk.ts';

export interface Headings {
  toc: TocEntry[];
  headingTitle: string;
  /** Every ID on the page that a link can point to. */
  anchors: Set<string>;
}

/** Marks a heading that overviews do not list, until the table of contents is made. */
const NOT_IN_OVERVIEWS = 'notInOverviews';

/** Reads `## Heading {#id !overview}`: removes the braces from the text and marks the heading. Both parts are optional. */
export function readHeadingMarks(tree: MdastRoot): void {
  walkType<Heading>(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    if (last?.type !== 'text') return;
    const match = /[ \t]*\{(?=[#!])(?:#([^{}]+?))?[ \t]*(!overview)?\}[ \t]*$/.exec(last.value);
    if (!match) return;
    const [, id, optOut] = match;
    last.value = last.value.slice(0, match.index);
    heading.data = {
      ...heading.data,
      hProperties: {
        ...heading.data?.hProperties,
        ...(id !== undefined && { id }),
        ...(optOut !== undefined && { [NOT_IN_OVERVIEWS]: true }),
      },
    };
  });
}

/**
 * Sets the IDs of headings. Runs once per page, after fragments are included: IDs are unique per page, not per file.
 */
export function nameHeadings(tree: Root, scope: FileScope): Headings {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  const headings: { element: Element; depth: number }[] = [];
  walkElements(tree, (element) => {
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
    const { id } = element.properties;
    if (typeof id === 'string') checkId(id, element, scope);
    if (depth !== undefined) headings.push({ element, depth: Number(depth) });
    else if (typeof id === 'string') addAnchor(id, anchors);
  });
  for (const { element } of headings) claimOwnId(element, anchors, scope);
  const toc: TocEntry[] = [];
  let headingTitle = '';
  for (const { element, depth } of headings) {
    const text = visibleText(element);
    const id = element.properties['id'] ?? uniqueSlug(text, slugger, anchors);
    element.properties['id'] = id;
    anchors.add(id);
    if (depth === 1) headingTitle ||= text;
    else if (depth >= TOC_DEPTH.min && depth <= TOC_DEPTH.max) {
      const charIndex = element.data?.tagOffset ?? element.position?.start.offset ?? 0;
      const isOptedOut = element.properties[NOT_IN_OVERVIEWS] === true;
      toc.push({ text, id, depth, charIndex, ...(isOptedOut && { inOverviews: false }) });
    }
    delete element.properties[NOT_IN_OVERVIEWS];
    if (depth > 1) element.children.push(anchorLink(id));
  }
  return { toc, headingTitle, anchors };
}

/** Any other sign works in an address. These do not: HTML allows no spaces in an id, and lists of ids are divided by them. */
function checkId(id: string, element: Element, scope: FileScope): void {
  if (id !== '' && !/\s/.test(id)) return;
  report(scope, element, {
    level: 'error',
    what: id === '' ? 'An id is empty.' : `The id "${id}" contains a space.`,
    fix: id === '' ? 'Give the element an id, or leave the attribute out.' : 'Use hyphens instead of spaces.',
    ...(id !== '' && { didYouMean: slug(id.trim()) }),
  });
}

/** Links are compared decoded, so an id that looks like an escape is known both ways. */
function addAnchor(id: string, anchors: Set<string>): void {
  anchors.add(id).add(decodeSafely(id));
}

function claimOwnId(element: Element, anchors: Set<string>, scope: FileScope): void {
  const id = element.properties['id'];
  if (typeof id !== 'string') return;
  if (anchors.has(id)) {
    report(scope, element, {
      level: 'error',
      what: `The id "${id}" is used twice on this page.`,
      fix: 'Give one of them a different id.',
    });
  }
  addAnchor(id, anchors);
}

function uniqueSlug(text: string, slugger: GithubSlugger, anchors: Set<string>): string {
  // A heading of punctuation only has an empty slug.
  const wanted = slug(text) || 'section';
  let id = slugger.slug(wanted);
  while (anchors.has(id)) id = slugger.slug(wanted);
  return id;
}

/** The sign beside a heading or row that a pointer shows, to copy its address. */
export function anchorLink(id: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['anchor'], href: hashOf(id), ariaHidden: 'true', tabIndex: -1 },
    children: [],
  };
}

/** Starts a page with its title from the frontmatter, unless the page has a heading of the first level itself. */
export function addTitleHeading(tree: Root, title: string | undefined): void {
  if (title === undefined) return;
  let hasHeading = false;
  walkElements(tree, ({ tagName }) => {
    hasHeading ||= tagName === 'h1';
  });
  if (hasHeading) return;
  const children = [{ type: 'text' as const, value: title }];
  tree.children.unshift({ type: 'element', tagName: 'h1', properties: {}, children });
}
