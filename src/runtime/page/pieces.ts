import { PIECE } from '../../model/document.ts';

/**
 * Pieces: the parts of a document that React places but never looks into. A page's static runs are pieces ("0", "1", …),
 * and so are sidebar, outline and the rest of the shell's text. Their nodes are moved, not copied and not parsed again.
 */

export interface Pieces {
  has(name: string): boolean;
  names(): string[];
  /** Called when React has the element: puts the piece's nodes there, unless they already are. */
  attach(name: string, element: Element): void;
  /** Called before React drops the element: takes the nodes back, so that the page can be shown again as it was left. */
  detach(name: string, element: Element): void;
}

/** The pieces of a document: the live one (its nodes stay where they are) or a fetched one (its nodes are taken). */
export function collectPieces(source: Document): Pieces {
  const isLive = source === globalThis.document;
  /** What holds a piece's nodes while React does not; in the live document the element that has them already. */
  const holders = new Map<string, ParentNode | undefined>();
  for (const element of source.querySelectorAll(`[${PIECE}]`)) {
    holders.set(element.getAttribute(PIECE) ?? '', isLive ? element : takeNodes(element));
  }
  return {
    has: (name) => holders.has(name),
    names: () => [...holders.keys()],
    attach(name, element) {
      const holder = holders.get(name);
      // Another element than the live one: React did not agree with the document and made it all anew.
      if (holder && holder !== element) element.replaceChildren(...holder.childNodes);
      if (holder) holders.set(name, undefined);
    },
    detach(name, element) {
      if (holders.has(name)) holders.set(name, takeNodes(element));
    },
  };
}

function takeNodes(element: Element): DocumentFragment {
  // Of the element's own document: in the live one, pictures would load before anybody wants to see them.
  const fragment = element.ownerDocument.createDocumentFragment();
  fragment.append(...element.childNodes);
  return fragment;
}
