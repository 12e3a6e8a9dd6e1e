import { ASKED, SEARCH } from '../../model/document.ts';
import { expectTyping, keepTyped, takeTyped } from '../../runtime/start/early-typing.ts';
import { loadPart, takeReopened } from '../../runtime/page/lazy-part.ts';
import { isSearchKey, SEARCH_BUTTON } from '../../runtime/start/search-key.ts';
import { progress } from './progress-bar.ts';

const PART = 'search';

const load = () => loadPart(PART, () => import('../../search/dialog/open-dialog.tsx'));

/** Loads the search dialog when the reader is about to use it. The progress bar shows a slow load. */
export function startSearch(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(SEARCH)) return;
  const open = async (query: string) => {
    expectTyping();
    progress.start('search');
    try {
      const part = await load();
      await part?.openDialog(query);
    } finally {
      progress.done('search');
      takeTyped();
    }
  };
  const prepare = (event: Event) => {
    if (!isOnButton(event)) return;
    // Only a prefetch, which does nothing the second time: if it fails, opening the search tries again.
    import('../../search/dialog/open-dialog.tsx').then((part) => part.prepareDialog()).catch(() => undefined);
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
  if (takeReopened(PART) !== undefined) void open('');
  else if (root.hasAttribute(ASKED)) void open(selectedText());
  else if (linkedQuery !== null) void open(linkedQuery);
}

function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest(SEARCH_BUTTON) !== null;
}

function selectedText(): string {
  return (getSelection()?.toString() ?? '').replaceAll(/\s+/g, ' ').trim();
}
