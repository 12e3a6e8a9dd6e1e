import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { SEARCH } from '../../model/constants.ts';
import type { SearchSettings } from '../../model/search.ts';
import { cutQuery } from './clean-query.ts';
import { itemId } from './ItemList.tsx';
import { meaningOf, openElsewhere } from './keys.ts';
import { Panel } from './Panel.tsx';
import type { DialogProvider } from './provider.ts';
import { SearchInput } from './SearchInput.tsx';
import { isMore, resultSources, startSources, storedSources } from './sources.ts';
import type { SearchSource } from './sources.ts';
import { statusText } from './status-text.ts';
import type { SearchHistory, StoredSearch } from './stored-searches.ts';
import type { SearchTexts } from './texts.ts';
import { useSearch } from './use-search.ts';
import { useStartPages } from './start-pages.ts';

/** A request to open the dialog; each new object opens it. */
export interface OpenRequest {
  query: string;
  /** The reader typed the query before the dialog was ready. */
  isTyped: boolean;
  /** Enter was pressed too, before the dialog was ready. */
  isSent: boolean;
}

interface SearchDialogProps {
  /** Undefined until the dialog is opened for the first time. */
  request: OpenRequest | undefined;
  provider: DialogProvider;
  history: SearchHistory;
  settings: SearchSettings;
  texts: SearchTexts;
}

const NO_SOURCES: readonly SearchSource[] = [];

const rowAt = ({ current }: RefObject<HTMLElement | null>, index: number) =>
  current?.querySelector<HTMLElement>(`#${itemId(index)}`);

export function SearchDialog({ request, provider, history, settings, texts }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Enter was pressed before the answer arrived. */
  const wantsBest = useRef(false);
  /** Where the pointer went down: a drag that ends outside the box is not a click there. */
  const pressed = useRef<EventTarget>(null);
  const { state, dispatch, retry, ...search } = useSearch(provider, settings);
  const hasQuery = state.query.trim() !== '';
  const [historyVersion, setHistoryVersion] = useState(0);
  const opensOnFocus = settings.isClosedOnFocus !== true;
  const { hits, more, sections } = state.answer ?? {};
  const isAnswered = state.answered === state.query;
  const isBestKnown = isAnswered && state.active >= 0;
  const isFinal = hasQuery && isAnswered && state.status === 'idle';

  const stored = useMemo(
    () => (settings.isImpersonal ? NO_SOURCES : storedSources(history, texts)),
    // oxlint-disable-next-line react/exhaustive-deps -- reads the history again when the dialog opens and when it changes
    [history, historyVersion, request, settings, texts],
  );
  const offersStart = !hasQuery || (isFinal && !hits?.length);
  const startPages = useStartPages(settings, state.isPanelOpen && offersStart);
  const sources = useMemo(
    () => [
      ...(hasQuery ? resultSources(hits ?? [], more, sections) : stored),
      ...(offersStart ? startSources(startPages, texts.startPages) : NO_SOURCES),
    ],
    [hasQuery, hits, more, sections, stored, offersStart, startPages, texts],
  );
  const items =
    state.isPanelOpen && state.status !== 'error' ? sources.flatMap((source) => source.items) : [];

  useLayoutEffect(() => {
    if (!request) return;
    const query = cutQuery(request.query, settings.maxQueryLength ?? SEARCH.maxQueryLength);
    dispatch({ type: 'opened', query, opensOnFocus });
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.focus();
    wantsBest.current = request.isSent;
    // Select the query once it is in the input, except when the reader is still typing.
    if (!request.isTyped) queueMicrotask(() => input.current?.select());
  }, [request, dispatch, settings, opensOnFocus]);

  useEffect(() => {
    if (hits) provider.events()?.viewed(hits.map(({ objectID }) => objectID));
  }, [hits, provider]);

  useEffect(() => {
    rowAt(dialog, state.active)?.scrollIntoView({ block: 'nearest' });
    // Snippets that arrive later push the active item down.
  }, [state.active, hits]);

  useEffect(() => {
    // The best is certain once nothing better follows. An active row does not say that: the reader may have moved.
    if (!wantsBest.current || !isFinal) return;
    wantsBest.current = false;
    // Nobody asked for a page to start with.
    if (!offersStart) rowAt(dialog, 0)?.click();
  }, [isFinal, offersStart]);

  const close = () => dialog.current?.close();

  function setQuery(text: string): void {
    wantsBest.current = false;
    search.setQuery(text);
  }

  function remember(item: StoredSearch): void {
    const position = (hits ?? []).findIndex(({ objectID }) => objectID === item.objectID);
    if (position >= 0)
      provider
        .events()
        ?.clicked([{ objectID: item.objectID, position: position + 1 }], state.answer?.queryId);
    const isFavorite = history.favorites.getAll().some(({ objectID }) => objectID === item.objectID);
    if (!settings.isImpersonal && !isFavorite) history.recent.add(item);
  }

  function choose(item: StoredSearch, event: MouseEvent): void {
    remember(item);
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) close();
  }

  function escape(): void {
    if (state.isPanelOpen || state.query === '') close();
    else dispatch({ type: 'cleared' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const meaning = meaningOf(event);
    if (!meaning) return;
    if (meaning.type === 'escape') {
      event.preventDefault();
      escape();
      return;
    }
    if (event.target !== input.current) return;
    event.preventDefault();
    // Whatever follows Enter takes it back.
    wantsBest.current = false;
    if (meaning.type === 'move') dispatch({ type: 'moved', by: meaning.by, count: items.length });
    // The results on screen belong to another query, or better ones follow. If there are none, nothing follows.
    else if (hasQuery && !isBestKnown) wantsBest.current = meaning.where === 'here' && !offersStart;
    else chooseActive(meaning.where);
  }

  function chooseActive(where: 'here' | 'tab' | 'window'): void {
    const item = items[state.active];
    if (!item) return;
    if (where === 'here' || isMore(item)) {
      rowAt(dialog, state.active)?.click();
      return;
    }
    remember(item);
    openElsewhere(item.url, where);
  }

  function onBlur(event: FocusEvent): void {
    if (!dialog.current?.contains(event.relatedTarget)) dispatch({ type: 'blurred' });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of everything inside
    <dialog
      ref={dialog}
      className="search"
      aria-label={texts.search}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onCancel={(event) => {
        // Escape was pressed while focus was elsewhere.
        event.preventDefault();
        escape();
      }}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={(event) => {
        // Outside the box there is only the backdrop.
        if (event.target === dialog.current && pressed.current === dialog.current) close();
      }}
    >
      {/* Receives focus from a click on empty space, so focus stays in the dialog. */}
      <div className="search-box" tabIndex={-1} onFocus={() => dispatch({ type: 'focused', opensOnFocus })}>
        <SearchInput
          input={input}
          state={state}
          placeholder={settings.placeholder ?? texts.placeholder}
          itemCount={items.length}
          texts={texts}
          onQuery={setQuery}
          onCancel={close}
        />
        {state.isPanelOpen && (
          <div className="search-panel">
            <Panel
              state={state}
              sources={sources}
              history={history}
              texts={texts}
              missingResultsUrl={settings.missingResultsUrl}
              // While Enter waits, a row under the pointer must not stay first in the answer.
              onPoint={(index) => wantsBest.current || dispatch({ type: 'pointed', index })}
              onChoose={choose}
              onMore={(section) => dispatch({ type: 'expanded', section })}
              onQuery={(query) => {
                setQuery(query);
                input.current?.focus();
              }}
              onSection={(section) => dispatch({ type: 'narrowed', section })}
              onRetry={() => {
                retry();
                input.current?.focus();
              }}
              onHistory={() => {
                setHistoryVersion((version) => version + 1);
                dispatch({ type: 'pointed', index: 0 });
                input.current?.focus();
              }}
            />
          </div>
        )}
        <KeyHints texts={texts} />
        <p className="visually-hidden" role="status">
          {statusText(state, hits?.length ?? 0, texts)}
        </p>
      </div>
    </dialog>
  );
}

/** Shows key hints. Hidden from screen readers, which explain listboxes themselves. */
function KeyHints({ texts }: { texts: SearchTexts }) {
  return (
    <p className="search-keys" aria-hidden="true">
      <kbd>↵</kbd> {texts.toSelect} <kbd>↑</kbd>
      <kbd>↓</kbd> {texts.toNavigate} <kbd>Esc</kbd> {texts.toClose}
    </p>
  );
}
