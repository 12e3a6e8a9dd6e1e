import type { Element, ElementContent } from 'hast';
import { escapeHtml } from '../../engine/files/escape.ts';
import { element } from '../../engine/page/syntax/elements.ts';
import type { AddedComponent } from '../../engine/page/context/site-context.ts';
import { codeSpan, plainText } from '../../model/markdown-text.ts';
import { PROOF_TABLES } from '../model/words/proof-words.ts';
import type { ProofWords } from '../model/words/english.ts';

/**
 * Renders `<Option>`: the facts about an option in a form that can be checked against the package. Children add details.
 * `since` comes from recorded releases, never from an author.
 */
export const OPTION: AddedComponent = {
  rule: {
    static: true,
    props: {
      name: { type: 'string', required: true },
      type: { type: 'string', required: true },
      default: { type: 'string' },
      // For a default that is not a value.
      defaultText: { type: 'string' },
      cli: { type: 'string' },
      topLevel: { type: 'boolean' },
      deprecated: { type: 'string' },
    },
  },
  isRepeatable: true,
  render(props, { node, scope, site }) {
    const words = site.extensionWords(PROOF_TABLES, scope);
    const textOf = (prop: string) => (typeof props[prop] === 'string' ? props[prop] : '');
    const since = textOf('since');
    const facts: ElementContent = {
      type: 'raw',
      value: factsHtml(textOf, props['topLevel'] === true, words),
      data: {
        markdown: factsMarkdown(textOf, words),
        words: [textOf('defaultText'), textOf('deprecated'), since && `${words.optionSince} ${since}`].join(
          ' ',
        ),
        code: ['name', 'type', 'default', 'cli'].map(textOf).filter((text) => text !== ''),
      },
    };
    const details = node.type === 'element' ? (node as Element).children : [];
    const option = element('div', [facts, ...details]);
    return [{ ...option, properties: { className: ['option'] }, position: node.position }];
  },
};

/** A prop that is a string; empty if it is missing. */
type PropText = (prop: string) => string;

function factsHtml(textOf: PropText, isTopLevel: boolean, words: ProofWords): string {
  const row = (term: string, html: string) => `<div><dt>${escapeHtml(term)}</dt><dd>${html}</dd></div>`;
  const optionalRow = (term: string, text: string) => (text === '' ? '' : row(term, escapeHtml(text)));
  const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
  const flags = textOf('cli') === '' ? escapeHtml(words.optionNoFlag) : flagsHtml(textOf('cli'));
  // Others are part of one of these.
  const isOfItem = textOf('name').split('.').length === 2;
  return [
    '<dl>',
    row(words.optionType, code(textOf('type'))),
    row(
      words.optionDefault,
      textOf('default') === '' ? escapeHtml(textOf('defaultText')) : code(textOf('default')),
    ),
    isOfItem ? row(words.optionCommandLine, flags) : '',
    isOfItem
      ? row(words.optionTopLevel, escapeHtml(isTopLevel ? words.optionForEveryItem : words.optionInItem))
      : '',
    optionalRow(words.optionDeprecated, textOf('deprecated')),
    optionalRow(words.optionSince, textOf('since')),
    '</dl>',
  ].join('');
}

/** A line may break between two flags, and never within one. */
function flagsHtml(flags: string): string {
  return flags
    .split(/,\s*/)
    .map((flag, index) => `<span>${index === 0 ? '' : ' '}<code>${escapeHtml(flag)}</code></span>`)
    .join('');
}

/** Lists what has code or text. */
function factsMarkdown(textOf: PropText, words: ProofWords): string {
  const facts: [name: string, code: string, text?: string][] = [
    [words.optionType, textOf('type')],
    [words.optionDefault, textOf('default'), textOf('defaultText')],
    [words.optionCommandLine, textOf('cli')],
    [words.optionDeprecated, '', textOf('deprecated')],
    [words.optionSince, '', textOf('since')],
  ];
  return facts
    .filter(([, code, text = '']) => code !== '' || text !== '')
    .map(([name, code, text = '']) => `- ${name}: ${code === '' ? plainText(text) : codeSpan(code)}`)
    .join('\n');
}
