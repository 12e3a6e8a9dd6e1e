import type { RenderInput } from '../../model/render.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { newTab, toHref } from '../../model/href.ts';

interface FooterPieceProps extends Pick<RenderInput, 'site' | 'words'> {
  hasColumns: boolean;
}

/**
 * Says what the site is and links to the product itself. On home and 404, it also links to the site's main
 * pages.
 */
export function FooterPiece({ site, words, hasColumns }: FooterPieceProps) {
  const { footerColumns, footerMessage, product, productUrl, sourceLink, repositoryUrl } = site;
  const links = [
    { text: fillIn(words.productSite, { product }), link: productUrl },
    { text: fillIn(words.productSource, { product }), link: sourceLink },
    { text: words.siteSource, link: repositoryUrl },
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
