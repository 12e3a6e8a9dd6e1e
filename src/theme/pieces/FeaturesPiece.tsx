import type { Feature } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { toHref } from '../../model/href.ts';

/** Renders the `features` of a home page's frontmatter, in the format Rspress authors know. */
export function FeaturesPiece({ features, site }: { features: Feature[]; site: SiteData }) {
  return features.map(({ title, details, link, icon }) => (
    <div key={title} className="card">
      {icon !== undefined && <FeatureIcon icon={icon} site={site} />}
      <h2 className="card-title">
        {link === undefined ? title : <a href={toHref(site.base, link)}>{title}</a>}
      </h2>
      {details !== undefined && <p>{details}</p>}
    </div>
  ));
}

/** Renders an emoji or other text, an image of the site or a URL, or SVG as Rspress authors write it. */
function FeatureIcon({ icon, site }: { icon: string; site: SiteData }) {
  if (icon.trimStart().startsWith('<svg'))
    return <p aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon }} />;
  const isImage = /^(?:\/|https?:)/.test(icon);
  return <p aria-hidden="true">{isImage ? <img src={toHref(site.base, icon)} alt="" width={32} /> : icon}</p>;
}
