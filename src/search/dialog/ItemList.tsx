import type { MouseEvent } from 'react';
import { Item } from './Item.tsx';
import { MoreItem } from './MoreItem.tsx';
import { isMore } from './sources.ts';
import type { SearchSource } from './sources.ts';
import type { StoredSearch } from './stored-searches.ts';
import type { SearchTexts } from './texts.ts';

export const LIST_ID = 'search-list';

export function itemId(index: number): string {
  return `search-item-${index}`;
}

interface ItemListProps {
  label: string;
  sources: readonly SearchSource[];
  active: number;
  texts: SearchTexts;
  onPoint: (index: number) => void;
  onChoose: (item: StoredSearch, event: MouseEvent<HTMLAnchorElement>) => void;
  onMore: (section: string) => void;
}

/** Renders all options in groups. The input keeps focus and references the active one. */
export function ItemList({ label, sources, active, texts, onPoint, onChoose, onMore }: ItemListProps) {
  return (
    <div id={LIST_ID} className="search-list" role="listbox" aria-label={label}>
      {sources.map(({ id, title, items }, group) => {
        const offset = sources.slice(0, group).reduce((sum, source) => sum + source.items.length, 0);
        return (
          <div
            key={id}
            className="search-group"
            role="group"
            aria-labelledby={`search-${id}`}
            data-source={id}
          >
            <div id={`search-${id}`} className="search-group-title" role="presentation">
              {title}
            </div>
            {items.map((item, index) => {
              const row = {
                id: itemId(offset + index),
                isActive: offset + index === active,
                onPoint: () => onPoint(offset + index),
              };
              return isMore(item) ? (
                <MoreItem
                  key={item.objectID}
                  {...row}
                  text={item.total ? texts.showMoreOf(item.count, item.total) : texts.showMore(item.count)}
                  onChoose={() => onMore(item.section)}
                />
              ) : (
                <Item key={item.objectID} {...row} item={item} onChoose={(event) => onChoose(item, event)} />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
