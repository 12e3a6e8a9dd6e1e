import { codeBlock } from '../../model/markdown-text.ts';
import { commandsOf } from '../../model/package-manager.ts';
import type { Declaration } from '../../model/declaration.ts';

export const PACKAGE_MANAGER_TABS: Declaration = {
  static: true,
  props: {
    command: { type: ['string', 'object'], inText: 'code', required: true },
    dlx: { type: 'boolean', inText: 'nothing' },
    exec: { type: 'boolean', inText: 'nothing' },
  },
  children: [],
  /** The first command is that of npm, which every reader has. */
  markdownBlocks({ props: { command, dlx, exec } }) {
    // A wrong value has been reported, and the page is read to its end.
    if (typeof command !== 'string' && (typeof command !== 'object' || command === null)) return [];
    const [first] = commandsOf({ command, dlx: dlx === true, exec: exec === true });
    return typeof first?.text === 'string' ? [codeBlock(first.text, 'sh')] : [];
  },
};
