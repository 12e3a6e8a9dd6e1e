import { TYPES } from '../../model/document.ts';
import type { HoverFile } from '../../model/hovers.ts';

/** Kept with the page: a file serves all blocks of a page, and a block that was marked once stays marked. */
const files = new Map<string, Promise<HoverFile | undefined>>();
const marked = new WeakMap<HTMLElement, HTMLElement[]>();
const types = new WeakMap<Element, string>();

export function typeOf(mark: Element): string {
  return types.get(mark) ?? '';
}

/** The names of a block that have a type, in text order; none before the types are loaded. */
export function marksOf(block: HTMLElement): HTMLElement[] {
  return marked.get(block) ?? [];
}

/**
 * Loads the types of a block and wraps each name that has one in an element; pages do not include these elements.
 * Returns whether the types are available. Repeats a failed request only with `retriesFailed`.
 */
export async function markNames(block: HTMLElement, retriesFailed: boolean): Promise<boolean> {
  const [url = '', index = ''] = (block.getAttribute(TYPES) ?? '').split('#');
  if (retriesFailed && (await files.get(url)) === undefined) files.delete(url);
  const loading = files.get(url) ?? load(url);
  files.set(url, loading);
  const file = await loading;
  const code = block.querySelector('code');
  if (!file || !code) return false;
  if (!marked.has(block)) marked.set(block, wrapNames(code, file.blocks[Number(index)] ?? [], file.texts));
  return true;
}

function load(url: string): Promise<HoverFile | undefined> {
  return fetch(url)
    .then((response) => (response.ok ? (response.json() as Promise<HoverFile>) : undefined))
    .catch(() => undefined);
}

export function wrapNames(code: Element, places: readonly number[], texts: readonly string[]): HTMLElement[] {
  const whole = code.textContent ?? '';
  const nodes = textNodesOf(code);
  const marks: HTMLElement[] = [];
  // From the end, so earlier offsets stay valid.
  for (let index = places.length - 2; index >= 0; index -= 2) {
    const offset = places[index]!;
    const length = /^[\p{ID_Continue}$]+/u.exec(whole.slice(offset))?.[0].length ?? 0;
    const found = nodes.findLast(({ start }) => start <= offset);
    if (length === 0 || !found || offset + length > found.start + found.node.length) continue;
    const name = found.node.splitText(offset - found.start);
    name.splitText(length);
    const mark = document.createElement('span');
    mark.className = 'typed';
    name.replaceWith(mark);
    mark.append(name);
    types.set(mark, texts[places[index + 1]!] ?? '');
    marks.unshift(mark);
  }
  code.normalize();
  return marks;
}

function textNodesOf(code: Element): { node: Text; start: number }[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start });
    start += node.length;
  }
  return nodes;
}
