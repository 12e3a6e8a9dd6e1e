/**
 * The only inline script of a page, run before anything is painted: what has to be known of this reader and this address
 * for the first picture to be the right one. Its hash stands in the Content-Security-Policy.
 */
import { ASKED, HAS_SCRIPTS, IS_MAC } from '../../model/document.ts';
import { applyHiddenParts } from '../navigate/hide-parameters.ts';
import { isSearchChord } from './search-key.ts';
import { readStored, storedKeys, STORAGE_KEYS } from '../storage/storage.ts';
import { restoreTabs } from '../storage/tab-groups.ts';

const root = document.documentElement;
root.setAttribute(HAS_SCRIPTS, '');

const theme = readStored(STORAGE_KEYS.theme);
if (theme === 'dark' || theme === 'light') root.classList.add(theme);

applyHiddenParts(root, location.search);

// The rules that few readers need have some for this browser.
if (!('popover' in root)) document.querySelector<HTMLLinkElement>('[media^=print]')!.media = '';

// The label of the search key is a matter of CSS.
if (/^(?:Mac|iP)/.test(navigator.platform)) root.setAttribute(IS_MAC, '');

// The search may be asked for before any other script is there. Whoever starts it looks for the mark.
addEventListener('keydown', (event) => {
  if (!isSearchChord(event)) return;
  event.preventDefault();
  root.setAttribute(ASKED, '');
});

// Tabs are set while the document still arrives: an observer runs before what it saw is painted.
if (storedKeys().some((key) => key.startsWith(STORAGE_KEYS.tabPrefix))) {
  const observer = new MutationObserver(() => restoreTabs());
  observer.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    restoreTabs();
    observer.disconnect();
  });
}
