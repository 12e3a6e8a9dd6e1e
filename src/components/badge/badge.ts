import { plainText } from '../../model/markdown-text.ts';
import type { Declaration } from '../declaration.ts';

export const BADGE: Declaration = {
  static: true,
  props: {
    text: { type: 'string', says: 'text' },
    type: { type: 'string', says: 'nothing', oneOf: ['tip', 'info', 'warning', 'danger'] },
  },
  markdownLine: ({ told, inside }) => ` (${plainText(told('text')) || inside.line()})`,
};
