import type { RenderInput } from '../../model/render.ts';
import type { PageLink } from '../../model/sidebar.ts';
import { toHref } from '../mdx/href.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

export function DocFooterPiece({ site, previous, next, editUrl, lastUpdated }: RenderInput) {
  return (
    <>
      <p className="page-facts">
        {editUrl !== undefined && (
          <a href={editUrl} target="_blank" rel="noopener noreferrer">
            {site.editLinkText}
          </a>
        )}
        {lastUpdated !== undefined && (
          <span>
            Last updated <time dateTime={lastUpdated}>{lastUpdated}</time>
          </span>
        )}
      </p>
      {(previous ?? next) && (
        <nav className="neighbors" aria-label="Previous and next page">
          {previous && (
            <Neighbor page={previous} base={site.base} rel="prev" label="Previous" icon="previous" />
          )}
          {next && <Neighbor page={next} base={site.base} rel="next" label="Next" icon="next" />}
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
  icon,
}: {
  page: PageLink;
  base: string;
  rel: 'prev' | 'next';
  label: string;
  icon: IconName;
}) {
  return (
    <a href={toHref(base, page.link)} rel={rel}>
      <Icon name={icon} />
      <span className="neighbor-label">{label}</span> {page.text}
    </a>
  );
}
