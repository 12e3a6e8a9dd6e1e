import { isPhrase } from '../../model/search-index.ts';
import { HIERARCHY_LEVELS, type SearchRecord } from '../../model/search.ts';
import { STOP_WORDS } from './query-words.ts';
import { SYNONYM_GROUPS, synonymTable, type Synonyms } from './synonyms.ts';
import { eachToken, squeeze, tokensOf, type Tokens } from './tokenize.ts';
import { FIELDS, GENERIC, LENGTH, LEVEL, OUTSIDE } from './weights.ts';

/** Alternating record and weight, in the order of the records. */
export type Postings = number[];

export interface SearchIndex {
  records: readonly SearchRecord[];
  /** Positions of the records that are called so, by name, squeezed, for comparison with a query. */
  named: Map<string, number[]>;
  /** Position of the first record of each record's page. */
  pages: number[];
  /** How likely each record is meant, whatever the query. */
  priors: number[];
  /** Terms of the heading and of each other name of each record, without stop words. */
  names: string[][][];
  /** What each record says, in lower case, for phrases. */
  texts: string[];
  /** Tokens of each content, for snippets. Tokenizing again takes longer than ranking. */
  contents: Tokens[];
  postings: Map<string, Postings>;
  synonyms: Synonyms;
  /** Terms by each pair of letters that they contain; a line break precedes the first letter. */
  termsWith: Map<string, string[]>;
}

/** The titles from the page down to the record's own heading, which is last. */
export function titlesOf({ hierarchy }: SearchRecord): string[] {
  return HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
}

/** Builds the index one record at a time, so a caller without a worker can pause in between. */
export function* buildIndex(records: readonly SearchRecord[]): Generator<void, SearchIndex> {
  const headingCounts = countHeadings(records);
  const postings = new Map<string, Postings>();
  const named: SearchIndex['named'] = new Map();
  const names: string[][][] = [];
  const texts: string[] = [];
  const contents: Tokens[] = [];
  const pages: number[] = [];
  let namesOfPage: string[] = [];
  for (const [position, record] of records.entries()) {
    const add = (field: keyof typeof FIELDS, terms: string[]): void => {
      const [worth, usualLength] = FIELDS[field];
      const weight = worth / (1 - LENGTH + (LENGTH * terms.length) / usualLength);
      for (const term of terms) addPosting(postings, term, position, weight);
    };
    const page = pages.at(-1) ?? position;
    pages.push(routeOf(records[page]!) === routeOf(record) ? page : position);
    const titles = titlesOf(record);
    const aliases = record.aliases ?? [];
    texts.push([...titles, ...aliases, record.content, record.code].join('\n').toLowerCase());
    const heading = titles.pop() ?? '';
    // `target` for `output.target`, and other headings as they are.
    const shortName = heading.replace(/^\S+\.(?=\D\S*$)/, '');
    // A heading that several sections have is not the name of one.
    const own = headingCounts.get(squeeze(heading)) === 1 ? [heading, shortName] : [];
    names.push([...own, ...aliases].map(nameTerms));
    // The last part of the address, where authors name pages and sections in fewer words than in the heading.
    const slug = /[^/#]*(?=\/?$)/.exec(record.objectID)![0];
    for (const name of [heading, shortName, slug, ...aliases]) append(named, squeeze(name), position);
    const ownTerms = headingTerms(heading);
    add('heading', ownTerms);
    add(
      'slug',
      headingTerms(slug).filter((term) => !ownTerms.includes(term)),
    );
    add(
      'aliases',
      aliases.flatMap((name) => (isPhrase(name) ? tokensOf(name).terms : headingTerms(name))),
    );
    if (titles.length === 0) namesOfPage = [...aliases.filter((name) => !isPhrase(name)), slug];
    else titles.push(...namesOfPage);
    add('parents', tokensOf(titles.join('\n')).terms);
    const content = tokensOf(record.content ?? '');
    contents.push(content);
    add('content', content.terms);
    add('code', tokensOf(record.code).terms);
    // Flags only with their dash: a plain word in a query does not mean a flag.
    add(
      'flags',
      tokensOf(record.flags).terms.filter((term) => term.startsWith('-')),
    );
    yield;
  }
  const termsWith: SearchIndex['termsWith'] = new Map();
  for (const term of postings.keys()) {
    for (let at = 0; at < term.length; at++) append(termsWith, `\n${term}`.slice(at, at + 2), term);
  }
  return {
    records,
    named,
    pages,
    priors: priorsOf(records, headingCounts),
    names,
    texts,
    contents,
    postings,
    synonyms: synonymTable(SYNONYM_GROUPS),
    termsWith,
  };
}

/**
 * How likely each record is meant, whatever the query: deep headings, headings that many pages have (Traps, Related)
 * and pages beside the home page, which are about the site, less than others.
 */
function priorsOf(records: readonly SearchRecord[], headingCounts: ReadonlyMap<string, number>): number[] {
  const siteName = records.find(({ objectID }) => objectID === '/')?.hierarchy.lvl0;
  return records.map((record) => {
    const level = Number(record.type.at(-1)) || 7;
    const frequency = headingCounts.get(squeezedHeading(record))!;
    return (1 - LEVEL * level) * frequency ** -GENERIC * (record.hierarchy.lvl0 === siteName ? OUTSIDE : 1);
  });
}

function countHeadings(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const heading of records.map(squeezedHeading)) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  return counts;
}

const squeezedHeading = (record: SearchRecord): string => squeeze(titlesOf(record).pop() ?? '');

const routeOf = ({ objectID }: SearchRecord): string => objectID.replace(/#.*/, '');

function nameTerms(name: string): string[] {
  return tokensOf(name).terms.filter((term) => !STOP_WORDS.has(term));
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function addPosting(postings: Map<string, Postings>, term: string, position: number, weight: number): void {
  const list = postings.get(term);
  if (!list) postings.set(term, [position, weight]);
  else if (list.at(-2) === position) list[list.length - 1]! += weight;
  else list.push(position, weight);
}

/** Includes joined neighbors unless the first is a letter: `quickstart` finds "Quick start". */
function headingTerms(heading: string): string[] {
  const terms: string[] = [];
  let before = '';
  eachToken(heading, (term, _start, _end, isJoin) => {
    terms.push(term);
    if (isJoin) return;
    if (before.length > 1) terms.push(before + term);
    before = term;
  });
  return terms;
}
