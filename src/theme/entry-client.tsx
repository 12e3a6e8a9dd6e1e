import type { RouteLocales } from '../model/route.ts';
import { carryHiddenParts } from '../runtime/carry-hidden-parts.ts';
import { loadOnEarlyTraversal } from '../runtime/early-history.ts';
import { startWhenWanted } from '../runtime/start-when-wanted.ts';

const { locales } = document.documentElement.dataset;
const language = locales === undefined ? undefined : import('../runtime/own-language.ts');

// Before anything is waited for: what a reader does in the meantime is kept.
loadOnEarlyTraversal();
carryHiddenParts();
startWhenWanted(async () => {
  await language;
  const { startApp } = await import('./start-app.tsx');
  await startApp();
});

if (locales !== undefined) (await language)?.moveToOwnLanguage(JSON.parse(locales) as RouteLocales);

// Only dev has it: a writer edits pages while this one is open.
import.meta.hot?.on('docs:page-changed', () => {
  // The app would show the page as it was served.
  if (document.documentElement.dataset['app'] !== 'ready') location.reload();
});
import.meta.hot?.on('docs:mended', () => document.querySelector('vite-error-overlay')?.remove());
