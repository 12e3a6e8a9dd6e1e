import type { RenderInput } from '../../model/render.ts';
import type { PageLink } from '../../model/sidebar.ts';
import { toHref } from '../../model/href.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/Icon.tsx';

export function DocFooterPiece({ site, words, previous, next, editUrl, lastUpdated }: RenderInput) {
  const [beforeDate = '', afterDate = ''] = words.lastUpdated.split('{date}');
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
            {beforeDate}
            <time dateTime={lastUpdated}>{lastUpdated}</time>
            {afterDate}
          </span>
        )}
      </p>
      {(previous ?? next) && (
        <nav className="neighbors" aria-label={words.previousAndNext}>
          {previous && (
            <Neighbor page={previous} base={site.base} rel="prev" label={words.previous} icon="previous" />
          )}
          {next && <Neighbor page={next} base={site.base} rel="next" label={words.next} icon="next" />}
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
