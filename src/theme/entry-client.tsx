import { localesOf } from '../model/document.ts';
import { carryHiddenParts } from '../runtime/navigate/carry-hidden-parts.ts';
import { loadOnEarlyTraversal } from '../runtime/start/early-history.ts';
import { startWhenWanted } from '../runtime/start/start-when-wanted.ts';

const locales = localesOf(document.documentElement);
const language = locales === undefined ? undefined : import('../runtime/start/own-language.ts');
/** Resolves when the document is complete; before that, the app could take over only part of the page. */
const arrived = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(undefined);
});

// These run before any `await`, so nothing the reader does in the meantime is lost.
loadOnEarlyTraversal();
carryHiddenParts();
startWhenWanted(async () => {
  await language;
  const { startApp } = await import('./start-app.tsx');
  await arrived;
  await startApp();
});

if (locales !== undefined) (await language)?.moveToOwnLanguage(locales);

// Defined by the dev server only.
if (import.meta.hot) (await import('./dev-updates.ts')).followEdits(import.meta.hot);
