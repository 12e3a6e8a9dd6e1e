import { CONTROL, mark } from '../../model/document.ts';
import type { RenderInput } from '../../model/render.ts';
import type { ReactNode } from 'react';
import { Holder, Island } from '../../runtime/islands/Island.tsx';
import type { Held, ReadIsland } from '../../runtime/islands/Island.tsx';
import { toHref } from '../../model/href.ts';
import { Icon } from '../icon/Icon.tsx';
import { openSearch, prepareSearch } from './open-search.ts';

/** Renders the search button. Without scripts, a link to the list of all options replaces it. */
export function SearchButton({ site, words, overviewPath }: RenderInput) {
  if (site.search === false) return null;
  return (
    <>
      <Island name="SearchButton" className="search-place">
        <Trigger
          content={
            <>
              <Icon name="search" />
              <span className="search-label">{words.search}</span>
              <kbd aria-hidden="true" />
            </>
          }
        />
      </Island>
      {overviewPath !== undefined && (
        <a className="search-link" href={toHref(site.base, overviewPath)}>
          {words.allOptions}
        </a>
      )}
    </>
  );
}

export const readSearchButton: ReadIsland = (frame, hold) => (
  <Trigger content={hold(frame.firstElementChild!)} />
);

function Trigger({ content }: { content: ReactNode | Held }) {
  return (
    <Holder
      as="button"
      content={content}
      type="button"
      className="search-button"
      {...mark(CONTROL)}
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerOver={prepareSearch}
      onFocus={prepareSearch}
      onClick={() => void openSearch()}
    />
  );
}
