import type { RenderInput } from '../../model/render.ts';
import { toHref } from './href.ts';

/** Where the page stands: its section and the groups above it. */
export function DocHeaderPiece({ breadcrumbs, site }: RenderInput) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol>
        {breadcrumbs.map(({ text, link }) => (
          <li key={text}>{link === undefined ? text : <a href={toHref(site.base, link)}>{text}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
