import { HIERARCHY_LEVELS, type SearchRecord } from '../../model/search.ts';
import { eachToken, fold, tokensOf, type Tokens } from './tokenize.ts';
import { FIELDS, LENGTH } from './weights.ts';

/** Alternating record and weight, in the order of the records. */
export type Postings = number[];

export interface SearchIndex {
  records: readonly SearchRecord[];
  /** Folded, for comparison with a whole query. */
  headings: string[];
  /** Tokens of each content, for snippets. Tokenizing again takes longer than ranking. */
  contents: Tokens[];
  postings: Map<string, Postings>;
  /** All terms separated by line breaks: one `indexOf` finds whole words, prefixes and substrings alike. */
  vocabulary: string;
}

/** Returns the titles from the page down to the record's own heading, which is last. */
export function titlesOf({ hierarchy }: SearchRecord): string[] {
  return HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
}

/** Builds the index one record at a time, so a caller without a worker can pause in between. */
export function* buildIndex(records: readonly SearchRecord[]): Generator<void, SearchIndex> {
  const postings = new Map<string, Postings>();
  const headings: string[] = [];
  const contents: Tokens[] = [];
  for (const [position, record] of records.entries()) {
    const add = (field: keyof typeof FIELDS, terms: string[]): void => {
      const [worth, usualLength] = FIELDS[field];
      const weight = worth / (1 - LENGTH + (LENGTH * terms.length) / usualLength);
      for (const term of terms) addPosting(postings, term, position, weight);
    };
    const titles = titlesOf(record);
    const heading = titles.pop() ?? '';
    headings.push(fold(heading));
    add('heading', headingTerms(heading));
    const content = tokensOf(record.content ?? '');
    contents.push(content);
    add('parents', tokensOf(titles.join('\n')).terms);
    add('content', content.terms);
    add('code', tokensOf(record.code).terms);
    add('flags', flagTerms(record.flags));
    yield;
  }
  return { records, headings, contents, postings, vocabulary: `\n${[...postings.keys()].join('\n')}\n` };
}

/** Returns flags only with their dash: a plain word in a query does not mean a flag. */
function flagTerms(flags: string): string[] {
  return tokensOf(flags).terms.filter((term) => term.startsWith('-'));
}

function addPosting(postings: Map<string, Postings>, term: string, position: number, weight: number): void {
  const list = postings.get(term);
  if (!list) postings.set(term, [position, weight]);
  else if (list.at(-2) === position) list[list.length - 1]! += weight;
  else list.push(position, weight);
}

/** Returns the terms of a heading, including joined neighbors: `quickstart` finds "Quick start". */
function headingTerms(heading: string): string[] {
  const terms: string[] = [];
  let before = '';
  eachToken(heading, (term, _start, _end, isJoin) => {
    terms.push(term);
    if (isJoin) return;
    if (before) terms.push(before + term);
    before = term;
  });
  return terms;
}
