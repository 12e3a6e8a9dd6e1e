import { HIERARCHY_LEVELS, toHierarchy } from './search.ts';
import type { RecordType, SearchRecord } from './search.ts';

/**
 * The embedded index in two files. Titles load first and answer alone: headings and descriptions find most of
 * what readers look for. The text follows. The files contain nothing that can be derived.
 */
export interface TitlesFile {
  base: string;
  /** URL of the second file. */
  textUrl: string;
  /** Top-level sections; pages refer to them by index. */
  sections: string[];
  /** Routes of the pages to offer before anything is typed. */
  start?: string[];
  pages: PageTitles[];
}

/** Route, index of its top-level section, title, description, and its headings in order. */
type PageTitles = [
  route: string,
  section: number,
  title: string,
  description: string,
  headings: HeadingTitle[],
];
/** The id is omitted if it follows from the text. */
type HeadingTitle = [depth: number, text: string, id?: string];

export interface TextFile {
  /** One string per record, in order. A page's description is not repeated. */
  content: string[];
  code: string[];
  flags: string[];
}

export interface IndexFiles {
  titles: Omit<TitlesFile, 'textUrl'>;
  text: TextFile;
}

interface PageToIndex {
  description: string;
  records: SearchRecord[];
}

export function encodeIndex(
  base: string,
  pages: readonly PageToIndex[],
  startPages: readonly string[] = [],
): IndexFiles {
  const sections: string[] = [];
  const text: TextFile = { content: [], code: [], flags: [] };
  const titles = pages.map(({ description, records }): PageTitles => {
    const [first, ...rest] = records as [SearchRecord, ...SearchRecord[]];
    for (const { content, code, flags } of records) {
      text.content.push(content ?? '');
      text.code.push(code);
      text.flags.push(flags);
    }
    text.content[text.content.length - records.length] = (first.content ?? '')
      .slice(description.length)
      .trim();
    const headings = rest.map((record): HeadingTitle => {
      const depth = Number(record.type.slice(3));
      const title = titleOf(record);
      const id = record.objectID.slice(first.objectID.length + 1);
      return id === simpleId(title) ? [depth, title] : [depth, title, id];
    });
    return [
      first.objectID,
      numberOf(first.hierarchy.lvl0 ?? '', sections),
      titleOf(first),
      description,
      headings,
    ];
  });
  const start = startPages.filter((route) => titles.some(([page]) => page === route));
  return { titles: { base, sections, ...(start.length > 0 && { start }), pages: titles }, text };
}

/** Returns the records of the pages to offer before anything is typed. */
export function decodeStartPages(file: TitlesFile): SearchRecord[] {
  const records = decodeIndex(file);
  return (file.start ?? []).flatMap((route) => records.find(({ objectID }) => objectID === route) ?? []);
}

/** Returns records with titles and descriptions only, or complete ones if the text is given. */
export function decodeIndex({ base, sections, pages }: TitlesFile, text?: TextFile): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (const [route, section, title, description, headings] of pages) {
    const above: (string | null)[] = HIERARCHY_LEVELS.map(() => null);
    above[0] = sections[section] ?? null;
    const add = (depth: number, heading: string, hash: string, ownText: string) => {
      const number = records.length;
      above[depth] = heading;
      above.fill(null, depth + 1);
      const content = `${ownText} ${text?.content[number] ?? ''}`.trim();
      records.push({
        objectID: route + hash,
        url: base + route.slice(1) + hash,
        type: `lvl${depth}` as RecordType,
        hierarchy: toHierarchy(above),
        content: content === '' ? null : content,
        code: text?.code[number] ?? '',
        flags: text?.flags[number] ?? '',
      });
    };
    add(1, title, '', description);
    for (const [depth, heading, id] of headings) add(depth, heading, `#${id ?? simpleId(heading)}`, '');
  }
  return records;
}

function titleOf({ type, hierarchy }: SearchRecord): string {
  return (type === 'content' ? hierarchy.lvl1 : hierarchy[type]) ?? '';
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
