import type { MouseEvent } from 'react';
import { Sign } from './Sign.tsx';

interface MoreItemProps {
  id: string;
  text: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** Keeps focus in the input on a click, so the reader can go on typing. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Renders the last row of a group, an option like the results: arrows reach it and Enter chooses it. */
export function MoreItem({ id, text, isActive, onPoint, onChoose }: MoreItemProps) {
  return (
    <button
      type="button"
      id={id}
      className="search-item search-more"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <Sign name="more" />
      <span>{text}</span>
      {isActive && <Sign name="enter" />}
    </button>
  );
}
