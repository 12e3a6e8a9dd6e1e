import { localesOf } from '../model/document.ts';
import { carryHiddenParts } from '../runtime/navigate/carry-hidden-parts.ts';
import { loadOnEarlyTraversal } from '../runtime/start/early-history.ts';
import { startWhenWanted } from '../runtime/start/start-when-wanted.ts';

const locales = localesOf(document.documentElement);
const language = locales === undefined ? undefined : import('../runtime/start/own-language.ts');
/** Before that there is only a part of the page to take over. */
const arrived = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(undefined);
});

// Before anything is waited for: what a reader does in the meantime is kept.
loadOnEarlyTraversal();
carryHiddenParts();
startWhenWanted(async () => {
  await language;
  const { startApp } = await import('./start-app.tsx');
  await arrived;
  await startApp();
});

if (locales !== undefined) (await language)?.moveToOwnLanguage(locales);

// Only dev has it: a writer edits the site while this page is open.
if (import.meta.hot) (await import('./dev-updates.ts')).followEdits(import.meta.hot);
