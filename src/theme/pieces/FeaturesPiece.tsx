import type { Feature } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { toHref } from '../mdx/href.ts';

/** Renders the `features` of a home page's frontmatter, in the format Rspress authors know. */
export function FeaturesPiece({ features, site }: { features: Feature[]; site: SiteData }) {
  return features.map(({ title, details, link, icon }) => (
    <div key={title} className="card">
      <h2 className="card-title">
        {icon !== undefined && <FeatureIcon icon={icon} site={site} />}
        {link === undefined ? title : <a href={toHref(site.base, link)}>{title}</a>}
      </h2>
      {details !== undefined && <p>{details}</p>}
    </div>
  ));
}

/** Renders an emoji or other text, an image of the site or a URL, or SVG as Rspress authors write it. */
function FeatureIcon({ icon, site }: { icon: string; site: SiteData }) {
  if (icon.trimStart().startsWith('<svg'))
    return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon }} />;
  if (/^(?:\/|https?:)/.test(icon)) return <img src={toHref(site.base, icon)} alt="" height={24} />;
  return <span aria-hidden="true">{icon} </span>;
}
