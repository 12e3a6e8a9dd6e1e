import { CONTROL, mark } from '../../model/document.ts';
import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../../components/href.ts';
import { Icon } from './Icon.tsx';

/** Renders the search button. Without scripts, a link to the list of all options replaces it. */
export function SearchButton({ site, words, overviewPath }: RenderInput) {
  if (site.search === false) return null;
  return (
    <>
      <button
        type="button"
        className="search-button"
        {...mark(CONTROL)}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Icon name="search" />
        <span className="search-label">{words.search}</span>
        <kbd aria-hidden="true" />
      </button>
      {overviewPath !== undefined && (
        <a className="search-link" href={toHref(site.base, overviewPath)}>
          {words.allOptions}
        </a>
      )}
    </>
  );
}
