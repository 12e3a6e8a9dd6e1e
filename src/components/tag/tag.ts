import { plainText } from '../../model/markdown-text.ts';
import type { Declaration } from '../../model/declaration.ts';

export const TAG: Declaration = {
  static: true,
  props: { tag: { type: 'string', inText: 'text' } },
  children: [],
  markdownLine: ({ textOf }) => ` (${plainText(textOf('tag'))})`,
};
