import type { HTMLAttributes } from 'react';
import { Piece } from './Piece.tsx';
import type { RunName } from './Piece.tsx';

export interface RunProps extends HTMLAttributes<HTMLElement> {
  /** Position of the run on its page, as written in the page's module. */
  index: RunName;
  as?: string;
}

/** Renders a static run of a page with React parts. */
export function Run({ index, as, ...attributes }: RunProps) {
  return <Piece name={index} as={as} className="run" {...attributes} />;
}
