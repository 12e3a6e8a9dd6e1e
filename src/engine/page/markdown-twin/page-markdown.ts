import { LANG } from '../../../model/document.ts';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { componentBlocks } from './markdown-components.ts';
import { hasClass, isInline, line, writtenText } from './markdown-inline.ts';
import { keepListsApart, listBlock } from './markdown-list.ts';
import { tableBlock } from './markdown-table.ts';
import { codeBlock, heading, paragraph, quote, title } from '../../../model/markdown-text.ts';
import type { Words } from '../../../model/words/words.ts';

/** Renders a page as Markdown for readers without a browser, with components described in words. */
export function pageMarkdown(tree: Root, words: Words): string {
  return `${blocksOf(tree.children, words).join('\n\n')}\n`;
}

/** Renders blocks. Adjacent inline nodes share a paragraph; everything else is its own block. */
function blocksOf(nodes: readonly HastNode[], words: Words): string[] {
  const blocks: string[] = [];
  let inline: HastNode[] = [];
  const endParagraph = () => {
    blocks.push(paragraph(line(inline, words).trim()));
    inline = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && node.data?.isNote) continue;
    if (isInline(node)) inline.push(node);
    else {
      endParagraph();
      blocks.push(...blockOf(node, words));
    }
  }
  endParagraph();
  return keepListsApart(blocks.filter((block) => block !== ''));
}

function blockOf(node: HastNode, words: Words): string[] {
  if (node.type === 'raw') return node.data?.markdown === undefined ? [] : [node.data.markdown];
  if (node.type === 'element') return blocksOfElement(node, words);
  return 'children' in node ? blocksOf(node.children, words) : [];
}

function blocksOfElement(element: Element, words: Words): string[] {
  const { tagName, children, data } = element;
  const inside = { line: () => line(children, words), blocks: () => blocksOf(children, words) };
  if (data?.component) return componentBlocks(data.component, inside, words);
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [heading(Number(tagName[1]), inside.line())];
    case 'p':
      return [paragraph(inside.line().trim())];
    case 'hr':
      return ['---'];
    case 'ul':
    case 'ol':
      return [listBlock(element, (nodes) => blocksOf(nodes, words))];
    case 'table':
      return [tableBlock(element, words)];
    case 'blockquote':
      return quote(inside.blocks());
    case 'details':
      return titledQuote(element, words);
    case 'pre':
      return [codeBlock(writtenText(element).replace(/\n$/, ''))];
    case 'script':
    case 'style':
    case 'template':
      return [];
    default:
      if (hasClass(element, 'callout')) return titledQuote(element, words);
      return hasClass(element, 'code') ? [codeOf(element)] : inside.blocks();
  }
}

/** Renders a box that starts with its title. */
function titledQuote({ children }: Element, words: Words): string[] {
  const [head, ...rest] = children.filter((child) => child.type === 'element');
  return quote([...title(head ? toString(head).trim() : ''), ...blocksOf(rest, words)]);
}

/** Renders the code of a block unchanged, with the name of its file. */
function codeOf(figure: Element): string {
  const isCaption = (child: HastNode) => child.type === 'element' && child.tagName === 'figcaption';
  const caption = figure.children.find(isCaption);
  const lang = figure.properties[LANG];
  const info = [
    ...(typeof lang === 'string' ? [lang] : []),
    ...(caption ? [`title="${toString(caption)}"`] : []),
  ];
  return codeBlock(figure.children.map(coloredCode).join(''), info.join(' '));
}

function coloredCode(node: HastNode): string {
  if (node.type === 'coloredCode') return node.value;
  return node.type === 'element' ? node.children.map(coloredCode).join('') : '';
}

/** Matches code, which must not change, or the position before the URL of a link. */
const CODE_OR_LINK = /(?<![`\\])(`+)(?!`)[^]*?(?<!`)\1(?!`)|(\]\(<?|\]: )(?=\/(?!\/))/g;

/** Makes links to this site absolute, because a Markdown file can be read anywhere. */
export function withAddresses(markdown: string, { url }: { url: string }): string {
  return markdown.replaceAll(CODE_OR_LINK, (all, _ticks, link?: string) =>
    link === undefined ? all : link + url,
  );
}
