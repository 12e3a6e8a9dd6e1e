import { useState } from 'react';
import type { ReactNode } from 'react';
import { fillIn } from '../../model/words/fill-in.ts';
import { Held, Holder, Island } from '../../runtime/islands/Island.tsx';
import type { ReadIsland } from '../../runtime/islands/Island.tsx';
import { announce } from '../../runtime/navigate/announce.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import { usePageShown } from '../../runtime/page/shared.tsx';
import { showMatches } from './overview-list.ts';

const PARAMETER = 'filter';

const keywordOfAddress = () => new URLSearchParams(location.search).get(PARAMETER) ?? '';

interface OverviewFilterProps {
  label: string;
  placeholder: string;
  /** Says that nothing matches. */
  empty: string;
  list: ReactNode | Held;
  /** What is in the input or the address before the filter is there. */
  typed?: string;
}

export function OverviewFilter(props: OverviewFilterProps) {
  return (
    <Island name="OverviewFilter">
      <Filter {...props} />
    </Island>
  );
}

export const readOverviewFilter: ReadIsland = (frame, hold) => {
  const [input, label] = [frame.querySelector('input')!, frame.querySelector('label')!];
  return (
    <Filter
      label={label.textContent}
      placeholder={input.placeholder}
      empty={frame.querySelector('.overview-empty')!.textContent}
      list={hold(frame.querySelector('.overview-list')!)}
      typed={input.value || keywordOfAddress()}
    />
  );
};

/**
 * Filters the list by the keyword in the input and keeps the keyword in the address. When the reader comes back to the page,
 * the address decides.
 */
function Filter({ label, placeholder, empty, list, typed = '' }: OverviewFilterProps) {
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
    const wanted = isPainted ? keyword : keywordOfAddress();
    if (matches !== undefined && wanted === keyword) return;
    keepInAddress(wanted);
    filterBy(wanted);
  });
  return (
    <>
      <p className="overview-filter">
        <label htmlFor="overview-filter">{label}</label>
        <input
          id="overview-filter"
          type="search"
          dir="auto"
          placeholder={placeholder}
          autoComplete="off"
          value={keyword}
          onChange={({ target }) => {
            keepInAddress(target.value);
            filterBy(target.value);
          }}
        />
      </p>
      <Holder className="overview-list" content={list} />
      <p className="overview-empty" hidden={matches !== 0}>
        {empty}
      </p>
    </>
  );
}

function keepInAddress(keyword: string): void {
  const address = new URL(location.href);
  if (keyword === '') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, keyword);
  history.replaceState(history.state, '', address);
}
