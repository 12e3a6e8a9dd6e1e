import type { Nodes, Root } from 'mdast';
import { normalizeSource } from '../../engine/page/syntax/normalize-source.ts';
import { parse } from '../../engine/page/syntax/parse.ts';

/** A paragraph, heading, cell or caption: words that belong together. */
export interface ProseBlock {
  text: string;
  line: number;
  /** Whether the block consists of whole sentences rather than names and labels. */
  isRunning: boolean;
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
/** Replaces code, which counts as a name. */
const CODE = 'X';
/** Matches heading ids, scoped package names, and names that contain dots or slashes. */
const NAMES = /\{#[^}]*\}|@[\w.-]+(?:\/[\w.-]+)*|\w+(?:[./]\w+)+/g;

/** The text of a page without its code, block by block with line numbers. */
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
    // The build reports what is wrong with the page.
    return { type: 'root', children: [] };
  }
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll(NAMES, CODE);
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
