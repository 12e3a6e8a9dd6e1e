import type { Listed } from '../model/conversion.ts';

/** Far above what a file within the limit can be quoted with, unless it makes many options of one piece of code. */
const MOST_CHARACTERS = 1_000_000;
const FEWEST = 40;

/** Shortens quotes that together would be too much for a page: 20,000 options can quote one condition of 256 kB each. */
export function shortenQuotes(list: readonly Listed[]): Listed[] {
  const sum = list.reduce((length, { code }) => length + code.length, 0);
  if (sum <= MOST_CHARACTERS) return [...list];
  const most = Math.max(FEWEST, Math.floor(MOST_CHARACTERS / list.length));
  return list.map((one) => (one.code.length > most ? { ...one, code: `${one.code.slice(0, most)} …` } : one));
}
