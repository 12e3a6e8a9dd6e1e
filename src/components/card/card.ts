import { link, marked, paragraph, plainText } from '../../model/markdown-text.ts';
import type { Declaration, ComponentUse } from '../../model/declaration.ts';

/** Writes the title, as a link if the card is one, with the short text behind it. */
function cardBlocks({ textOf, children }: ComponentUse): string[] {
  const name = plainText(textOf('title'));
  const head = textOf('href') === '' ? marked('**', name) : link(textOf('href'), name);
  const text = plainText(textOf('description') || textOf('content'));
  return [paragraph(text === '' ? head : `${head}: ${text}`), ...children.blocks()];
}

export const CARD: Declaration = {
  static: true,
  props: {
    title: { type: 'string', inText: 'text', required: true },
    content: { type: 'string', inText: 'text' },
    href: { type: 'string', inText: 'nothing', isLink: true },
  },
  markdownBlocks: cardBlocks,
};

export const LINK_CARD: Declaration = {
  static: true,
  props: {
    href: { type: 'string', inText: 'nothing', required: true, isLink: true },
    title: { type: 'string', inText: 'text', required: true },
    description: { type: 'string', inText: 'text' },
  },
  children: [],
  markdownBlocks: cardBlocks,
};

export const CARD_GRID: Declaration = { static: true, props: {} };
