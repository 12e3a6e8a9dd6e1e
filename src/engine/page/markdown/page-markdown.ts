import { LANG } from '../../../model/document.ts';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { componentBlocks, quote, title } from './markdown-components.ts';
import { hasClass, isInline, line, writtenText } from './markdown-inline.ts';
import { keepListsApart, listBlock } from './markdown-list.ts';
import { tableBlock } from './markdown-table.ts';
import { codeBlock, heading, paragraph } from './markdown-text.ts';

declare module 'unist' {
  interface Data {
    /** What raw HTML of an extension says in Markdown; nothing where it is missing. */
    markdown?: string;
  }
}

/** A page as Markdown, for those who read without a browser: its tree, with components told in words. */
export function pageMarkdown(tree: Root): string {
  return `${blocksOf(tree.children).join('\n\n')}\n`;
}

/** Neighbours that are part of a line share a paragraph; everything else is a block of its own. */
function blocksOf(nodes: readonly HastNode[]): string[] {
  const blocks: string[] = [];
  let inline: HastNode[] = [];
  const endParagraph = () => {
    blocks.push(paragraph(line(inline).trim()));
    inline = [];
  };
  for (const node of nodes) {
    if (isInline(node)) inline.push(node);
    else {
      endParagraph();
      blocks.push(...blockOf(node));
    }
  }
  endParagraph();
  return keepListsApart(blocks.filter((block) => block !== ''));
}

function blockOf(node: HastNode): string[] {
  if (node.type === 'raw') return node.data?.markdown === undefined ? [] : [node.data.markdown];
  if (node.type === 'element') return blocksOfElement(node);
  return 'children' in node ? blocksOf(node.children) : [];
}

function blocksOfElement(element: Element): string[] {
  const { tagName, children, data } = element;
  if (data?.component)
    return componentBlocks(data.component, { line: () => line(children), blocks: () => blocksOf(children) });
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [heading(Number(tagName[1]), line(children))];
    case 'p':
      return [paragraph(line(children).trim())];
    case 'hr':
      return ['---'];
    case 'ul':
    case 'ol':
      return [listBlock(element, blocksOf)];
    case 'table':
      return [tableBlock(element)];
    case 'blockquote':
      return quote(blocksOf(children));
    case 'details':
      return titledQuote(element);
    case 'pre':
      return [codeBlock(writtenText(element).replace(/\n$/, ''))];
    case 'script':
    case 'style':
    case 'template':
      return [];
    default:
      if (hasClass(element, 'callout')) return titledQuote(element);
      return hasClass(element, 'code') ? [codeOf(element)] : blocksOf(children);
  }
}

/** A box that begins with its title. */
function titledQuote({ children }: Element): string[] {
  const [head, ...rest] = children.filter((child) => child.type === 'element');
  return quote([...title(head ? toString(head).trim() : ''), ...blocksOf(rest)]);
}

/** The code of a block as it was written, with the name of its file. */
function codeOf(figure: Element): string {
  const isCaption = (child: HastNode) => child.type === 'element' && child.tagName === 'figcaption';
  const caption = figure.children.find(isCaption);
  const lang = figure.properties[LANG];
  const info = [
    ...(typeof lang === 'string' ? [lang] : []),
    ...(caption ? [`title="${toString(caption)}"`] : []),
  ];
  return codeBlock(figure.children.map(colouredCode).join(''), info.join(' '));
}

function colouredCode(node: HastNode): string {
  if (node.type === 'colouredCode') return node.value;
  return node.type === 'element' ? node.children.map(colouredCode).join('') : '';
}

/** Code, which is shown as it was written, or the place before the address of a link. */
const CODE_OR_LINK = /(?<![`\\])(`+)(?!`)[^]*?(?<!`)\1(?!`)|(\]\(<?|\]: )(?=\/(?!\/))/g;

/** Links that mean this site get its address: a Markdown file is read anywhere. */
export function withAddresses(markdown: string, { url }: { url: string }): string {
  return markdown.replaceAll(CODE_OR_LINK, (all, _ticks, link?: string) =>
    link === undefined ? all : link + url,
  );
}
