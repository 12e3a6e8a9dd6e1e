/**
 * The only inline script of a page, run before anything is painted: what CSS has to know of this reader and this
 * address goes onto the root element. Its hash stands in the Content-Security-Policy.
 */
import { applyHiddenParts } from './hide-parameters.ts';
import { readStored, storedKeys, STORAGE_KEYS } from './storage.ts';

const root = document.documentElement;
root.dataset['js'] = '';

const theme = readStored(STORAGE_KEYS.theme);
if (theme === 'dark' || theme === 'light') root.classList.add(theme);

for (const key of storedKeys()) {
  if (!key.startsWith(STORAGE_KEYS.tabPrefix)) continue;
  const group = key.slice(STORAGE_KEYS.tabPrefix.length);
  // A group id that is no attribute name was never written by this site.
  if (/^[\w-]+$/.test(group)) root.setAttribute(`data-tab-${group}`, readStored(key) ?? '');
}

applyHiddenParts(root, location.search);
