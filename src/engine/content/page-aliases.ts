/** Other names of a page, or of one of its sections, as an entry of `aliases` in the frontmatter declares them. */
export interface DeclaredAliases {
  /** ID of the section; empty for the page. */
  id: string;
  names: string[];
}

/** Reads entries such as `CLI, terminal`, which name the page, and `#watch hot reload`, which name a section. */
export function readAliases(entries: readonly string[] = []): DeclaredAliases[] {
  return entries.map((entry) => {
    const [, id = '', names = ''] = /^(?:#(\S+))?(.*)$/.exec(entry) ?? [];
    return {
      id,
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    };
  });
}
