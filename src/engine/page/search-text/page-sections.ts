import type { Element, Root, RootContent } from 'hast';
import { DECLARED } from '../../../components/declared.ts';
import type { StaticComponentCall } from '../../../model/render.ts';
import { propsInText } from '../components/component-use.ts';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';
import { oneLine } from '../../../model/one-line.ts';
import { isUnspoken, visibleText } from '../syntax/visible-text.ts';
import { codeWords } from './code-words.ts';

/** A heading with the text up to the next one. The first section of a page has the text above all headings. */
export interface PageSection {
  /** 1 to 6; always 1 for the first section of a page. */
  depth: number;
  id: string;
  title: string;
  text: string;
  /** Words of its code blocks, each once. */
  code: string;
  /** Flags at the start of its table rows. */
  flags: string;
  /** What readers also call it. */
  names: string[];
}

/** Inline elements, which do not separate the words around them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
);

/**
 * Splits a page into sections, once its headings have IDs. The tree includes shared fragments, and never navigation.
 */
export function pageSections(tree: Root): PageSection[] {
  const first = newSection(1, '', '');
  const drafts = [first];
  let here = first;

  function visit(node: HastNode): void {
    if (node.type === 'text') here.text += node.value;
    else if (node.type === 'coloredCode') here.code.push(node.value);
    else if (node.type === 'raw') visitRaw(node);
    else if (node.type === 'element') visitElement(node);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') visitComponent(node);
  }

  function visitRaw({ data }: Extract<RootContent, { type: 'raw' }>): void {
    if (data?.words !== undefined) here.text += ` ${data.words} `;
    here.code.push(...(data?.code ?? []));
  }

  function visitElement(element: Element): void {
    const { tagName, properties, data } = element;
    if (isUnspoken(element)) return;
    if (data?.words !== undefined) return void (here.text += ` ${data.words} `);
    const depth = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
    if (depth > 0) return begin(element, depth);
    // A file name describes the code, not the text.
    if (tagName === 'figcaption') return void here.code.push(visibleText(element));
    if (data?.isNote) return;
    if (tagName === 'tr') here.flags.push(...rowFlags(element));
    const isBlock = !INLINE.has(tagName);
    if (isBlock) here.text += ' ';
    if (tagName === 'img') here.text += properties['alt'] ?? '';
    if (data?.component) speak(data.component);
    element.children.forEach(visit);
    if (isBlock) here.text += ' ';
  }

  function visitComponent(component: JsxElement): void {
    here.text += ' ';
    component.children.forEach(visit);
    here.text += ' ';
  }

  function speak(call: StaticComponentCall): void {
    const declaration = DECLARED[call.name];
    if (!declaration) return;
    for (const text of propsInText(declaration, call, 'text')) here.text += `${text} `;
    here.code.push(...propsInText(declaration, call, 'code'));
  }

  /** Starts a section. The first h1 belongs to the first section; another one starts a new section. */
  function begin(element: Element, depth: number): void {
    const title = visibleText(element);
    if (depth === 1 && first.title === '' && here === first) {
      first.title = title;
      return;
    }
    here = newSection(Math.max(depth, 2), element.properties['id'] ?? '', title);
    drafts.push(here);
  }

  tree.children.forEach(visit);
  return drafts.map((draft) => ({
    ...draft,
    text: oneLine(draft.text),
    code: codeWords(draft.code),
    flags: draft.flags.join(' '),
    names: [],
  }));
}

/** `-c` and `--config` for a row that starts with `-c, --config <file>`, in one code element or two. */
function rowFlags(row: Element): string[] {
  const cell = row.children.find((child) => child.type === 'element');
  const isFlagOrBetween = (child: HastNode): boolean =>
    child.type === 'text'
      ? /^[\s,|/]*$/.test(child.value)
      : child.type === 'element' && child.tagName === 'code';
  if (!cell?.children.every(isFlagOrBetween)) return [];
  return visibleText(cell).match(/(?<![^\s,|/])--?[a-z][\w-]*/gi) ?? [];
}

function newSection(depth: number, id: string, title: string) {
  return { depth, id, title, text: '', code: [] as string[], flags: [] as string[] };
}
