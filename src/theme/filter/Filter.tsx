import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { REVEAL } from '../../model/document.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { Held, Holder, Island } from '../../runtime/islands/Island.tsx';
import type { ReadIsland } from '../../runtime/islands/Island.tsx';
import { announce } from '../../runtime/navigate/announce.ts';
import { listen } from '../../runtime/page/listen.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import { usePageShown } from '../../runtime/page/shared.tsx';
import { showMatches } from './show-matches.ts';

interface FilterProps {
  /** Names the keyword in the address. A page with several filters has one for each. */
  name: string;
  label: string;
  placeholder: string;
  /** Says that nothing matches. */
  empty: string;
  /** The groups of an overview, or a table. */
  children: ReactNode;
}

/** Renders a list below an input that shortens it. Without scripts there is only the list. */
export function Filter({ children, ...texts }: FilterProps) {
  return (
    <Island name="Filter">
      <FilteredList {...texts} list={children} />
    </Island>
  );
}

export const readFilter: ReadIsland = (frame, hold) => {
  const [input, label] = [frame.querySelector('input')!, frame.querySelector('label')!];
  return (
    <FilteredList
      name={input.name}
      label={label.textContent}
      placeholder={input.placeholder}
      empty={frame.querySelector('.filter-empty')!.textContent}
      list={hold(frame.querySelector('.filter-list')!)}
      typed={input.value || keywordOfAddress(input.name)}
    />
  );
};

interface FilteredListProps extends Omit<FilterProps, 'children'> {
  list: ReactNode | Held;
  /** What is in the input or the address before the filter is there. */
  typed?: string;
}

/**
 * Filters the list by the keyword in the input and keeps the keyword in the address. When the reader comes back to the page,
 * the address decides.
 */
function FilteredList({ name, label, placeholder, empty, list, typed = '' }: FilteredListProps) {
  const say = useSay();
  const [keyword, setKeyword] = useState(typed);
  const [matches, setMatches] = useState<number>();
  const filterBy = (wanted: string) => {
    setKeyword(wanted);
    if (!(list instanceof Held)) return;
    const count = showMatches(list.place, wanted);
    setMatches(count);
    if (wanted !== '') announce(count === 1 ? say('1 match') : fillIn(say('{count} matches'), { count }));
  };
  usePageShown((isPainted) => {
    const wanted = isPainted ? keyword : keywordOfAddress(name);
    if (matches !== undefined && wanted === keyword) return;
    keepInAddress(name, wanted);
    filterBy(wanted);
  });
  const place = useRef<HTMLElement>(null);
  const reveal = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[hidden]')) return;
    keepInAddress(name, '');
    filterBy('');
    event.preventDefault();
  });
  useEffect(() => listen([REVEAL], (event) => reveal(event), {}, place.current!), []);
  return (
    <>
      <p className="filter">
        <label htmlFor={`list-${name}`}>{label}</label>
        <input
          id={`list-${name}`}
          name={name}
          type="search"
          dir="auto"
          placeholder={placeholder}
          autoComplete="off"
          value={keyword}
          onChange={({ target }) => {
            keepInAddress(name, target.value);
            filterBy(target.value);
          }}
        />
      </p>
      <Holder ref={place} className="filter-list" content={list} />
      <p className="filter-empty" hidden={matches !== 0}>
        {empty}
      </p>
    </>
  );
}

const keywordOfAddress = (name: string) => new URLSearchParams(location.search).get(name) ?? '';

function keepInAddress(name: string, keyword: string): void {
  const address = new URL(location.href);
  if (keyword === '') address.searchParams.delete(name);
  else address.searchParams.set(name, keyword);
  history.replaceState(history.state, '', address);
}
