import { hashOf } from './address.ts';
import { SEARCH } from './constants.ts';
import { HIERARCHY_LEVELS, toHierarchy } from './search.ts';
import type { RecordType, SearchRecord } from './search.ts';

/**
 * The embedded index in three files. The first has what a reader may know by name: page titles, and headings that are
 * the name of an option or a package. It alone answers a query that is such a name. The second has everything else that
 * a page is found by at a glance, the third the text. The files contain nothing that can be derived.
 */
export interface NamesFile {
  base: string;
  /** Top-level sections; pages refer to them by index. */
  sections: string[];
  /**
   * The pages to offer before anything is typed, with the start of their descriptions. Their routes are complete, because
   * the dialog shows them without the code that reads an index.
   */
  start?: [page: number, route: string, description: string][];
  pages: PageNames[];
}

/** Route as `shortRoute` writes it, index of its top-level section, title, and the headings that are names. */
type PageNames = [route: string, section: number, title: string, ...names: HeadingTitle[]];
/** The id is omitted if it follows from the text. */
type HeadingTitle = [depth: number, text: string, id?: string];

/**
 * Description and headings of each page, in order. Other names of one or two words follow the description, with a line for
 * the page and one for each section that has any. `NAME` takes the place of a heading of the first file.
 */
export type HeadingsFile = [descriptionAndNames: string, ...headings: (HeadingTitle | typeof NAME)[]][];
const NAME = 0;

export interface TextFile {
  /** One string per record, in order. A page's description is not repeated. */
  content: string[];
  code: string[];
  flags: string[];
  /** Longer other names, which are most of them: the first answers need not wait for them. */
  phrases: string[];
}

export interface IndexFiles {
  names: NamesFile;
  headings: HeadingsFile;
  text: TextFile;
}

/** The URL of another file follows from that of the first, so both can be requested at once. */
export function indexPartUrl(namesUrl: string, part: 'headings' | 'text'): string {
  return namesUrl.replace(/\/search-(?=[^/]*$)/, `/search-${part}-`);
}

interface PageToIndex {
  /** One line. */
  description: string;
  records: SearchRecord[];
}

export function encodeIndex(
  base: string,
  pages: readonly PageToIndex[],
  startPages: readonly string[] = [],
): IndexFiles {
  const sections: string[] = [];
  const headings: HeadingsFile = [];
  const text: TextFile = { content: [], code: [], flags: [], phrases: [] };
  const names = pages.map(({ description, records }): PageNames => {
    const [first, ...rest] = records as [SearchRecord, ...SearchRecord[]];
    for (const { content, code, flags, aliases = [] } of records) {
      text.content.push(content ?? '');
      text.code.push(code);
      text.flags.push(flags);
      text.phrases.push(aliases.filter(isPhrase).join(SEPARATOR));
    }
    text.content[text.content.length - records.length] = (first.content ?? '')
      .slice(description.length)
      .trim();
    const titles = rest.map((record): HeadingTitle => {
      const depth = Number(record.type.slice(3));
      const title = titleOf(record);
      const id = record.objectID.slice(first.objectID.length + 1);
      return id === simpleId(title) ? [depth, title] : [depth, title, id];
    });
    headings.push([
      [description, ...aliasLines(records)].join('\n'),
      ...titles.map((title) => (isName(title) ? NAME : title)),
    ]);
    const section = numberOf(first.hierarchy.lvl0 ?? '', sections);
    const title = titleOf(first);
    return [shortRoute(first.objectID, title), section, title, ...titles.filter(isName)];
  });
  const start = startPages.flatMap((route): [number, string, string][] => {
    const index = pages.findIndex(({ records }) => records[0]?.objectID === route);
    return index < 0 ? [] : [[index, route, firstWords(pages[index]!.description)]];
  });
  return {
    names: { base, sections, ...(start.length > 0 && { start }), pages: names },
    headings,
    text,
  };
}

/** The records that the given files know about, with text only if that is given too. */
export function decodeIndex(
  { base, sections, pages }: NamesFile,
  headingsFile?: HeadingsFile,
  text?: TextFile,
): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (const [index, page] of pages.entries()) {
    const [, section, title, ...names] = page;
    const route = routeOf(page);
    const above: (string | null)[] = HIERARCHY_LEVELS.map(() => null);
    above[0] = sections[section] ?? null;
    const [firstLines, ...headings] = headingsFile?.[index] ?? ['', ...names];
    const [description, ...lines] = firstLines.split('\n');
    const aliases = new Map(lines.map(readAliasLine));
    const add = (depth: number, heading: string, hash: string, ownText = '') => {
      const number = records.length;
      const otherNames = [...(aliases.get(hash) ?? []), ...readNames(text?.phrases[number])];
      above[depth] = heading;
      above.fill(null, depth + 1);
      const content = `${ownText} ${text?.content[number] ?? ''}`.trim();
      records.push({
        objectID: route + hash,
        url: base + route.slice(1) + (hash && hashOf(hash.slice(1))),
        type: `lvl${depth}` as RecordType,
        hierarchy: toHierarchy(above),
        content: content || null,
        code: text?.code[number] ?? '',
        flags: text?.flags[number] ?? '',
        ...(otherNames.length > 0 && { aliases: otherNames }),
      });
    };
    add(1, title, '', description);
    for (const entry of headings) {
      const [depth, heading, id] = entry === NAME ? names.shift()! : entry;
      add(depth, heading, `#${id ?? simpleId(heading)}`);
    }
  }
  return records;
}

/** Checks whether an other name is a need or a symptom in more than two words, such as "try it before publishing". */
export function isPhrase(name: string): boolean {
  return name.split(' ').length > 2;
}

/** Writes the shorter names of each record, after the hash of its section. */
function aliasLines(records: readonly SearchRecord[]): string[] {
  return records.flatMap(({ objectID, aliases = [] }) => {
    const names = aliases.filter((name) => !isPhrase(name));
    return names.length > 0 ? `${/#.*|$/.exec(objectID)![0]} ${names.join(SEPARATOR)}` : [];
  });
}

function readAliasLine(line: string): [hash: string, aliases: string[]] {
  const [hash = '', names] = line.split(/ (.*)/);
  return [hash, readNames(names)];
}

/** No name contains it, because each is a line of its own. */
const SEPARATOR = '\t';

function readNames(names = ''): string[] {
  return names.split(SEPARATOR).filter(Boolean);
}

/** Checks whether a heading is one word that is spelled like code, such as `output.target`, `logLevel` or `ESM`. */
function isName([, title]: HeadingTitle): boolean {
  return /^[!-~]+$/.test(title) && /[^a-z]/.test(title.slice(1));
}

function titleOf({ type, hierarchy }: SearchRecord): string {
  return (type === 'content' ? hierarchy.lvl1 : hierarchy[type]) ?? '';
}

/** Takes the place of the last part of a route that follows from the title. No route contains it. */
const FROM_TITLE = '*';

function routeOf([route, , title]: PageNames): string {
  return route.replace(FROM_TITLE, () => nameInRoute(title));
}

function shortRoute(route: string, title: string): string {
  const folder = route.slice(0, route.lastIndexOf('/') + 1);
  return folder + nameInRoute(title) === route && folder !== route ? folder + FROM_TITLE : route;
}

/** `auto-external` for `lib.autoExternal`, and `quick-start` for `Quick start`. */
function nameInRoute(title: string): string {
  return simpleId(title.replace(/^\S*\./, '').replaceAll(/([a-z])(?=[A-Z])/g, '$1-'));
}

function firstWords(text: string): string {
  const words = text.split(' ');
  const isCut = words.length > SEARCH.snippetWords;
  return words.slice(0, SEARCH.snippetWords).join(' ') + (isCut ? ' …' : '');
}

function simpleId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}

function numberOf(name: string, names: string[]): number {
  const known = names.indexOf(name);
  return known >= 0 ? known : names.push(name) - 1;
}
