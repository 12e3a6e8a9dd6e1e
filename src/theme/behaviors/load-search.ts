import { SEARCH } from '../../model/document.ts';
import { oneLine } from '../../model/one-line.ts';
import { expectsTyping, expectTyping, keepTyped, takeTyped } from '../../runtime/start/early-typing.ts';
import { loadPart, takeReopened } from '../../runtime/page/lazy-part.ts';
import { hideNotice, showNotice } from '../../runtime/page/notice.ts';
import type { Notice } from '../../runtime/page/notice.ts';
import { say } from '../../runtime/page/say.ts';
import { isSearchKey, SEARCH_BUTTON } from '../../runtime/start/search-key.ts';
import { progress } from './progress-bar.ts';

const PART = 'search';

const importDialog = () => import('../../search/dialog/open-dialog.tsx');

/** Loads the search dialog when the reader is about to use it. The progress bar shows a slow load. */
export function startSearch(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(SEARCH)) return;
  let notice: Notice | undefined;
  const open = async (query: string, isRetry = false) => {
    hideNotice(notice);
    expectTyping();
    progress.start('search');
    try {
      const part = await loadPart(PART + query, importDialog, isRetry);
      if (part) return await part.openDialog(query);
      const typed = takeTyped()?.trim();
      // Escape canceled it, or another request has failed already.
      if (typed === undefined) return;
      const retry = () => void open(typed || query, true);
      notice = { message: say('The search did not load. Check your connection.'), again: retry };
      showNotice(notice);
    } finally {
      progress.done('search');
      takeTyped();
    }
  };
  const prepare = (event: Event) => {
    if (!isOnButton(event)) return;
    // Only a prefetch, which does nothing the second time: if it fails, opening the search tries again.
    importDialog().then(
      (part) => part.prepareDialog(),
      () => undefined,
    );
  };
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, prepare);
  document.addEventListener('click', (event) => {
    if (isOnButton(event)) void open(selectedText());
  });
  document.addEventListener('keydown', (event) => {
    if (keepTyped(event) || !isSearchKey(event)) return;
    event.preventDefault();
    if (!document.querySelector('.search[open]')) void open(selectedText());
  });
  const linkedQuery = new URLSearchParams(location.search).get('q');
  const reopened = takeReopened(PART);
  if (reopened !== undefined) void open(reopened);
  else if (expectsTyping()) void open(selectedText());
  else if (linkedQuery !== null) void open(linkedQuery);
}

function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest(SEARCH_BUTTON) !== null;
}

function selectedText(): string {
  return oneLine(getSelection()?.toString() ?? '');
}
