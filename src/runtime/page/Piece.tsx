import { createContext, use, useCallback, useState } from 'react';
import type { HTMLAttributes, ReactElement, RefObject } from 'react';
import { mark, PIECE } from '../../model/document.ts';
import type { ShellPiece } from '../../model/document.ts';
import type { Say } from '../../model/words/words.ts';
import { Contained } from './Contained.tsx';
import { EMPTY_HTML } from './trusted.ts';
import type { Pieces } from './pieces.ts';

/** Source of a page's pieces: HTML while prerendering, nodes of a document in the browser. */
export type PieceSource = Pieces | PrerenderSource;

interface PrerenderSource {
  html: (name: string) => string | undefined;
  say: Say;
  /** The browser gets only the HTML: components with state become islands. */
  isStatic?: boolean;
}

export const PieceContext = createContext<PieceSource | undefined>(undefined);

/** A run is named by its number, as the page's module writes it. */
export type RunName = `${number}`;

interface PieceProps extends HTMLAttributes<HTMLElement> {
  name: ShellPiece | RunName;
  as?: string | undefined;
  /** Keeps the nodes the element first got while it stays mounted, whatever page is shown. */
  kept?: boolean;
  ref?: RefObject<HTMLElement | null>;
}

/**
 * Renders an element whose content React leaves alone. Key it by page, so another page's piece is another
 * element.
 */
export function Piece({ name, as = 'div', kept = false, ref, ...attributes }: PieceProps) {
  const current = use(PieceContext);
  const [first] = useState(current);
  const source = kept ? first : current;
  if (!source) throw new Error(`The piece "${name}" is used outside a page.`);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (ref) ref.current = element;
      if (!element || 'html' in source) return undefined;
      source.attach(name, element);
      return () => source.detach(name, element);
    },
    [name, source, ref],
  );
  const html = 'html' in source ? source.html(name) : EMPTY_HTML;
  if (html === undefined) throw new Error(`The piece "${name}" is missing from the page.`);
  const Tag = as as 'div';
  return (
    <Tag
      {...attributes}
      ref={attach}
      {...mark(PIECE, name)}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

interface LivePieceProps extends Omit<PieceProps, 'ref' | 'kept'> {
  name: ShellPiece;
  /** Reads what to render from the nodes of the piece, so nothing is in the document twice. */
  read: (holder: ParentNode) => ReactElement;
}

/**
 * Renders a piece that has state. The build renders the same component, so its HTML is what the browser hydrates. If it
 * fails, the piece stays as it is.
 */
export function LivePiece({ name, as = 'div', read, ...attributes }: LivePieceProps) {
  const source = use(PieceContext)!;
  const [content] = useState(() => ('html' in source ? undefined : read(source.holderOf(name)!)));
  const Tag = as as 'div';
  return 'html' in source ? (
    <Tag {...attributes} {...mark(PIECE, name)} dangerouslySetInnerHTML={{ __html: source.html(name)! }} />
  ) : (
    <Tag {...attributes} {...mark(PIECE, name)}>
      <Contained name={name} form={() => source.formOf(name)}>
        {content}
      </Contained>
    </Tag>
  );
}

/** True if the page has the piece: a layout shows only what the document contains. */
export function useHasPiece(name: PieceProps['name']): boolean {
  const source = use(PieceContext);
  if (!source) return false;
  return 'html' in source ? source.html(name) !== undefined : source.has(name);
}

/** Says words of the shell in the language of the page. */
export function useSay(): Say {
  return use(PieceContext)!.say;
}

/** Renders a piece if the page has it. */
export function OptionalPiece(props: PieceProps) {
  return useHasPiece(props.name) ? <Piece {...props} /> : null;
}
