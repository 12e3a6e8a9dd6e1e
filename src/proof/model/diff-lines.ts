/** `+` marks a line that only the second file has, `−` one that only the first file has. */
export type DiffLine = readonly [sign: '' | '+' | '−', line: string];

/** The shortest diff of two files. They have a few hundred lines at most, so a quadratic table is fine. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  /** Number of lines that both files share from line `a` and line `b` on. */
  const shared = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let a = before.length - 1; a >= 0; a--) {
    for (let b = after.length - 1; b >= 0; b--) {
      shared[a]![b] =
        before[a] === after[b]
          ? shared[a + 1]![b + 1]! + 1
          : Math.max(shared[a + 1]![b]!, shared[a]![b + 1]!);
    }
  }
  const lines: DiffLine[] = [];
  let a = 0;
  let b = 0;
  while (a < before.length || b < after.length) {
    if (a < before.length && before[a] === after[b]) {
      lines.push(['', before[a]!]);
      a++;
      b++;
    } else if (b === after.length || (a < before.length && shared[a + 1]![b]! >= shared[a]![b + 1]!))
      lines.push(['−', before[a++]!]);
    else lines.push(['+', after[b++]!]);
  }
  return lines;
}
