import type { OverviewGroup } from '../../model/overview.ts';
import type { SiteData } from '../../model/site.ts';
import { toHref } from '../mdx/href.ts';

/** Renders the list of an overview and its filter. */
export function OverviewPiece({ site, groups }: { site: SiteData; groups: OverviewGroup[] }) {
  return (
    <>
      <p className="overview-filter">
        <label htmlFor="overview-filter">Filter</label>
        <input id="overview-filter" type="search" placeholder="Enter keyword" autoComplete="off" />
      </p>
      {groups.map((group) => (
        <section key={group.name} className="overview-group">
          <h2>{group.name}</h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.link}>
                <a href={toHref(site.base, item.link)}>{item.text}</a>
                {item.headers.length > 0 && (
                  <ul>
                    {item.headers.map((heading) => (
                      <li key={heading.id}>
                        <a href={`${toHref(site.base, item.link)}#${heading.id}`}>{heading.text}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="overview-empty" hidden>
        No matching API found
      </p>
    </>
  );
}
