/**
 * The only inline script of a page. It runs before the first paint and applies what depends on this reader
 * and this URL. The Content-Security-Policy contains its hash.
 */
import { HAS_SCRIPTS, IS_MAC, TAB_GROUP } from '../../model/document.ts';
import { applyHiddenParts } from '../navigate/hide-parameters.ts';
import { addCachedFonts } from './fonts.ts';
import { noteInput } from './early-input.ts';
import { readStored, storedKeys, STORAGE_KEYS } from '../storage/storage.ts';
import { restoreTabs } from '../storage/tab-groups.ts';

const root = document.documentElement;
root.setAttribute(HAS_SCRIPTS, '');

const theme = readStored(STORAGE_KEYS.theme);
if (theme === 'dark' || theme === 'light') root.classList.add(theme);

applyHiddenParts(root, location.search);
addCachedFonts();

// The stylesheet for rare cases has fallback rules for this browser.
if (!('popover' in root)) document.querySelector<HTMLLinkElement>('[media^=print]')!.media = '';

// CSS shows the label of the search key.
if (/^(?:Mac|iP)/.test(navigator.platform)) root.setAttribute(IS_MAC, '');

noteInput();

// Select tabs while the document is still loading: an observer runs before the changes are painted.
if (storedKeys().some((key) => key.startsWith(STORAGE_KEYS.tabPrefix))) {
  const restore = () => restoreTabs(document.querySelectorAll(`.tabs[${TAB_GROUP}]`), readStored);
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    restore();
    observer.disconnect();
  });
}
