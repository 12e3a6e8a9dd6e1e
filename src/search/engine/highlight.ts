import type { TextPart } from '../../model/search.ts';
import { tokensOf, type Tokens } from './tokenize.ts';

/** Start and end in the text. */
export type Stretch = [start: number, end: number];

/** Where terms stand in a text, in order and apart; of a half-typed word only what was typed. */
export function stretches(tokens: Tokens, terms: ReadonlyMap<string, number>): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < tokens.terms.length; at++) {
    const term = tokens.terms[at]!;
    const asked = terms.get(term);
    if (asked === undefined) continue;
    const start = tokens.places[2 * at]!;
    const end = tokens.places[2 * at + 1]!;
    // Folding may have changed the number of letters; then they cannot be told apart.
    const isAsWritten = term.length === end - start;
    found.push([start, isAsWritten ? Math.min(end, start + asked) : end]);
  }
  const apart: Stretch[] = [];
  for (const [start, end] of found.sort((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}

/** The text between two places, cut where matches begin and end. */
export function partsBetween(
  text: string,
  matches: readonly Stretch[],
  from: number,
  to: number,
): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number, isMatch: boolean): void => {
    if (start < end) parts.push({ text: text.slice(start, end), isMatch });
  };
  let at = from;
  for (const [start, end] of matches) {
    if (end <= from || start >= to) continue;
    add(at, start, false);
    add(Math.max(start, from), Math.min(end, to), true);
    at = end;
  }
  add(at, to, false);
  return parts;
}

export function highlight(text: string, terms: ReadonlyMap<string, number>): TextPart[] {
  return partsBetween(text, stretches(tokensOf(text), terms), 0, text.length);
}
