import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../../model/href.ts';

interface BreadcrumbsProps extends Pick<RenderInput, 'breadcrumbs' | 'site'> {
  /** Both landmarks of a page with breadcrumbs have their own name, above the title and in the bar. */
  label: string;
}

export function Breadcrumbs({ breadcrumbs, site, label }: BreadcrumbsProps) {
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {breadcrumbs.map(({ text, link }) => (
          <li key={text}>{link === undefined ? text : <a href={toHref(site.base, link)}>{text}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
