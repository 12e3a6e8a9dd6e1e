import { searchOf } from '../../model/document.ts';
import { oneLine } from '../../model/one-line.ts';
import { startWorkerEarly } from '../../search/embedded/early-worker.ts';
import { expectTyping, takeTyped } from '../../runtime/start/early-typing.ts';
import { SEARCH_PART } from '../../runtime/start/search-key.ts';
import { loadPart } from '../../runtime/page/lazy-part.ts';
import { hideNotice, showNotice } from '../../runtime/page/notice.ts';
import type { Notice } from '../../runtime/page/notice.ts';
import { say } from '../../runtime/page/say.ts';
import { progress } from '../progress/ProgressBar.tsx';

/** With the names that it uses, the bundler needs no object of all exports. */
const importDialog = async () => {
  const { index, hosted } = searchOf(document.documentElement);
  if (index !== undefined && !hosted) startWorkerEarly(index);
  const { openDialog, prepareDialog } = await import('../../search/dialog/open-dialog.tsx');
  return { openDialog, prepareDialog };
};

/** Says that the dialog did not load. Kept here because the document has one dialog. */
let notice: Notice | undefined;

/** Opens the search dialog with what is selected, or with another query. The progress bar shows a slow load. */
export async function openSearch(query = selectedText()): Promise<void> {
  hideNotice(notice);
  expectTyping();
  progress.start('search');
  try {
    const part = await loadPart(SEARCH_PART + query, importDialog);
    if (part) return await part.openDialog(query);
    const typed = takeTyped()?.trim();
    // Escape canceled it, or another request has failed already.
    if (typed === undefined) return;
    const retry = () => void openSearch(typed || query);
    notice = showNotice(say('The search did not load. Check your connection.'), retry);
  } finally {
    progress.done('search');
    takeTyped();
  }
}

/** Loads the dialog for a reader who is about to open it. */
export function prepareSearch(): void {
  // Only a prefetch, which does nothing the second time: if it fails, opening the search tries again.
  importDialog().then(
    (part) => part.prepareDialog(),
    () => undefined,
  );
}

function selectedText(): string {
  return oneLine(getSelection()?.toString() ?? '');
}
