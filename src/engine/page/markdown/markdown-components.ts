import { packageManagerCommand } from '../../../model/package-manager.ts';
import type { StaticComponentCall } from '../../../model/render.ts';
import { codeBlock, codeSpan, image, link, marked, plainText } from './markdown-text.ts';

/** The content of a component, rendered on request. */
export interface Inside {
  line(): string;
  blocks(): string[];
}

/** Returns the Markdown of an inline component, or undefined for a block component. */
export function componentLine({ name, props }: StaticComponentCall, inside: Inside): string | undefined {
  const told = teller(props);
  switch (name) {
    case 'Badge':
    case 'Tag':
      return ` (${plainText(told('text') || told('tag')) || inside.line()})`;
    case 'SourceCode':
      return link(told('href'), 'Source');
    case 'Link':
      return link(told('href'), inside.line());
    case 'Diagram':
      return image(told('src'), told('alt'));
    default:
      return undefined;
  }
}

export function componentBlocks({ name, props }: StaticComponentCall, inside: Inside): string[] {
  const told = teller(props);
  switch (name) {
    case 'PackageManagerTabs':
      return [codeBlock(packageManagerCommand('npm', told('command')), 'sh')];
    case 'Tab':
    case 'PageTab':
      return [...title(told('label')), ...inside.blocks()];
    case 'Callout':
      return quote([...title(told('title')), ...inside.blocks()]);
    case 'Card':
    case 'LinkCard':
      return [card(told), ...inside.blocks()];
    case 'Option':
      return [
        facts([
          ['Type', told('type')],
          ['Default', told('default'), told('defaultText')],
          ['Command line', told('cli')],
          ['Deprecated', '', told('deprecated')],
          ['Since', '', told('since')],
        ]),
        ...inside.blocks(),
      ];
    default:
      return inside.blocks();
  }
}

export function title(text: string): string[] {
  return text === '' ? [] : [marked('**', plainText(text))];
}

export function quote(blocks: readonly string[]): string[] {
  const lines = blocks.join('\n\n').split('\n');
  return [lines.map((line) => `> ${line}`.trimEnd()).join('\n')];
}

function teller(props: StaticComponentCall['props']): (key: string) => string {
  return (key) => (typeof props[key] === 'string' ? props[key] : '');
}

function card(told: (key: string) => string): string {
  const name = plainText(told('title'));
  const head = told('href') === '' ? marked('**', name) : link(told('href'), name);
  const description = plainText(told('description'));
  return description === '' ? head : `${head}: ${description}`;
}

/** Lists names with code and text, and omits empty parts. */
function facts(all: readonly [name: string, code: string, words?: string][]): string {
  return all
    .filter(([, code, words = '']) => code !== '' || words !== '')
    .map(([name, code, words = '']) => `- ${name}: ${code === '' ? plainText(words) : codeSpan(code)}`)
    .join('\n');
}
