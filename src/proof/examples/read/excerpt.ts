/** Selects the lines of an output that a block shows. Without any option, the block shows all of them. */
export interface Excerpt {
  /** Lines that contain one of these strings, separated by `|`. */
  only?: string | undefined;
  /** Starts at the first line that contains this string. */
  from?: string | undefined;
  /** Ends at the next line that contains this string. */
  to?: string | undefined;
}

/** Cuts an excerpt. Returns undefined if the text does not contain a requested string. */
export function cutExcerpt(text: string, excerpt: Excerpt): string | undefined {
  return cutExcerpts([text], excerpt)?.[0];
}

/** Cuts several outputs as if they were one. Each line stays in its own output. */
export function cutExcerpts(texts: readonly string[], { only, from, to }: Excerpt): string[] | undefined {
  let lines = texts.flatMap((text, owner) => text.split('\n').map((line) => ({ line, owner })));
  if (from !== undefined) {
    const first = lines.findIndex(({ line }) => line.includes(from));
    if (first === -1) return undefined;
    lines = lines.slice(first);
  }
  if (to !== undefined) {
    const last = lines.findIndex(({ line }) => line.includes(to));
    if (last === -1) return undefined;
    lines = lines.slice(0, last + 1);
  }
  if (only !== undefined) {
    const wanted = only.split('|');
    if (!wanted.every((word) => lines.some(({ line }) => line.includes(word)))) return undefined;
    lines = lines.filter(({ line }) => wanted.some((word) => line.includes(word)));
  }
  return texts.map((_, owner) =>
    lines
      .filter((one) => one.owner === owner)
      .map(({ line }) => line)
      .join('\n'),
  );
}
