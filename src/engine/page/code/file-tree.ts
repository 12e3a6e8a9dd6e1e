import type { Element, ElementContent } from 'hast';
import { entryKind } from '../../../model/entry-kind.ts';

interface TreeEntry {
  name: string;
  note: string;
  children: TreeEntry[];
}

/**
 * Indentation and drawing characters. An ASCII character is part of the drawing only if a space follows: `+page.ts` is
 * a name.
 */
const LEAD = /^(?:[\s│├└─┬]|[|`+\\-]+\s)*/u;

/**
 * Renders a `tree` fence: names indented by spaces or drawn with box characters. Text after ` # ` or two spaces is a
 * note.
 */
export function fileTree(source: string): Element {
  const root: TreeEntry = { name: '', note: '', children: [] };
  const open: { depth: number; entry: TreeEntry }[] = [{ depth: -1, entry: root }];
  for (const line of source.split('\n')) {
    if (line.trim() === '') continue;
    const lead = LEAD.exec(line)?.[0] ?? '';
    const { name, note } = splitNote(line.slice(lead.length));
    while (open.length > 1 && open.at(-1)!.depth >= lead.length) open.pop();
    const entry: TreeEntry = { name, note, children: [] };
    open.at(-1)!.entry.children.push(entry);
    open.push({ depth: lead.length, entry });
  }
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['tree'] },
    children: [list(root.children)],
  };
}

function splitNote(text: string): { name: string; note: string } {
  const match = /^(.*?)(?:\s+#\s*|\s{2,})(.*)$/.exec(text.trim());
  return match ? { name: match[1]!, note: match[2]! } : { name: text.trim(), note: '' };
}

function list(entries: TreeEntry[]): Element {
  return { type: 'element', tagName: 'ul', properties: {}, children: entries.map(item) };
}

function item({ name, note, children }: TreeEntry): Element {
  const nodes: ElementContent[] = [
    {
      type: 'element',
      tagName: 'span',
      properties: { className: [entryKind(name, children.length > 0)] },
      children: [{ type: 'text', value: name }],
    },
  ];
  if (note !== '') {
    // The space is for readers who do not see the gap.
    nodes.push(
      { type: 'text', value: ' ' },
      {
        type: 'element',
        tagName: 'span',
        properties: { className: ['note'] },
        children: [{ type: 'text', value: note }],
      },
    );
  }
  if (children.length > 0) nodes.push(list(children));
  return { type: 'element', tagName: 'li', properties: {}, children: nodes };
}
