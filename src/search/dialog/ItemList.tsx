import type { MouseEvent } from 'react';
import { Item } from './Item.tsx';
import type { SearchSource } from './sources.ts';
import type { StoredSearch } from './stored-searches.ts';

export const LIST_ID = 'search-list';

export function itemId(index: number): string {
  return `search-item-${index}`;
}

interface ItemListProps {
  label: string;
  sources: readonly SearchSource[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (item: StoredSearch, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Renders all options in groups. The input keeps focus and references the active one. */
export function ItemList({ label, sources, active, onPoint, onChoose }: ItemListProps) {
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
            {items.map((item, index) => (
              <Item
                key={item.objectID}
                id={itemId(offset + index)}
                item={item}
                isActive={offset + index === active}
                onPoint={() => onPoint(offset + index)}
                onChoose={(event) => onChoose(item, event)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
