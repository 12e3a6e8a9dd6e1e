import type { MouseEvent } from 'react';
import type { DialogAnswer } from './provider.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { ItemList } from './ItemList.tsx';
import { NoResults, Suggestions } from './NoResults.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import { StoredActions } from './StoredActions.tsx';
import type { SearchSource } from './sources.ts';
import type { SearchState } from './state.ts';
import type { SearchHistory, StoredSearch } from './stored-searches.ts';
import type { SearchTexts } from './texts.ts';

interface PanelProps {
  state: SearchState;
  sources: readonly SearchSource[];
  history: SearchHistory;
  texts: SearchTexts;
  missingResultsUrl: string | undefined;
  onPoint: (index: number) => void;
  onChoose: (item: StoredSearch, event: MouseEvent<HTMLAnchorElement>) => void;
  onMore: (section: string) => void;
  onQuery: (query: string) => void;
  onSection: (section: string | undefined) => void;
  onRetry: () => void;
  onHistory: () => void;
}

/** Renders the list below the input, or a message in its place. */
export function Panel(props: PanelProps) {
  const { state, sources, texts, history } = props;
  const { query, status, advice } = state;
  if (status === 'error') return <ErrorScreen texts={texts} advice={advice} onRetry={props.onRetry} />;
  if (query.trim() !== '') return <Results {...props} />;
  if (!sources.some(({ kind }) => kind !== 'start'))
    return (
      <>
        <p className="search-screen">{texts.noRecent}</p>
        <StartPages {...props} />
      </>
    );
  return (
    <div className="search-stored">
      <ItemList {...props} label={texts.recent} active={state.active} />
      <StoredActions sources={sources} history={history} texts={texts} onChanged={props.onHistory} />
    </div>
  );
}

/** Renders the pages to start with where nothing else can be listed. */
function StartPages(props: PanelProps) {
  const { sources, texts, state } = props;
  return sources.length > 0 && <ItemList {...props} label={texts.startPages} active={state.active} />;
}

function Results(props: PanelProps) {
  const { state, texts } = props;
  const answer: DialogAnswer | undefined = state.answer;
  const isSearching = !answer || (answer.hits.length === 0 && state.status !== 'idle');
  if (isSearching)
    return <p className="search-screen">{state.status === 'stalled' ? texts.slow : texts.loading}</p>;
  return (
    <>
      <SectionFilter
        sections={answer.sections}
        chosen={state.section}
        texts={texts}
        onChoose={props.onSection}
      />
      {answer.isFallback && (
        <p className="search-notice">
          {texts.fallback}{' '}
          <button type="button" className="search-suggestion" onClick={props.onRetry}>
            {texts.retry}
          </button>
        </p>
      )}
      {answer.isOtherScript && <p className="search-notice">{texts.otherScript}</p>}
      {answer.hits.length > 0 ? (
        <>
          <Suggestions suggestions={answer.suggestions} texts={texts} onSuggestion={props.onQuery} />
          <ItemList {...props} label={texts.search} active={state.active} />
        </>
      ) : (
        <>
          <NoResults
            query={state.answered}
            suggestions={answer.suggestions}
            missingResultsUrl={props.missingResultsUrl}
            texts={texts}
            onSuggestion={props.onQuery}
          />
          <StartPages {...props} />
        </>
      )}
    </>
  );
}
