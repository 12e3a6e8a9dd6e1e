import { ownTitle } from './item-text.ts';
import { Sign } from './Sign.tsx';
import { itemsOf } from './sources.ts';
import type { SearchSource } from './sources.ts';
import type { SearchHistory, StoredSearch } from './stored-searches.ts';
import type { SearchTexts } from './texts.ts';

interface StoredActionsProps {
  sources: readonly SearchSource[];
  history: SearchHistory;
  texts: SearchTexts;
  onChanged: () => void;
}

/**
 * Renders the buttons of stored searches. They follow the list in the document, because a listbox may only
 * contain options, but appear in its rows on screen.
 */
export function StoredActions({ sources, history, texts, onChanged }: StoredActionsProps) {
  const { recent, favorites } = history;
  const isFull = favorites.isFull();
  const act = (change: () => void) => () => {
    change();
    onChanged();
  };
  const makeFavorite = (item: StoredSearch) => {
    // Check again: another tab may have added one.
    if (favorites.isFull()) return;
    favorites.add(item);
    recent.remove(item);
  };
  return (
    <div className="search-actions">
      {sources.map(({ id, kind, items }) => (
        <div key={id} className="search-action-group">
          {itemsOf(kind === 'start' ? [] : items).map((item) => (
            <div key={item.objectID} className="search-action-row">
              {kind === 'recent' && (
                <button
                  type="button"
                  className="search-star"
                  // Stays focusable, so readers learn why it does nothing.
                  aria-disabled={isFull || undefined}
                  aria-label={isFull ? texts.favoritesFull : texts.save(ownTitle(item))}
                  onClick={isFull ? undefined : act(() => makeFavorite(item))}
                >
                  <Sign name="star" />
                </button>
              )}
              <button
                type="button"
                className="search-remove"
                aria-label={
                  kind === 'recent'
                    ? texts.removeRecent(ownTitle(item))
                    : texts.removeFavorite(ownTitle(item))
                }
                onClick={act(() => (kind === 'recent' ? recent : favorites).remove(item))}
              >
                <Sign name="close" />
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
