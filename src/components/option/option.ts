import { codeSpan, plainText } from '../../model/markdown-text.ts';
import type { Declaration } from '../declaration.ts';

export const OPTION: Declaration = {
  static: true,
  props: {
    name: { type: 'string', says: 'code', required: true },
    type: { type: 'string', says: 'code', required: true },
    default: { type: 'string', says: 'code' },
    defaultText: { type: 'string', says: 'text' },
    cli: { type: 'string', says: 'code' },
    topLevel: { type: 'boolean', says: 'nothing' },
    deprecated: { type: 'string', says: 'text' },
  },
  markdownBlocks: ({ told, inside, words }) => [
    facts([
      [words.optionType, told('type')],
      [words.optionDefault, told('default'), told('defaultText')],
      [words.optionCommandLine, told('cli')],
      [words.optionDeprecated, '', told('deprecated')],
      [words.optionSince, '', told('since')],
    ]),
    ...inside.blocks(),
  ],
  alsoFound: ({ told, words }) => (told('since') === '' ? '' : `${words.optionSince} ${told('since')}`),
};

/** Lists names with code or text, and omits those that have neither. */
function facts(all: readonly [name: string, code: string, text?: string][]): string {
  return all
    .filter(([, code, text = '']) => code !== '' || text !== '')
    .map(([name, code, text = '']) => `- ${name}: ${code === '' ? plainText(text) : codeSpan(code)}`)
    .join('\n');
}
