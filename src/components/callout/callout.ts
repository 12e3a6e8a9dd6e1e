import { CALLOUT_TITLES } from '../../model/words/callouts.ts';
import type { CalloutType } from '../../model/words/callouts.ts';
import { quote, title } from '../../model/markdown-text.ts';
import type { Declaration } from '../../model/declaration.ts';

const TYPES = Object.keys(CALLOUT_TITLES) as CalloutType[];

export const CALLOUT: Declaration = {
  static: true,
  props: {
    type: { type: 'string', inText: 'nothing', required: true, oneOf: TYPES },
    title: { type: 'string', inText: 'text' },
  },
  markdownBlocks({ textOf, children, words }) {
    const type = TYPES.find((one) => one === textOf('type'));
    return quote([...title(textOf('title') || (type ? words[type] : '')), ...children.blocks()]);
  },
};
