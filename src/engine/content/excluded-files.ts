/** Takes patterns and paths relative to docs. */
export function matchesAny(patterns: readonly string[]): (relativePath: string) => boolean {
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${expressionOf(pattern.replace(/^\.?\//, ''))}$`),
  );
  return (relativePath) => expressions.some((expression) => expression.test(relativePath));
}

/** Translates a glob: `**` spans folders, `*` and `?` stay in one, `{a,b}` is a choice. A folder means all files in it. */
function expressionOf(pattern: string): string {
  const glob = pattern.endsWith('/') ? `${pattern}**` : pattern;
  return glob.replaceAll(/\*\*\/|\*\*|\*|\?|\{([^{}]*)\}|[.+^$()|[\]\\{}]/g, (sign, choice?: string) => {
    if (choice !== undefined) return `(?:${choice.split(',').map(expressionOf).join('|')})`;
    if (sign === '**/') return '(?:[^/]+/)*';
    if (sign === '**') return '.*';
    if (sign === '*') return '[^/]*';
    return sign === '?' ? '[^/]' : `\\${sign}`;
  });
}
