import { title } from '../../model/markdown-text.ts';
import type { Declaration } from '../../model/declaration.ts';

export const TABS: Declaration = {
  static: true,
  props: {
    groupId: { type: 'string', inText: 'nothing' },
    values: { type: 'list', inText: 'nothing' },
    defaultValue: { type: 'string', inText: 'nothing' },
  },
  children: ['Tab', 'PageTab'],
};

export const TAB: Declaration = {
  static: true,
  props: { label: { type: 'string', inText: 'text' }, value: { type: 'string', inText: 'nothing' } },
  markdownBlocks: ({ textOf, children }) => [...title(textOf('label')), ...children.blocks()],
};
