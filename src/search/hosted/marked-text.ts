import type { TextPart } from '../../model/search.ts';

/** Private-use characters around matches: no page contains them, and they are not markup. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const MARKS = /([\uE000\uE001])/;

export function parseMarkedText(marked: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMatch = false;
  for (const piece of marked.split(MARKS)) {
    if (piece === MARK_START) isMatch = true;
    else if (piece === MARK_END) isMatch = false;
    else if (piece !== '') append(parts, { text: piece, isMatch });
  }
  return parts;
}

function append(parts: TextPart[], part: TextPart): void {
  const last = parts.at(-1);
  if (last?.isMatch === part.isMatch) last.text += part.text;
  else parts.push(part);
}
