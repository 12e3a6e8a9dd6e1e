import type { RouteLocales } from '../model/route.ts';
import { loadOnEarlyTraversal } from '../runtime/early-history.ts';
import { startWhenWanted } from '../runtime/start-when-wanted.ts';

const { locales } = document.documentElement.dataset;
if (locales !== undefined) {
  const { moveToOwnLanguage } = await import('../runtime/own-language.ts');
  moveToOwnLanguage(JSON.parse(locales) as RouteLocales);
}

loadOnEarlyTraversal();
startWhenWanted(async () => {
  const { startApp } = await import('./start-app.tsx');
  await startApp();
});
