import type { Element, ElementContent } from 'hast';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { componentLine, isLineComponent } from './markdown-components.ts';
import type { Words } from '../../../model/words/words.ts';
import { codeSpan, image, LINE_BREAK, link, marked, plainText } from '../../../model/markdown-text.ts';

/** Elements that are always inline. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|br|button|cite|code|data|del|dfn|em|i|img|input|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;
const MARK_OF: Record<string, string | undefined> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
};

export function isInline(node: HastNode): boolean {
  if (node.type === 'text' || node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression')
    return true;
  if (node.type !== 'element') return false;
  return (
    (node.data?.isInline ?? false) ||
    INLINE.test(node.tagName) ||
    (node.data?.component !== undefined && isLineComponent(node.data.component))
  );
}

/** Renders nodes as inline Markdown. */
export function line(nodes: readonly HastNode[], words: Words): string {
  let text = '';
  for (const node of nodes) {
    const next = lineOf(node, words);
    // Together they would be an image.
    if (next.startsWith('[') && text.endsWith('!')) text = `${text.slice(0, -1)}\\!`;
    text += text.endsWith(' ') ? next.replace(/^ +/, '') : next;
  }
  return text;
}

function lineOf(node: HastNode, words: Words): string {
  if (node.type === 'text') return plainText(node.value);
  if (node.type === 'element') return lineOfElement(node, words);
  return 'children' in node ? line(node.children, words) : '';
}

function lineOfElement(element: Element, words: Words): string {
  const { tagName, properties, children } = element;
  const mark = MARK_OF[tagName];
  if (mark !== undefined) return marked(mark, line(children, words));
  const told = (name: string) => (typeof properties[name] === 'string' ? properties[name] : '');
  switch (tagName) {
    case 'br':
      return LINE_BREAK;
    case 'code':
      return codeSpan(writtenText(element));
    case 'img':
      return image(told('src'), told('alt'));
    case 'input':
      return properties['type'] === 'checkbox' ? `[${properties['checked'] ? 'x' : ' '}]` : '';
    case 'a':
      if (hasClass(element, 'anchor')) return '';
      return told('href') === '' ? line(children, words) : link(told('href'), line(children, words));
    case 'script':
    case 'style':
    case 'template':
      return '';
    case 'figure':
    case 'pre':
      return codeSpan(writtenText(element));
    default:
      return (
        lineOfComponent(element, words) ??
        (isInline(element) ? line(children, words) : ` ${line(children, words)} `)
      );
  }
}

function lineOfComponent({ data, children }: Element, words: Words): string | undefined {
  const inside = { line: () => line(children, words).trim(), blocks: () => [] };
  return data?.component && componentLine(data.component, inside, words);
}

/** The text and code below an element, unchanged. */
export function writtenText(node: ElementContent): string {
  if (node.type === 'text' || node.type === 'coloredCode') return node.value;
  return 'children' in node ? node.children.map(writtenText).join('') : '';
}

export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
