import type { Nodes, Root } from 'mdast';
import { normalizeSource } from '../../engine/page/syntax/normalize-source.ts';
import { parse } from '../../engine/page/syntax/parse.ts';

/** A paragraph, heading, cell or caption: words that belong together. */
export interface ProseBlock {
  text: string;
  line: number;
  /** Whole sentences; the others are names and labels. */
  isRunning: boolean;
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
/** What stands in the place of code: a name, whatever it is. */
const CODE = 'X';
/** The id of a heading, a package with its scope, and names with dots or slashes in them. */
const NAMES = /\{#[^}]*\}|@[\w.-]+(?:\/[\w.-]+)*|\w+(?:[./]\w+)+/g;

/** The words of a page without its code, each block with where it stands. */
export function pageProse(body: string, format: 'md' | 'mdx'): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  const visit = (node: Nodes): void => {
    if (BLOCKS.has(node.type)) {
      const text = wordsOf(node);
      if (/\p{L}/u.test(text))
        blocks.push({ text, line: node.position?.start.line ?? 1, isRunning: node.type === 'paragraph' });
    } else if ('children' in node) node.children.forEach(visit);
  };
  visit(parsed(body, format));
  return blocks;
}

function parsed(body: string, format: 'md' | 'mdx'): Root {
  try {
    return parse(normalizeSource(body).text, format);
  } catch {
    // The build tells what is wrong with the page.
    return { type: 'root', children: [] };
  }
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll(NAMES, CODE);
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
