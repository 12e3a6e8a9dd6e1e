import { HIERARCHY_LEVELS, type SearchRecord } from '../../model/search.ts';
import { eachToken, fold, tokensOf, type Tokens } from './tokenize.ts';
import { FIELDS, LENGTH } from './weights.ts';

/** Record, weight, record, weight, … in the order of the records. */
export type Postings = number[];

export interface SearchIndex {
  records: readonly SearchRecord[];
  /** Folded, to be compared with a whole query. */
  headings: string[];
  /** The words of each content, which snippets are made of. Finding them again takes longer than ranking does. */
  contents: Tokens[];
  postings: Map<string, Postings>;
  /** All terms, each between line ends: one `indexOf` finds whole words, beginnings and middles alike. */
  vocabulary: string;
}

/** Titles from the page's down to the record's own heading, which is the last. */
export function titlesOf({ hierarchy }: SearchRecord): string[] {
  return HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
}

/** Adds record after record, so that a caller without a worker can pause in between. */
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

/** Each with its dash alone: who types a plain word means no flag. */
function flagTerms(flags: string): string[] {
  return tokensOf(flags).terms.filter((term) => term.startsWith('-'));
}

function addPosting(postings: Map<string, Postings>, term: string, position: number, weight: number): void {
  const list = postings.get(term);
  if (!list) postings.set(term, [position, weight]);
  else if (list.at(-2) === position) list[list.length - 1]! += weight;
  else list.push(position, weight);
}

/** Neighbours are joined too: who types `quickstart` means "Quick start". */
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
