import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../mdx/href.ts';

/** Renders the breadcrumbs of a page and the date of a post. */
export function DocHeaderPiece({ breadcrumbs, site, page }: RenderInput) {
  const { date } = page.frontmatter;
  return (
    <>
      {breadcrumbs.length > 0 && (
        <nav aria-label="Breadcrumbs">
          <ol>
            {breadcrumbs.map(({ text, link }) => (
              <li key={text}>{link === undefined ? text : <a href={toHref(site.base, link)}>{text}</a>}</li>
            ))}
          </ol>
        </nav>
      )}
      {date !== undefined && <time dateTime={date}>{formatDay(date, page.lang)}</time>}
    </>
  );
}

function formatDay(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
