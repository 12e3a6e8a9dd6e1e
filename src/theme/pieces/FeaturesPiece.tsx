import type { Feature } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { toHref } from '../mdx/href.ts';

/** Renders the `features` of a home page's frontmatter, in the format Rspress authors know. */
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
