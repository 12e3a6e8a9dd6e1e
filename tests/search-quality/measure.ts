import type { SearchRecord } from '../../src/model/search.ts';
import { halfOf, queries, type Half, type QualityQuery } from './queries.ts';

/** Only this many hits count: readers should not have to scroll. */
const HITS_COUNTED = 5;

export interface Outcome extends QualityQuery {
  half: Half;
  /** Place of the first acceptable hit, from 1, or 0 if there is none among the counted ones. */
  place: number;
}

export interface Score {
  count: number;
  /** Mean of 1 / place. */
  mrr: number;
  first: number;
  found: number;
}

const trimmed = (address: string): string => address.replace(/\/(?=#|$)/, '');
const pageOf = (address: string): string => trimmed(address.replace(/#.*/, ''));

/** Checks whether a hit is an expected one. `bench/search` uses it too. @public */
export function answers(address: string, expected: string): boolean {
  return expected.includes('#')
    ? trimmed(address) === trimmed(expected)
    : pageOf(address) === pageOf(expected);
}

/**
 * Splits queries into those the records can answer and those whose page does not exist yet. The first
 * expected address is the best one.
 */
export function answerable(
  records: readonly SearchRecord[],
  list: readonly QualityQuery[] = queries,
): {
  asked: QualityQuery[];
  waiting: QualityQuery[];
} {
  const exists = (expected: string): boolean => records.some(({ objectID }) => answers(objectID, expected));
  const asked = list.filter(({ expect: [best] }) => best !== undefined && exists(best));
  return { asked, waiting: list.filter((query) => !asked.includes(query)) };
}

/** Runs every query. The search returns the addresses of its hits without the site's base. */
export function ask(asked: readonly QualityQuery[], search: (query: QualityQuery) => string[]): Outcome[] {
  return asked.map((query) => {
    const addresses = search(query).slice(0, HITS_COUNTED);
    const place =
      addresses.findIndex((address) => query.expect.some((expected) => answers(address, expected))) + 1;
    return { ...query, half: halfOf(query.query), place };
  });
}

export function score(outcomes: readonly Outcome[]): Score {
  const share = (value: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length;
  return {
    count: outcomes.length,
    mrr: share(({ place }) => (place ? 1 / place : 0)),
    first: share(({ place }) => Number(place === 1)),
    found: share(({ place }) => Number(place > 0)),
  };
}
