import { plainText } from '../../model/markdown-text.ts';
import type { Declaration } from '../../model/declaration.ts';

export const BADGE: Declaration = {
  static: true,
  props: {
    text: { type: 'string', inText: 'text' },
    type: { type: 'string', inText: 'nothing', oneOf: ['tip', 'info', 'warning', 'danger'] },
  },
  markdownLine: ({ textOf, children }) => ` (${plainText(textOf('text')) || children.line()})`,
};
