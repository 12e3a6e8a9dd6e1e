import { HIERARCHY_LEVELS } from '../../model/search.ts';
import type { Hierarchy, RecordType, SearchHit, TextPart } from '../../model/search.ts';
import { fieldsOf, textOr } from './garbled.ts';
import type { Fields } from './garbled.ts';
import { parseMarkedText } from './marked-text.ts';

/** Placeholder origin for parsing; never requested. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid';

/**
 * Reads an untrusted hit. Returns undefined if it cannot be shown or followed; other missing fields are
 * skipped.
 */
export function readHit(value: unknown, snippetWords: number): SearchHit | undefined {
  const hit = fieldsOf(value);
  const url = sitePath(hit['url']);
  const hierarchy = readHierarchy(hit['hierarchy']);
  const hasTitle = HIERARCHY_LEVELS.some((level) => hierarchy[level] !== null);
  if (typeof hit['objectID'] !== 'string' || url === undefined || !hasTitle) return undefined;
  const content = textOr(hit['content'], null);
  return {
    objectID: hit['objectID'],
    url,
    type: readType(hit['type']),
    hierarchy,
    content,
    highlight: readHighlight(fieldsOf(fieldsOf(hit['_highlightResult'])['hierarchy'])),
    snippet: readSnippet(fieldsOf(hit['_snippetResult']), content, snippetWords),
  };
}

export function readHierarchy(value: unknown): Hierarchy {
  const levels = fieldsOf(value);
  const entries = HIERARCHY_LEVELS.map((level) => [level, textOr(levels[level], null)]);
  return Object.fromEntries(entries) as Hierarchy;
}

function readType(value: unknown): RecordType {
  const level = HIERARCHY_LEVELS.find((name) => name === value);
  return level === undefined || level === 'lvl0' ? 'content' : level;
}

function readHighlight(levels: Fields): SearchHit['highlight'] {
  const entries = HIERARCHY_LEVELS.map((level) => [level, readMarked(levels[level])] as const);
  return Object.fromEntries(entries.filter(([, parts]) => parts.some(({ isMatch }) => isMatch)));
}

function readSnippet(result: Fields, content: string | null, words: number): TextPart[] {
  const parts = readMarked(result['content']);
  if (parts.length > 0 || content === null) return parts;
  return parseMarkedText(content.split(/\s+/).slice(0, words).join(' '));
}

function readMarked(result: unknown): TextPart[] {
  return parseMarkedText(textOr(fieldsOf(result)['value'], ''));
}

/** The path of a record's URL on this site; undefined if it is not the URL of a page, such as a script. */
function sitePath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '' || !URL.canParse(address, PLACEHOLDER_ORIGIN))
    return undefined;
  const { protocol, pathname, search, hash } = new URL(address, PLACEHOLDER_ORIGIN);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  // Two leading slashes would name another host.
  return pathname.replace(/^\/+/, '/') + search + hash;
}
