import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { defaultHandlers } from 'hast-util-to-mdast';
import type { Handle, NodeHandle, State } from 'hast-util-to-mdast';
import type { BlockContent, Code, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { packageManagerCommand } from '../../model/package-manager.ts';
import type { StaticComponentCall } from '../../model/render.ts';
import { COMPONENT_TAG } from '../mdx/lower-jsx.ts';
import type { HastNode } from '../mdx/lower-jsx.ts';

/** Elements that mean more here than their tag says. */
export const ELEMENTS: Record<string, Handle> = {
  [COMPONENT_TAG]: (state, element) => {
    const { component } = element.data ?? {};
    return component ? inWords(state, element, component) : state.all(element);
  },
  figure: (state, element) => codeOf(element) ?? state.all(element),
  div: (state, element) => (hasClass(element, 'callout') ? quote(state, element) : state.all(element)),
  details: (state, element) => quote(state, element),
  a: (state, element) => (hasClass(element, 'anchor') ? undefined : defaultHandlers.a(state, element)),
};

const EXPLORER = 'On the page itself an explorer shows the files of every combination of options here.';

/** Nodes that are no HTML. React parts of a page say what stands inside them. */
export const NODES: Record<string, NodeHandle> = {
  raw: (_state, node: HastNode) =>
    node.data?.isExplorer
      ? { type: 'paragraph', children: [{ type: 'emphasis', children: [{ type: 'text', value: EXPLORER }] }] }
      : undefined,
  mdxjsEsm: () => undefined,
  mdxFlowExpression: () => undefined,
  mdxTextExpression: () => undefined,
  mdxJsxFlowElement: (state, node) => state.all(node as Element),
  mdxJsxTextElement: (state, node) => state.all(node as Element),
};

function inWords(
  state: State,
  element: Element,
  { name, props }: StaticComponentCall,
): RootContent | RootContent[] {
  const told = (key: string) => (typeof props[key] === 'string' ? props[key] : '');
  switch (name) {
    case 'PackageManagerTabs':
      return { type: 'code', lang: 'sh', value: packageManagerCommand('npm', told('command')) };
    case 'Tab':
    case 'PageTab':
      return [strongLine(told('label')), ...blocks(state, element)];
    case 'Callout':
      return { type: 'blockquote', children: [strongLine(told('title')), ...blocks(state, element)] };
    case 'Card':
    case 'LinkCard':
      return [cardLine(told), ...blocks(state, element)];
    case 'Badge':
    case 'Tag':
      return { type: 'text', value: ` (${told('text') || told('tag') || toString(element)})` };
    case 'Diagram':
      return { type: 'image', url: told('src'), alt: told('alt') };
    case 'SourceCode':
      return link(told('href'), 'Source');
    case 'Link':
      return { type: 'link', url: told('href'), children: state.all(element) as PhrasingContent[] };
    case 'Option':
      return [
        factList([
          ['Type', told('type')],
          ['Default', told('default'), told('defaultText')],
          ['Command line', told('cli')],
          ['Deprecated', '', told('deprecated')],
        ]),
        ...blocks(state, element),
      ];
    case 'Preset':
      return factList([
        ['Option', told('option')],
        ['Rslib', told('value')],
        ['Rsbuild', told('rsbuild')],
      ]);
    default:
      return state.all(element);
  }
}

function cardLine(told: (key: string) => string): Paragraph {
  const title: PhrasingContent[] =
    told('href') === '' ? strong(told('title')) : [link(told('href'), told('title'))];
  const description = told('description');
  return {
    type: 'paragraph',
    children: description === '' ? title : [...title, { type: 'text', value: `: ${description}` }],
  };
}

/** Name, code, words: what there is none of is left out. */
function factList(facts: readonly [name: string, code: string, words?: string][]): RootContent {
  const lines = facts.filter(([, code, words = '']) => code !== '' || words !== '');
  return {
    type: 'list',
    spread: false,
    children: lines.map(([name, code, words = '']) => ({
      type: 'listItem',
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', value: `${name}: ` },
            code === '' ? { type: 'text', value: words } : { type: 'inlineCode', value: code },
          ],
        },
      ],
    })),
  };
}

function quote(state: State, element: Element): RootContent {
  const [title, ...rest] = element.children.filter((child) => child.type === 'element');
  return {
    type: 'blockquote',
    children: [strongLine(title ? toString(title) : ''), ...blocks(state, { ...element, children: rest })],
  };
}

/** The code of a block as it was written, with the name of its file. */
function codeOf(figure: Element): Code | undefined {
  if (!hasClass(figure, 'code')) return undefined;
  const caption = figure.children.find((child) => child.type === 'element' && child.tagName === 'figcaption');
  const lang = figure.properties['dataLang'];
  return {
    type: 'code',
    lang: typeof lang === 'string' ? lang : null,
    meta: caption ? `title="${toString(caption)}"` : null,
    value: writtenCode(figure),
  };
}

function writtenCode(node: ElementContent): string {
  if (node.type === 'colouredCode') return node.value;
  return node.type === 'element' ? node.children.map(writtenCode).join('') : '';
}

function blocks(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[];
}

function strongLine(text: string): Paragraph {
  return { type: 'paragraph', children: strong(text) };
}

function strong(text: string): PhrasingContent[] {
  return [{ type: 'strong', children: [{ type: 'text', value: text }] }];
}

function link(url: string, text: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'text', value: text }] };
}

function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}
