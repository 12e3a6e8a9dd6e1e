import { link } from '../../model/markdown-text.ts';
import type { Declaration } from '../declaration.ts';

export const SOURCE_CODE: Declaration = {
  static: true,
  props: {
    href: { type: 'string', says: 'nothing', required: true },
    platform: { type: 'string', says: 'nothing', oneOf: ['github', 'gitlab'] },
  },
  children: [],
  markdownLine: ({ told, words }) => link(told('href'), words.source),
};
