import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../../model/href.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { Suggestions } from './Suggestions.tsx';

/** Renders the default 404 page. Suggestions are added in the browser, which knows the address. */
export function NotFoundPiece(input: RenderInput) {
  return (
    <>
      <h1>404</h1>
      <p>{input.words.pageNotFound}</p>
      <div className="not-found-ways">
        <a className="button brand" href={toHref(input.site.base, input.homeLink)}>
          {input.words.takeMeHome}
        </a>
        <SearchButton {...input} />
      </div>
      <Suggestions />
    </>
  );
}
