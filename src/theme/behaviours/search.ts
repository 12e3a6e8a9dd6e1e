import { expectTyping, keepTyped, takeTyped } from '../../runtime/early-typing.ts';
import { loadPart, takeReopened } from '../../runtime/lazy-part.ts';
import { createProgress } from '../../runtime/progress.ts';
import { isSearchKey } from '../../runtime/search-key.ts';
import { showProgress } from './progress-bar.ts';

const BUTTON = '.search-button';
const PART = 'search';

const load = () => loadPart(PART, () => import('../../search/dialog/open-dialog.tsx'));

/** The dialog's code comes when somebody is about to use it; where that takes long, the bar says so. */
export function startSearch(): void {
  if (document.documentElement.dataset['search'] === undefined) return;
  const progress = createProgress(showProgress);
  let opening: Promise<void> | undefined;
  const show = async (query: string) => {
    expectTyping();
    progress.start();
    const part = await load();
    progress.done();
    await part?.openDialog(query);
  };
  // Who asks twice while it is on its way means the same.
  const open = (query: string) => {
    opening ??= show(query).finally(() => {
      opening = undefined;
      takeTyped();
    });
  };
  const prepare = (event: Event) => {
    if (!isOnButton(event)) return;
    for (const name of ['pointerover', 'focusin']) document.removeEventListener(name, prepare);
    // Nobody has asked for anything yet: what fails here is tried again when they do.
    import('../../search/dialog/open-dialog.tsx').then((part) => part.prepareDialog()).catch(() => undefined);
  };
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, prepare);
  document.addEventListener('click', (event) => {
    if (isOnButton(event)) open(selectedText());
  });
  document.addEventListener('keydown', (event) => {
    if (keepTyped(event) || !isSearchKey(event)) return;
    event.preventDefault();
    if (!document.querySelector('.search[open]')) open(selectedText());
  });
  const asked = new URLSearchParams(location.search).get('q');
  if (takeReopened(PART) !== undefined) open('');
  else if (asked !== null) open(asked);
}

function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest(BUTTON) !== null;
}

function selectedText(): string {
  return (getSelection()?.toString() ?? '').replaceAll(/\s+/g, ' ').trim();
}
