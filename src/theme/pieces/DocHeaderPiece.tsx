import type { RenderInput } from '../../model/render.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { PageMenu } from '../page-menu/PageMenu.tsx';

/** Renders the breadcrumbs of a page, the date of a post, and the links that copy and open its Markdown. */
export function DocHeaderPiece({ breadcrumbs, site, words, page, markdownUrl }: RenderInput) {
  const { date } = page.frontmatter;
  return (
    <>
      <Breadcrumbs {...{ breadcrumbs, site }} label={words.breadcrumbs} />
      {date !== undefined && <time dateTime={date}>{formatDay(date, page.lang)}</time>}
      <PageMenu address={markdownUrl} copy={words.copyPage} view={words.viewAsMarkdown} />
    </>
  );
}

function formatDay(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
