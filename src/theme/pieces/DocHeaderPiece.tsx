import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../../model/href.ts';
import { PageMenu } from '../page-menu/PageMenu.tsx';

/** Renders the breadcrumbs of a page, the date of a post, and the links that copy and open its Markdown. */
export function DocHeaderPiece({ breadcrumbs, site, words, page, markdownUrl }: RenderInput) {
  const { date } = page.frontmatter;
  return (
    <>
      {breadcrumbs.length > 0 && (
        <nav aria-label={words.breadcrumbs}>
          <ol>
            {breadcrumbs.map(({ text, link }) => (
              <li key={text}>{link === undefined ? text : <a href={toHref(site.base, link)}>{text}</a>}</li>
            ))}
          </ol>
        </nav>
      )}
      {date !== undefined && <time dateTime={date}>{formatDay(date, page.lang)}</time>}
      <PageMenu address={markdownUrl} copy={words.copyPage} view={words.viewAsMarkdown} />
    </>
  );
}

function formatDay(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
