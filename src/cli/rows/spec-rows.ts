export interface SpecRow {
  id: string;
  text: string;
}

/** Parses the rows of the specification: lines such as `| R1 | The path is lower-cased … |`. */
export function parseSpecRows(markdown: string): SpecRow[] {
  return [...markdown.matchAll(/^\| ([A-Z]+\d+) \| (.*) \|$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
}

/** The ids a title carries in square brackets: `[R1] …`, `[R1][R2] …` or `[R1, R2] …`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+\d+(?:, ?[A-Z]+\d+)*)\]/g)].flatMap(([, ids = '']) => ids.split(/, ?/));
}
