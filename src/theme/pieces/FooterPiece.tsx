import type { SiteData } from '../../model/site.ts';
import { newTab, toHref } from '../mdx/href.ts';

/**
 * Says what the site is and links to the product itself. On home and 404, it also links to the site's main
 * pages.
 */
export function FooterPiece({ site, hasColumns }: { site: SiteData; hasColumns: boolean }) {
  const { footerColumns, footerMessage, product, productUrl, sourceLink, repositoryUrl } = site;
  const links = [
    { text: `${product}’s own site`, link: productUrl },
    { text: `${product} source code`, link: sourceLink },
    { text: 'Source of this site', link: repositoryUrl },
  ].filter(({ link }) => link !== '');
  return (
    <>
      {hasColumns && footerColumns.length > 0 && (
        <div className="footer-columns">
          {footerColumns.map((column) => (
            <div key={column.title}>
              <strong>{column.title}</strong>
              <FooterLinks base={site.base} links={column.links} />
            </div>
          ))}
        </div>
      )}
      {footerMessage !== '' && <p>{footerMessage}</p>}
      {links.length > 0 && <FooterLinks base={site.base} links={links} />}
    </>
  );
}

function FooterLinks({ base, links }: { base: string; links: { text: string; link: string }[] }) {
  return (
    <ul>
      {links.map(({ text, link }) => (
        <li key={link}>
          <a href={toHref(base, link)} {...newTab(link)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
