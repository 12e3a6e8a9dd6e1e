import type { Definition, FootnoteDefinition, Root, Text } from 'mdast';
import { nearest } from '../../../model/nearest.ts';
import { positionAt } from '../../files/position.ts';
import type { FileScope } from '../context/scope.ts';
import { walkType } from '../syntax/walk.ts';

/** `[words][label]` that stayed text, also if a node such as code begins inside; not `list[a][b]`. */
const REFERENCE = /(?<![\w\]\\])\[([^[\]]*)\]\[([^[\]]*)\]|^\]\[([^[\]]*)\]/g;
const FOOTNOTE = /(?<!\\)\[\^([^\s[\]]+)\]/g;

/** Warns about references to links and footnotes that the file does not define: Markdown shows them as they are written. */
export function reportUndefinedReferences(tree: Root, source: string, scope: FileScope): void {
  const links: string[] = [];
  const notes: string[] = [];
  walkType<Definition>(tree, 'definition', ({ identifier }) => links.push(identifier));
  walkType<FootnoteDefinition>(tree, 'footnoteDefinition', ({ identifier }) => notes.push(identifier));
  walkType<Text>(tree, 'text', ({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end === undefined) return;
    // In the source, an escape shows that brackets are meant.
    const written = source.slice(start.offset, end.offset);
    const warn = (found: RegExpExecArray, label: string, known: string[], example: string) => {
      // As in `list[0][1]`.
      if (!/\p{L}/u.test(label)) return;
      scope.problems.push({
        level: 'warning',
        file: scope.name,
        ...positionAt(source, start.offset! + found.index),
        what: `${found[0].startsWith(']') ? `[…${found[0]}` : found[0]} is shown as it is, because this file does not define "${label}".`,
        didYouMean: nearest(label.toLowerCase(), known),
        fix: `Add a line such as ${example}, or write the brackets as code.`,
      });
    };
    for (const found of written.matchAll(REFERENCE)) {
      const label = found[2] || found[3] || found[1] || '';
      warn(found, label, links, `[${label}]: /guide/start`);
    }
    for (const found of written.matchAll(FOOTNOTE))
      warn(found, found[1] ?? '', notes, `[^${found[1]}]: Text`);
  });
}
