import { BLIND } from './queries/blind.ts';
import { BY_PAGE } from './queries/by-page.ts';
import { CONCEPTS } from './queries/concepts.ts';
import { ERRORS_PASTED } from './queries/errors.ts';
import { OPTIONS } from './queries/options.ts';
import { PRACTICE } from './queries/practice.ts';
import { PRACTICE_AGAIN } from './queries/practice-again.ts';
import { PRACTICE_MAINTAINERS } from './queries/practice-maintainers.ts';
import { PRACTICE_NEWCOMERS } from './queries/practice-newcomers.ts';
import { PRACTICE_OTHER_TOOLS } from './queries/practice-other-tools.ts';
import { PRACTICE_PACKAGES } from './queries/practice-packages.ts';
import { PRACTICE_PASTED } from './queries/practice-pasted.ts';
import { PRACTICE_PROBLEMS } from './queries/practice-problems.ts';
import { PRACTICE_QUESTIONS } from './queries/practice-questions.ts';
import { PRACTICE_SYMPTOMS } from './queries/practice-symptoms.ts';
import { PRACTICE_TOPICS } from './queries/practice-topics.ts';
import type { QueryTable } from './queries/query-table.ts';
import { QUESTIONS } from './queries/questions.ts';
import { SEEN } from './queries/seen.ts';
import { UNSEEN } from './queries/unseen.ts';
import { UNTOUCHED } from './queries/untouched.ts';

/** Queries that developers type into the search of a documentation site, and the pages that answer them. */

/** The search may be tuned on `tune`, `seen` and `practice`. Of `blind`, `unseen` and `untouched`, look only at totals. */
export const HALVES = ['tune', 'report', 'blind', 'seen', 'unseen', 'untouched', 'practice'] as const;
export type Half = (typeof HALVES)[number];
export const isOpen = (half: Half): boolean => !['blind', 'unseen', 'untouched'].includes(half);

export interface QualityQuery {
  kind: string;
  query: string;
  /** Acceptable addresses: a route accepts any section of that page, a `#` only that section. */
  expect: string[];
}

export const listed = (table: QueryTable): QualityQuery[] =>
  Object.entries(table).flatMap(([kind, group]) =>
    Object.entries(group).map(([query, expect]) => ({ kind, query, expect: [expect].flat() })),
  );

/** The queries of the halves `tune` and `report`. */
export const queries: QualityQuery[] = [OPTIONS, QUESTIONS, ERRORS_PASTED, CONCEPTS, BY_PAGE].flatMap(listed);

const PRACTICE_TABLES = [
  PRACTICE,
  PRACTICE_AGAIN,
  PRACTICE_QUESTIONS,
  PRACTICE_PROBLEMS,
  PRACTICE_NEWCOMERS,
  PRACTICE_MAINTAINERS,
  PRACTICE_OTHER_TOOLS,
  PRACTICE_PACKAGES,
  PRACTICE_PASTED,
  PRACTICE_TOPICS,
  PRACTICE_SYMPTOMS,
];

const readerHalves: [Half, QualityQuery[]][] = [
  ['blind', listed(BLIND)],
  ['seen', listed(SEEN)],
  ['unseen', listed(UNSEEN)],
  ['untouched', listed(UNTOUCHED)],
  ['practice', PRACTICE_TABLES.flatMap(listed)],
];

const halves = new Map(
  readerHalves.toReversed().flatMap(([half, list]) => list.map(({ query }) => [query, half] as const)),
);

/** Every query once: one that is in several tables belongs to the first of them. */
export const allQueries: QualityQuery[] = [
  ...new Map(
    [...readerHalves.flatMap(([, list]) => list), ...queries]
      .toReversed()
      .map((query) => [query.query, query]),
  ).values(),
].toReversed();

/**
 * Derives the half from the query's own letters, so adding or moving a query never changes the half of
 * another.
 */
export function halfOf(query: string): Half {
  const listedHalf = halves.get(query);
  if (listedHalf !== undefined) return listedHalf;
  let hash = 0;
  for (const letter of query) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return (hash >>> 5) % 2 === 0 ? 'tune' : 'report';
}
