import { hashOf } from '../../model/address.ts';
import type { OverviewGroup } from '../../model/overview.ts';
import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../../model/href.ts';
import { Filter } from '../filter/Filter.tsx';

interface OverviewPieceProps extends Pick<RenderInput, 'site' | 'words'> {
  groups: OverviewGroup[];
}

/** Renders the list of an overview and its filter. */
export function OverviewPiece({ site, words, groups }: OverviewPieceProps) {
  const list = groups.map((group) => (
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
                    <a href={toHref(site.base, item.link) + hashOf(heading.id)}>{heading.text}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <Filter name="filter" label={words.filter} placeholder={words.enterKeyword} empty={words.noMatchingEntry}>
      {list}
    </Filter>
  );
}
