/** Which lines of an output a block shows; nothing set shows all. */
export interface Excerpt {
  /** Lines that hold one of these texts, separated by `|`. */
  only?: string | undefined;
  /** From the first line that holds this … */
  from?: string | undefined;
  /** … to the next one that holds that. */
  to?: string | undefined;
}

/** Nothing when a text that was asked for is not in the output. */
export function cutExcerpt(text: string, excerpt: Excerpt): string | undefined {
  return cutExcerpts([text], excerpt)?.[0];
}

/** Of several outputs that are cut as one; each keeps what is its own. */
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
