import { COPY_PAGE, mark } from '../../model/document.ts';
import type { RenderInput } from '../../model/render.ts';
import type { PageLink } from '../../model/sidebar.ts';
import { toHref } from '../mdx/href.ts';

export function DocFooterPiece({ site, previous, next, editUrl, markdownUrl, lastUpdated }: RenderInput) {
  return (
    <>
      <p className="page-facts">
        {editUrl !== undefined && (
          <a href={editUrl} target="_blank" rel="noopener noreferrer">
            {site.editLinkText}
          </a>
        )}
        <a href={markdownUrl} {...mark(COPY_PAGE)}>
          Copy page as Markdown
        </a>
        {lastUpdated !== undefined && (
          <span>
            Last updated <time dateTime={lastUpdated}>{lastUpdated}</time>
          </span>
        )}
      </p>
      {(previous ?? next) && (
        <nav className="neighbors" aria-label="Previous and next page">
          {previous && <Neighbor page={previous} base={site.base} rel="prev" label="Previous" />}
          {next && <Neighbor page={next} base={site.base} rel="next" label="Next" />}
        </nav>
      )}
    </>
  );
}

function Neighbor({
  page,
  base,
  rel,
  label,
}: {
  page: PageLink;
  base: string;
  rel: 'prev' | 'next';
  label: string;
}) {
  return (
    <a href={toHref(base, page.link)} rel={rel}>
      <span className="neighbor-label">{label}</span> {page.text}
    </a>
  );
}
