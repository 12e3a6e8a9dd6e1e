import type { HTMLAttributes } from 'react';
import { Piece } from './Piece.tsx';
import type { RunName } from './Piece.tsx';

export interface RunProps extends HTMLAttributes<HTMLElement> {
  /** Position of the run on its page, as the page's module writes it. */
  index: RunName;
  as?: string;
}

/** A static run of a page with React parts. */
export function Run({ index, as, ...attributes }: RunProps) {
  return <Piece name={index} as={as} className="run" {...attributes} />;
}
