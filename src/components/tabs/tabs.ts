import { title } from '../../model/markdown-text.ts';
import type { Declaration } from '../declaration.ts';

export const TABS: Declaration = {
  static: true,
  props: {
    groupId: { type: 'string', says: 'nothing' },
    values: { type: 'list', says: 'nothing' },
    defaultValue: { type: 'string', says: 'nothing' },
  },
  children: ['Tab', 'PageTab'],
};

export const TAB: Declaration = {
  static: true,
  props: { label: { type: 'string', says: 'text' }, value: { type: 'string', says: 'nothing' } },
  markdownBlocks: ({ told, inside }) => [...title(told('label')), ...inside.blocks()],
};
