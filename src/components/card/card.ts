import { link, marked, paragraph, plainText } from '../../model/markdown-text.ts';
import type { Declaration, Written } from '../declaration.ts';

/** Writes the title, as a link if the card is one, with the short text behind it. */
function cardBlocks({ told, inside }: Written): string[] {
  const name = plainText(told('title'));
  const head = told('href') === '' ? marked('**', name) : link(told('href'), name);
  const text = plainText(told('description') || told('content'));
  return [paragraph(text === '' ? head : `${head}: ${text}`), ...inside.blocks()];
}

export const CARD: Declaration = {
  static: true,
  props: {
    title: { type: 'string', says: 'text', required: true },
    content: { type: 'string', says: 'text' },
    href: { type: 'string', says: 'nothing', isLink: true },
  },
  markdownBlocks: cardBlocks,
};

export const LINK_CARD: Declaration = {
  static: true,
  props: {
    href: { type: 'string', says: 'nothing', required: true, isLink: true },
    title: { type: 'string', says: 'text', required: true },
    description: { type: 'string', says: 'text' },
  },
  children: [],
  markdownBlocks: cardBlocks,
};

export const CARD_GRID: Declaration = { static: true, props: {} };
