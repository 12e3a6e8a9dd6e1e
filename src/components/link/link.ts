import { link } from '../../model/markdown-text.ts';
import type { Declaration } from '../declaration.ts';

export const LINK: Declaration = {
  static: true,
  props: {
    href: { type: 'string', says: 'nothing', required: true, isLink: true },
    className: { type: 'string', says: 'nothing' },
  },
  markdownLine: ({ told, inside }) => link(told('href'), inside.line()),
};
