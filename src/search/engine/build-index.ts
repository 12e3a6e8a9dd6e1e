import { HIERARCHY_LEVELS, type SearchRecord } from '../../model/search.ts';
import { eachToken, fold } from './tokenize.ts';
import { FIELDS, LENGTH } from './weights.ts';

/** Record, weight, record, weight, … in the order of the records. */
export type Postings = number[];

export interface SearchIndex {
  records: readonly SearchRecord[];
  /** Folded, to be compared with a whole query. */
  headings: string[];
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
    add('parents', termsOf(titles.join('\n')));
    add('content', termsOf(record.content ?? ''));
    add('code', termsOf(record.code));
    yield;
  }
  return { records, headings, postings, vocabulary: `\n${[...postings.keys()].join('\n')}\n` };
}

function addPosting(postings: Map<string, Postings>, term: string, position: number, weight: number): void {
  const list = postings.get(term);
  if (!list) postings.set(term, [position, weight]);
  else if (list.at(-2) === position) list[list.length - 1]! += weight;
  else list.push(position, weight);
}

function termsOf(text: string): string[] {
  const terms: string[] = [];
  eachToken(text, (term) => terms.push(term));
  return terms;
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
