import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../runtime/announce.ts';
import { Piece } from '../../runtime/Piece.tsx';
import { showMatches } from '../behaviours/overview-list.ts';

const PARAMETER = 'filter';

const neverChanges = () => () => undefined;
const keywordOfAddress = () => new URLSearchParams(location.search).get(PARAMETER) ?? '';

/** The overview's list is static; the filter hides what does not match. The keyword stands in the address. */
export function OverviewFilter() {
  const list = useRef<HTMLDivElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const shared = useSyncExternalStore(neverChanges, keywordOfAddress, () => '');
  const [typed, setTyped] = useState<string>();
  const keyword = typed ?? shared;

  useEffect(() => {
    if (!list.current || !empty.current) return;
    const matches = showMatches(list.current, keyword);
    empty.current.hidden = matches > 0;
    if (keyword !== '') announce(matches === 1 ? '1 match' : `${matches} matches`);
  }, [keyword]);

  const change = (value: string) => {
    setTyped(value);
    const address = new URL(location.href);
    if (value === '') address.searchParams.delete(PARAMETER);
    else address.searchParams.set(PARAMETER, value);
    history.replaceState(history.state, '', address);
  };

  return (
    <div ref={list}>
      <p className="overview-filter">
        <label htmlFor="overview-filter">Filter</label>
        <input
          id="overview-filter"
          type="search"
          placeholder="Enter keyword"
          autoComplete="off"
          value={keyword}
          onChange={(event) => change(event.target.value)}
        />
      </p>
      <Piece name="overview" className="overview" />
      <p ref={empty} className="overview-empty" hidden>
        No matching API found
      </p>
    </div>
  );
}
