import type { SiteData } from '../../model/site.ts';

export function FooterPiece({ site }: { site: SiteData }) {
  return (
    <p>
      {site.footerMessage}{' '}
      {site.sourceLink !== '' && (
        <a href={site.sourceLink} target="_blank" rel="noopener noreferrer">
          {site.product} on GitHub
        </a>
      )}
    </p>
  );
}
