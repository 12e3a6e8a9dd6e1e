import type { SearchTexts } from './texts.ts';

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  missingResultsUrl: string | undefined;
  texts: SearchTexts;
  onSuggestion: (query: string) => void;
}

/** Renders other spellings of the query, if there are any. */
export function Suggestions({
  suggestions,
  texts,
  onSuggestion,
}: Pick<NoResultsProps, 'suggestions' | 'texts' | 'onSuggestion'>) {
  if (suggestions.length === 0) return null;
  return (
    <p className="search-suggestions">
      {texts.tryInstead}{' '}
      {suggestions.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          className="search-suggestion"
          onClick={() => onSuggestion(suggestion)}
        >
          {suggestion}
        </button>
      ))}
    </p>
  );
}

export function NoResults({ query, suggestions, missingResultsUrl, texts, onSuggestion }: NoResultsProps) {
  return (
    <div className="search-screen">
      <p className="search-screen-title">{query === '' ? texts.noResults : texts.noResultsFor(query)}</p>
      <Suggestions suggestions={suggestions} texts={texts} onSuggestion={onSuggestion} />
      {missingResultsUrl !== undefined && (
        <p>
          {texts.missing}{' '}
          <a
            href={missingResultsUrl.replaceAll(
              '{query}',
              encodeURIComponent(query.replaceAll(/\p{Cs}/gu, '')),
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.letUsKnow}
          </a>
        </p>
      )}
    </div>
  );
}
