import { image } from '../../model/markdown-text.ts';
import type { Declaration } from '../declaration.ts';

export const DIAGRAM: Declaration = {
  static: true,
  props: {
    src: { type: 'string', says: 'nothing', required: true, isDrawing: true },
    alt: { type: 'string', says: 'text', required: true },
  },
  children: [],
  markdownLine: ({ told }) => image(told('src'), told('alt')),
};
