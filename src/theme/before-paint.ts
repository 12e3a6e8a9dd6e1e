/**
 * The only inline script of a page. It runs before the first paint and applies what depends on this reader
 * and this URL. The Content-Security-Policy contains its hash.
 */
import { HAS_SCRIPTS, IS_MAC } from '../model/document.ts';
import { restoreBeforePaint } from '../components/tabs/tab-groups.ts';
import { applyHiddenParts } from '../runtime/navigate/hide-parameters.ts';
import { whileLoading } from '../runtime/page/while-loading.ts';
import { addFonts } from '../runtime/start/fonts.ts';
import { noteInput } from '../runtime/start/early-input.ts';
import { readStored, storedKeys } from '../runtime/storage/storage.ts';
import { openKeptSections } from './sidebar/before-paint.ts';
import { restoreTheme } from './theme-switch/before-paint.ts';

const root = document.documentElement;
root.setAttribute(HAS_SCRIPTS, '');

restoreTheme(root);
applyHiddenParts(root, location.search);
addFonts();

// The stylesheet for rare cases has fallback rules for this browser.
if (!('popover' in root)) document.querySelector<HTMLLinkElement>('[media^=print]')!.media = '';

// CSS shows the label of the search key.
if (/^(?:Mac|iP)/.test(navigator.platform)) root.setAttribute(IS_MAC, '');

noteInput();
openKeptSections();
restoreBeforePaint(storedKeys(), readStored, whileLoading);
