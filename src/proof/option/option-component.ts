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
    const told = (prop: string) => (typeof props[prop] === 'string' ? props[prop] : '');
    const since = told('since');
    const facts: ElementContent = {
      type: 'raw',
      value: factsHtml(told, props['topLevel'] === true, words),
      data: {
        markdown: factsMarkdown(told, words),
        words: [told('defaultText'), told('deprecated'), since && `${words.optionSince} ${since}`].join(' '),
        code: ['name', 'type', 'default', 'cli'].map(told).filter((text) => text !== ''),
      },
    };
    const details = node.type === 'element' ? (node as Element).children : [];
    const option = element('div', [facts, ...details]);
    return [{ ...option, properties: { className: ['option'] }, position: node.position }];
  },
};

/** Reads a prop that is a string; empty if it is missing. */
type Told = (prop: string) => string;

function factsHtml(told: Told, isTopLevel: boolean, words: ProofWords): string {
  const row = (term: string, html: string) => `<div><dt>${escapeHtml(term)}</dt><dd>${html}</dd></div>`;
  const optionalRow = (term: string, text: string) => (text === '' ? '' : row(term, escapeHtml(text)));
  const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
  const flags = told('cli') === '' ? escapeHtml(words.optionNoFlag) : flagsHtml(told('cli'));
  // Others are part of one of these.
  const isOfItem = told('name').split('.').length === 2;
  return [
    '<dl>',
    row(words.optionType, code(told('type'))),
    row(
      words.optionDefault,
      told('default') === '' ? escapeHtml(told('defaultText')) : code(told('default')),
    ),
    isOfItem ? row(words.optionCommandLine, flags) : '',
    isOfItem
      ? row(words.optionTopLevel, escapeHtml(isTopLevel ? words.optionForEveryItem : words.optionInItem))
      : '',
    optionalRow(words.optionDeprecated, told('deprecated')),
    optionalRow(words.optionSince, told('since')),
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
function factsMarkdown(told: Told, words: ProofWords): string {
  const facts: [name: string, code: string, text?: string][] = [
    [words.optionType, told('type')],
    [words.optionDefault, told('default'), told('defaultText')],
    [words.optionCommandLine, told('cli')],
    [words.optionDeprecated, '', told('deprecated')],
    [words.optionSince, '', told('since')],
  ];
  return facts
    .filter(([, code, text = '']) => code !== '' || text !== '')
    .map(([name, code, text = '']) => `- ${name}: ${code === '' ? plainText(text) : codeSpan(code)}`)
    .join('\n');
}
