import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { extensions } from 'virtual:browser-extensions';
import { APP, baseOf, DEV_EVENT } from '../model/document.ts';
import { announce } from '../runtime/navigate/announce.ts';
import { addStyles } from '../runtime/page/add-styles.ts';
import { giveUp, hasGivenUp } from '../runtime/start/give-up.ts';
import { documentHead } from '../runtime/page/head.tsx';
import { startNavigation } from '../runtime/navigate/navigate.ts';
import { pathOfPage, settleAddress } from '../runtime/page/page-address.ts';
import { createPageLoader, loadComponent } from '../runtime/navigate/page-loader.ts';
import { readSnapshot } from '../runtime/page/page-snapshot.ts';
import type { PageSnapshot } from '../runtime/page/page-snapshot.ts';
import { createPageStore } from '../runtime/page/page-store.ts';
import type { PageStore } from '../runtime/page/page-store.ts';
import { App } from './App.tsx';
import styles from './styles/app.css?inline';
import { startBehaviors } from './behaviors/start-behaviors.ts';
import { progress } from './progress/ProgressBar.tsx';

/** Loads what the page needs besides the app, and returns what starts it. */
export async function prepareApp(): Promise<() => Promise<void>> {
  const page = readSnapshot(document);
  const container = document.getElementById('root');
  if (!page || !container || hasGivenUp(page.buildId)) return async () => {};
  page.component = await loadComponent(page.moduleUrl);
  return () => startApp(page, container);
}

/** Hydrates the prerendered page. If anything fails, the page stays readable and its links still work. */
async function startApp(page: PageSnapshot, container: HTMLElement): Promise<void> {
  const base = baseOf(document.documentElement);
  const store = createPageStore(page);
  const loader = createPageLoader(page.buildId);
  if (page.pageType !== '404') {
    const path = pathOfPage(base, page.routePath);
    settleAddress(path);
    loader.keep(path, page);
  }
  // The page answers its reader between evaluating this module and hydrating.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise<void>((resolve) => {
    // A transition is split into short tasks, between which the page answers its reader.
    startTransition(() => {
      hydrateRoot(container, <App store={store} head={documentHead} onReady={resolve} />, {
        onUncaughtError: (error) => {
          console.error(error);
          giveUp(page.buildId);
        },
      });
    });
  });
  addStyles(styles);
  startBehaviors(store, extensions);
  startNavigation({ base, store, loader, progress, announce });
  import('../runtime/start/after-start.ts').then(
    (part) => part.afterStart(store, loader, base),
    () => undefined,
  );
  // WebMCP: the page can be used by an assistant of the browser.
  if ('modelContext' in document)
    import('./page-tools/page-tools.ts').then(
      (part) => part.offerPageTools(),
      () => undefined,
    );
  // Tests and measuring tools wait for this attribute.
  document.documentElement.setAttribute(APP, 'ready');
  import.meta.hot?.on(DEV_EVENT.pageChanged, (routes: string[]) => {
    if (routes.includes(store.get().routePath)) void refreshPage(store, page.buildId);
  });
}

async function refreshPage(store: PageStore, buildId: string): Promise<void> {
  const fresh = await createPageLoader(buildId).load(location.pathname);
  flushSync(() => store.set(fresh));
  store.shown(false);
  store.shown(true);
}
