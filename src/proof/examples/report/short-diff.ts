const MAX_LINES = 6;

export interface ShortDiff {
  /** 0-based line of the first text where the two start to differ. */
  line: number;
  text: string;
}

/** Shows where two texts start to differ, with a few lines of each. */
export function shortDiff(shown: string, real: string, same = (a: string, b: string) => a === b): ShortDiff {
  const a = shown === '' ? [] : shown.split('\n');
  const b = real === '' ? [] : real.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && same(a[start]!, b[start]!)) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && same(a[endA - 1]!, b[endB - 1]!)) {
    endA--;
    endB--;
  }
  const lines = [...few(a.slice(start, endA), '- '), ...few(b.slice(start, endB), '+ ')];
  return { line: start, text: lines.map((line) => `    ${line}`).join('\n') };
}

function few(lines: readonly string[], sign: string): string[] {
  const kept = lines.slice(0, MAX_LINES).map((line) => `${sign}${line}`.slice(0, 160));
  const more = lines.length - kept.length;
  return more > 0 ? [...kept, `${sign}… ${more} more ${more === 1 ? 'line' : 'lines'}`] : kept;
}
