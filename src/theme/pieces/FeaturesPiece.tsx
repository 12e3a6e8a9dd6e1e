import type { Feature } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { toHref } from '../mdx/href.ts';

/** The `features` of a home page's frontmatter, as Rspress authors write them. */
export function FeaturesPiece({ features, site }: { features: Feature[]; site: SiteData }) {
  return features.map(({ title, details, link }) => (
    <div key={title} className="card">
      <h2 className="card-title">
        {link === undefined ? title : <a href={toHref(site.base, link)}>{title}</a>}
      </h2>
      {details !== undefined && <p>{details}</p>}
    </div>
  ));
}
