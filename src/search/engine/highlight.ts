import type { TextPart } from '../../model/search.ts';
import { tokensOf, type Tokens } from './tokenize.ts';

/** Start and end offsets in the text. */
export type Stretch = [start: number, end: number];

/** The ranges of terms in a text, sorted and merged. For an incomplete word only the typed part counts. */
export function stretches(tokens: Tokens, terms: ReadonlyMap<string, number>): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < tokens.terms.length; at++) {
    const term = tokens.terms[at]!;
    const typedLength = terms.get(term);
    if (typedLength === undefined) continue;
    const start = tokens.places[2 * at]!;
    const end = tokens.places[2 * at + 1]!;
    // Folding may change the number of letters; then the typed part cannot be located.
    const isAsWritten = term.length === end - start;
    found.push([start, isAsWritten ? Math.min(end, start + typedLength) : end]);
  }
  const merged: Stretch[] = [];
  for (const [start, end] of found.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Splits the text between two offsets at matches. */
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
