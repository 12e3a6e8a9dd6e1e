import type { ClipboardEvent, RefObject } from 'react';
import { cleanPasted } from './clean-query.ts';
import { itemId, LIST_ID } from './ItemList.tsx';
import { Sign } from './Sign.tsx';
import type { SearchState } from './state.ts';
import type { SearchTexts } from './texts.ts';

interface SearchInputProps {
  input: RefObject<HTMLInputElement | null>;
  state: SearchState;
  placeholder: string;
  itemCount: number;
  texts: SearchTexts;
  onQuery: (text: string) => void;
  onCancel: () => void;
}

export function SearchInput({
  input,
  state,
  placeholder,
  itemCount,
  texts,
  onQuery,
  onCancel,
}: SearchInputProps) {
  const { query, status, active } = state;
  const hasItems = state.isPanelOpen && itemCount > 0;

  /** Cleans pasted text before the limit cuts it: a path before a message would use up the limit. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    const isJoined = /^\s/.test(text) && event.currentTarget.selectionStart !== 0;
    // The only way to insert text that the browser can undo. The limit applies in `onChange`, as for typing.
    document.execCommand('insertText', false, (isJoined ? ' ' : '') + cleanPasted(text));
  };

  return (
    <div className="search-bar" data-status={status}>
      <span className="search-sign">
        <Sign name="search" />
      </span>
      <input
        ref={input}
        className="search-input"
        dir="auto"
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={placeholder}
        aria-autocomplete="list"
        aria-expanded={hasItems}
        aria-controls={hasItems ? LIST_ID : undefined}
        aria-activedescendant={hasItems && active >= 0 ? itemId(active) : undefined}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onPaste={paste}
      />
      {query !== '' && (
        <button
          type="button"
          className="search-clear"
          aria-label={texts.clear}
          onClick={() => {
            onQuery('');
            input.current?.focus();
          }}
        >
          <Sign name="close" />
        </button>
      )}
      <button type="button" className="search-cancel" onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  );
}
