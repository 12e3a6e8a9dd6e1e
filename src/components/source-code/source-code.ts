import { link } from '../../model/markdown-text.ts';
import type { Declaration } from '../../model/declaration.ts';

export const SOURCE_CODE: Declaration = {
  static: true,
  props: {
    href: { type: 'string', inText: 'nothing', required: true },
    platform: { type: 'string', inText: 'nothing', oneOf: ['github', 'gitlab'] },
  },
  children: [],
  markdownLine: ({ textOf, words }) => link(textOf('href'), words.source),
};
