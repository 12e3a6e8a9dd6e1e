import { use } from 'react';
import type { ButtonHTMLAttributes, HTMLAttributes, ReactElement, ReactNode, RefObject } from 'react';
import { ISLAND, mark } from '../../model/document.ts';
import { PieceContext } from '../page/Piece.tsx';
import { EMPTY_HTML } from '../page/trusted.ts';

/**
 * Renders the inside of an island's frame. Everything is read from the frame, so nothing is shipped twice. Content
 * that stays as it is is held.
 */
export type ReadIsland = (frame: HTMLElement, hold: (element: Element) => Held) => ReactElement;

/** A component that is an island in static text. */
export type IslandKind = ({ read: ReadIsland } | { load: () => Promise<ReadIsland> }) & {
  /**
   * Wakes it before the reader gets there: shortly before it is on the screen, or with its page, where this returns true.
   * It is not asked again while the page stays.
   */
  wakes?: 'near' | ((frame: HTMLElement) => boolean | 'near');
};

interface IslandProps extends HTMLAttributes<HTMLElement> {
  /** Name of the component. */
  name: string;
  children: ReactNode;
}

/**
 * Renders an element whose content has state. In static text, the element is the frame of an island, which gets a root of
 * its own in the browser. In a tree that React hydrates anyway, it is an element like any other.
 */
export function Island({ name, children, ...attributes }: IslandProps) {
  const source = use(PieceContext);
  const isFrame = source !== undefined && 'html' in source && source.isStatic === true;
  return (
    <div {...attributes} {...(isFrame && mark(ISLAND, name))}>
      {children}
    </div>
  );
}

/** The nodes in an element of an island, which React leaves alone. */
export class Held {
  /** The element that has them now. */
  place: Element;
  readonly #first: Element;

  constructor(element: Element) {
    this.place = this.#first = element;
  }

  /** Moves the nodes into another element: React may have discarded the first one and rendered it again. */
  moveTo(element: Element): void {
    if (element !== this.place) element.replaceChildren(...this.place.childNodes);
    this.place = element;
  }

  moveBack(): void {
    this.moveTo(this.#first);
  }
}

interface HolderProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'content'> {
  as?: 'div' | 'span' | 'button';
  content: ReactNode | Held;
  ref?: RefObject<HTMLElement | null>;
}

/** Renders an element with content that may be held. */
export function Holder({ as = 'div', content, ref, ...attributes }: HolderProps) {
  const Tag = as as 'button';
  const held = content instanceof Held ? content : undefined;
  return (
    <Tag
      {...attributes}
      ref={(element: HTMLElement | null) => {
        if (ref) ref.current = element;
        if (element) held?.moveTo(element);
      }}
      {...(held
        ? { dangerouslySetInnerHTML: { __html: EMPTY_HTML }, suppressHydrationWarning: true }
        : { children: content as ReactNode })}
    />
  );
}
