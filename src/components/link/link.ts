import { link } from '../../model/markdown-text.ts';
import type { Declaration } from '../../model/declaration.ts';

export const LINK: Declaration = {
  static: true,
  props: {
    href: { type: 'string', inText: 'nothing', required: true, isLink: true },
    className: { type: 'string', inText: 'nothing' },
  },
  markdownLine: ({ textOf, children }) => link(textOf('href'), children.line()),
};
