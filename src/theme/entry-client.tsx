import { localesOf } from '../model/document.ts';
import { carryHiddenParts } from '../runtime/navigate/carry-hidden-parts.ts';
import { loadOnEarlyTraversal } from '../runtime/start/early-history.ts';
import { startWhenWanted } from '../runtime/start/start-when-wanted.ts';

const locales = localesOf(document.documentElement);
/** Never awaited at the top level: parts of the app import from this file, and would wait for it while it waits for them. */
const language =
  locales &&
  import('../runtime/start/own-language.ts').then(
    (part) => part.moveToOwnLanguage(locales),
    () => undefined,
  );
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
  const app = await import('./start-app.tsx');
  await arrived;
  return app.prepareApp();
});

// Defined by the dev server only, and only where it is spelled like this.
if (import.meta.hot) void import('./dev-updates.ts').then((part) => part.followEdits(import.meta.hot!));
