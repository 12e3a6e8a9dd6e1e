import { image } from '../../model/markdown-text.ts';
import type { Declaration } from '../../model/declaration.ts';

export const DIAGRAM: Declaration = {
  static: true,
  props: {
    src: { type: 'string', inText: 'nothing', required: true, isDrawing: true },
    alt: { type: 'string', inText: 'text', required: true },
  },
  children: [],
  markdownLine: ({ textOf }) => image(textOf('src'), textOf('alt')),
};
