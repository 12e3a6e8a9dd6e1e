import type { MouseEvent } from 'react';
import type { SearchHit, TextPart } from '../../model/search.ts';
import { kindOf } from './item-kind.ts';
import { ownLevel, ownTitle, titlesAbove } from './item-text.ts';
import { Sign } from './Sign.tsx';
import type { StoredSearch } from './stored-searches.ts';

interface ItemProps {
  id: string;
  item: SearchHit | StoredSearch;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Renders a result or a stored search as a link, so it can be opened in a new tab. */
export function Item({ id, item, isActive, onPoint, onChoose }: ItemProps) {
  const highlight = 'highlight' in item ? item.highlight[ownLevel(item)] : undefined;
  const snippet = 'snippet' in item ? item.snippet : [];
  const above = titlesAbove(item);
  return (
    <a
      id={id}
      className="search-item"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={item.url}
      data-child={'parent' in item && item.parent ? '' : undefined}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <Sign name={kindOf(item)} />
      <span className="search-item-title">
        <Marked parts={highlight ?? [{ text: ownTitle(item), isMatch: false }]} />
      </span>
      {above.length > 0 && <span className="search-item-path">{above.join(' › ')}</span>}
      {snippet.length > 0 && (
        <span className="search-item-snippet">
          <Marked parts={snippet} />
        </span>
      )}
      {isActive && <Sign name="enter" />}
    </a>
  );
}

/** Renders text with matches marked. Everything is rendered as text, whatever it contains. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
