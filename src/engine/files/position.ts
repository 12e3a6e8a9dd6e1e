export interface Position {
  /** 1-based, as in editors. */
  line: number;
  column: number;
}

/** Converts an offset to a line and column. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line++;
  return { line, column: before.length - lineStart + 1 };
}
