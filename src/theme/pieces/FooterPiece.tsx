import type { SiteData } from '../../model/site.ts';
import { newTab, toHref } from '../mdx/href.ts';

/** Links to the site's main pages, says what the site is, and links to the product itself. */
export function FooterPiece({ site }: { site: SiteData }) {
  const { footerColumns, footerMessage, product, productUrl, sourceLink, repositoryUrl } = site;
  const links = [
    { text: `${product}’s own site`, link: productUrl },
    { text: `${product} source code`, link: sourceLink },
    { text: 'Source of this site', link: repositoryUrl },
  ].filter(({ link }) => link !== '');
  return (
    <>
      {footerColumns.length > 0 && (
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
