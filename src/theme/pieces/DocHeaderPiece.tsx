import { HOVER_POPUP, mark } from '../../model/document.ts';
import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../../components/href.ts';
import { PageMenu } from '../page-menu/PageMenu.tsx';
import { Icon } from '../icons/Icon.tsx';

/** Renders the breadcrumbs of a page, the date of a post, and the menu that copies or opens its Markdown. */
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
      <div className="page-menu nav-menu">
        <button type="button" popoverTarget="page-menu" {...mark(HOVER_POPUP, 'menu')}>
          <Icon name="copy" />
          {words.copyPage}
        </button>
        <PageMenu address={markdownUrl} copy={words.copyAsMarkdown} view={words.viewAsMarkdown} />
      </div>
    </>
  );
}

function formatDay(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
