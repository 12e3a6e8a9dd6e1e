import { PIECE, sayOn } from '../../model/document.ts';
import type { Say } from '../../model/words/words.ts';

/**
 * Pieces are parts of a document that React places but never renders. A page's static runs are pieces ("0",
 * "1", …), and so are sidebar, outline and the rest of the shell's text. Their nodes are moved, not parsed again; only a
 * run that an author's component shows twice is copied.
 */

export interface Pieces {
  has(name: string): boolean;
  /** Moves the piece's nodes into the element that React created, unless they are already there. */
  attach(name: string, element: Element): void;
  /** Takes the nodes of a piece that is not in use, except the first ones. */
  takeRest(name: string, firstCount: number): DocumentFragment | undefined;
  /** The holder has the nodes of a piece that a component reads and renders itself. */
  holderOf(name: string): ParentNode | undefined;
  /** Copies a piece's nodes, with those of the pieces in it. */
  formOf(name: string): Node[];
  /** Keeps the element that React drops, with its nodes, so the page can be shown again as it was left. */
  detach(name: string, element: Element): void;
  /** Says a word of the shell in the language of the pieces. */
  say: Say;
}

/**
 * Collects the pieces of a document. Nodes of the live document stay in place; those of a fetched one are
 * taken.
 */
export function collectPieces(source: Document): Pieces {
  const isLive = source === globalThis.document;
  /** What holds a piece's nodes: the element that has or had them, or a fragment. */
  const holders = new Map<string, ParentNode>();
  const used = new Set<string>();
  for (const element of source.querySelectorAll(`[${PIECE}]`)) {
    const name = element.getAttribute(PIECE) ?? '';
    if (holders.has(name)) continue;
    const waiting = element instanceof HTMLTemplateElement && element.content;
    holders.set(name, waiting || (isLive ? element : takeNodes(element)));
  }
  return {
    say: sayOn(source.documentElement),
    has: (name) => holders.has(name),
    attach(name, element) {
      const holder = holders.get(name);
      if (!holder || holder === element) {
        used.add(name);
      } else if (!used.has(name)) {
        // A different element means that React discarded the document and rendered it again.
        element.replaceChildren(...holder.childNodes);
        holders.set(name, element);
        used.add(name);
      } else if (!element.hasChildNodes()) {
        element.replaceChildren(...copiesOf(holder));
      }
    },
    takeRest(name, firstCount) {
      const holder = used.has(name) ? undefined : holders.get(name);
      return holder && takeNodes(holder, [...holder.childNodes].slice(firstCount));
    },
    holderOf: (name) => holders.get(name),
    formOf(name) {
      const form = document.createDocumentFragment();
      form.append(...copiesOf(holders.get(name)));
      for (const place of form.querySelectorAll(`[${PIECE}]`))
        if (!place.hasChildNodes()) place.append(...copiesOf(holders.get(place.getAttribute(PIECE) ?? '')));
      return [...form.childNodes];
    },
    detach(name, element) {
      if (holders.get(name) === element) used.delete(name);
    },
  };
}

function copiesOf(parent: ParentNode | undefined): Node[] {
  return [...(parent?.childNodes ?? [])].map((node) => node.cloneNode(true));
}

function takeNodes(parent: ParentNode, nodes: Iterable<Node> = parent.childNodes): DocumentFragment {
  // Create it in their own document: in the live one, images would start loading.
  const fragment = parent.ownerDocument!.createDocumentFragment();
  fragment.append(...nodes);
  return fragment;
}
