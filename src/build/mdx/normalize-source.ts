/**
 * Rspress authors write two things that neither Markdown nor MDX can read: `:::tip A title` and `## Heading {#id}`.
 * Each is rewritten within its own line, so that every other position in the file stays what the author sees.
 */
export function normalizeSource(source: string): string {
  const lines = source.split('\n');
  let fence: string | undefined;
  return lines
    .map((line) => {
      const mark = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark !== undefined && mark.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = undefined;
        return line;
      }
      if (mark !== undefined) {
        fence = mark;
        return line;
      }
      return normalizeHeading(normalizeContainer(line));
    })
    .join('\n');
}

const CONTAINER = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(.*)$/;

function normalizeContainer(line: string): string {
  const match = CONTAINER.exec(line);
  if (!match) return line;
  const [, indent = '', colons = '', name = '', rest = ''] = match;
  const title = rest.trimEnd();
  if (title === '' || title.startsWith('{') || title.startsWith('['))
    return `${indent}${colons}${name}${title}`;
  return `${indent}${colons}${name}[${title.replaceAll(/[[\]]/g, '\\$&')}]`;
}

function normalizeHeading(line: string): string {
  return line.replace(/^(\s{0,3}#{1,6}\s.*?)\\?\{(#[^\s{}]+)\}[ \t]*$/, '$1\\{$2}');
}
