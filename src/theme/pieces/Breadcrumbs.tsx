import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../../model/href.ts';

interface BreadcrumbsProps extends Pick<RenderInput, 'breadcrumbs' | 'site' | 'words'> {
  /** The bar repeats the landmark that is above the title. The stylesheet shows one of them. */
  isRepeated?: boolean;
}

export function Breadcrumbs({ breadcrumbs, site, words, isRepeated = false }: BreadcrumbsProps) {
  if (breadcrumbs.length === 0) return null;
  const Landmark = isRepeated ? 'div' : 'nav';
  return (
    <Landmark className="breadcrumbs" aria-label={isRepeated ? undefined : words.breadcrumbs}>
      <ol>
        {breadcrumbs.map(({ text, link }) => (
          <li key={text}>{link === undefined ? text : <a href={toHref(site.base, link)}>{text}</a>}</li>
        ))}
      </ol>
    </Landmark>
  );
}
