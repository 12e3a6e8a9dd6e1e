const START = /^\s*(?:\/\/|\/\*|#|<!--|--)\s*#?region\b\s*(.*?)\s*(?:\*\/|-->)?\s*$/;
const END = /^\s*(?:\/\/|\/\*|#|<!--|--)\s*#?endregion\b.*$/;

/** The lines of a named region, or the whole file without region markers. Removes indentation shared by all lines. */
export function cutRegion(
  text: string,
  region: string | undefined,
): { code: string } | { missing: string[] } {
  const names: string[] = [];
  const open: string[] = [];
  const kept: string[] = [];
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const start = START.exec(line)?.[1];
    if (start !== undefined) {
      names.push(start);
      open.push(start);
    } else if (END.test(line)) {
      open.pop();
    } else if (region === undefined || open.includes(region)) {
      kept.push(line);
    }
  }
  if (region !== undefined && !names.includes(region)) return { missing: names };
  return { code: dedent(kept).join('\n') };
}

function dedent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)![0].length);
  const shared = Math.min(...indents);
  return Number.isFinite(shared) ? lines.map((line) => line.slice(shared)) : lines;
}
