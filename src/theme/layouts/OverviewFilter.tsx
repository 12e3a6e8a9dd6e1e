import { useEffect, useRef, useState } from 'react';
import { Piece } from '../../runtime/Piece.tsx';
import { announce } from '../../runtime/announce.ts';
import { showMatches } from '../behaviours/overview-list.ts';

const PARAMETER = 'filter';

/** The overview's list is static; the filter hides what does not match. The keyword stands in the address. */
export function OverviewFilter() {
  const list = useRef<HTMLDivElement>(null);
  const [keyword, setKeyword] = useState('');
  const [matches, setMatches] = useState<number>();

  useEffect(() => {
    setKeyword(new URLSearchParams(location.search).get(PARAMETER) ?? '');
  }, []);

  useEffect(() => {
    if (list.current) setMatches(showMatches(list.current, keyword));
  }, [keyword]);

  const change = (value: string) => {
    setKeyword(value);
    const address = new URL(location.href);
    if (value === '') address.searchParams.delete(PARAMETER);
    else address.searchParams.set(PARAMETER, value);
    history.replaceState(history.state, '', address);
  };

  useEffect(() => {
    if (keyword !== '' && matches !== undefined) announce(matches === 1 ? '1 match' : `${matches} matches`);
  }, [keyword, matches]);

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
      {matches === 0 && <p className="overview-empty">No matching API found</p>}
    </div>
  );
}
