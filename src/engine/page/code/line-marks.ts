export type LineMark = 'highlight' | 'add' | 'remove' | 'focus' | 'error' | 'warning';

const MARK_NAMES = new Map<string, LineMark>([
  ['highlight', 'highlight'],
  ['hl', 'highlight'],
  ['++', 'add'],
  ['--', 'remove'],
  ['focus', 'focus'],
  ['error', 'error'],
  ['warning', 'warning'],
]);

/** A comment in any supported language that contains only `[!code mark]` or `[!code mark:3]`. */
const MARK =
  /[ \t]*(?:\/\/|\/\*|\{\/\*|<!--|--|#|;|%|")[ \t]*\[!code[ \t]+([\w+-]+)(?::(\d+))?\][ \t]*(?:\*\/\}?|-->|")?[ \t]*$/;

export interface MarkedCode {
  code: string;
  /** Marks by 1-based line of the cleaned code. */
  marks: Map<number, Set<LineMark>>;
  /** Unknown marks with their 1-based line in the block. */
  unknown: { line: number; name: string }[];
}

export const KNOWN_MARKS = [...MARK_NAMES.keys()];

/** Removes the marks from the code. A comment on its own line marks the following lines and disappears. */
export function readLineMarks(source: string): MarkedCode {
  const marks: MarkedCode['marks'] = new Map();
  const unknown: MarkedCode['unknown'] = [];
  const kept: string[] = [];
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    const found = MARK.exec(line);
    if (!found) {
      kept.push(line);
      continue;
    }
    const [, name = '', count = '1'] = found;
    const code = line.slice(0, found.index);
    const mark = MARK_NAMES.get(name);
    if (mark === undefined) {
      unknown.push({ line: index + 1, name });
      kept.push(line);
      continue;
    }
    if (code.trim() !== '') kept.push(code);
    const first = code.trim() === '' ? kept.length + 1 : kept.length;
    const end = Math.min(first + Number(count), lines.length + 1);
    for (let marked = first; marked < end; marked++) addMark(marks, marked, mark);
  }
  return { code: kept.join('\n'), marks, unknown };
}

export function addMark(marks: Map<number, Set<LineMark>>, line: number, mark: LineMark): void {
  const there = marks.get(line);
  if (there) there.add(mark);
  else marks.set(line, new Set([mark]));
}
