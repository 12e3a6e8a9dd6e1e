import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../../model/href.ts';

/** Rendered above the title and in the bar of the page, of which the stylesheet shows one. */
export function Breadcrumbs({
  breadcrumbs,
  site,
  words,
}: Pick<RenderInput, 'breadcrumbs' | 'site' | 'words'>) {
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
      <ol>
        {breadcrumbs.map(({ text, link }) => (
          <li key={text}>{link === undefined ? text : <a href={toHref(site.base, link)}>{text}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
