import { CALLOUT_TITLES } from '../../model/callouts.ts';
import type { CalloutType } from '../../model/callouts.ts';
import { quote, title } from '../../model/markdown-text.ts';
import type { Declaration } from '../declaration.ts';

const TYPES = Object.keys(CALLOUT_TITLES) as CalloutType[];

export const CALLOUT: Declaration = {
  static: true,
  props: {
    type: { type: 'string', says: 'nothing', required: true, oneOf: TYPES },
    title: { type: 'string', says: 'text' },
  },
  markdownBlocks({ told, inside, words }) {
    const type = TYPES.find((one) => one === told('type'));
    return quote([...title(told('title') || (type ? words[type] : '')), ...inside.blocks()]);
  },
};
