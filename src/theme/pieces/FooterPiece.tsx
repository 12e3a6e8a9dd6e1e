import type { SiteData } from '../../model/site.ts';

/** Says what this site is and links to the product itself. */
export function FooterPiece({ site }: { site: SiteData }) {
  const { footerMessage, product, productUrl, sourceLink, repositoryUrl } = site;
  const links = [
    { text: `${product}’s own site`, url: productUrl },
    { text: `${product} source code`, url: sourceLink },
    { text: 'Source of this site', url: repositoryUrl },
  ].filter(({ url }) => url !== '');
  return (
    <>
      {footerMessage !== '' && <p>{footerMessage}</p>}
      {links.length > 0 && (
        <ul>
          {links.map(({ text, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
