import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { DevSite } from './dev-site.ts';
import type { ProblemOverlay } from './problem-overlay.ts';

/** Sent when a page's own text changed: the browser fetches the page again and keeps its place. */
const PAGE_CHANGED = 'docs:page-changed';
/** Many editors empty a file before they write it; what is still empty after this is meant to be. */
const WRITING_MS = 100;

export function watchSite(vite: ViteDevServer, devSite: DevSite, overlay: ProblemOverlay): void {
  async function watch(): Promise<void> {
    const { docsDir, configFile, dependencies } = await devSite.open();
    vite.watcher.add([docsDir, configFile, ...dependencies]);
  }

  async function changed(file: string, isNewOrGone: boolean): Promise<void> {
    if (await isEmpty(file)) await delay(WRITING_MS);
    const { docsDir, dependencies } = await devSite
      .open()
      .catch(() => ({ docsDir: '', dependencies: [file] }));
    const isDoc = docsDir !== '' && !path.relative(docsDir, file).startsWith('..');
    const isShape =
      dependencies.includes(file) || (isDoc && (isNewOrGone || /_(?:meta|nav)\.json$/.test(file)));
    if (isShape) {
      devSite.close();
      vite.ws.send({ type: 'full-reload' });
      return;
    }
    const routes = devSite.pagesMadeOf(file);
    const hadModules = devSite.modules();
    for (const route of routes) await devSite.compile(route);
    if (routes.length === 0) return;
    overlay.show();
    // A page's React parts are modules of the bundler: a reload is the surest way to new ones.
    const needsReload = routes.some((route) => hadModules.get(route) !== devSite.modules().get(route));
    if (needsReload) {
      for (const module of vite.moduleGraph.idToModuleMap.values()) {
        if (module.id?.includes('virtual:page')) vite.moduleGraph.invalidateModule(module);
      }
      vite.ws.send({ type: 'full-reload' });
    } else vite.ws.send({ type: 'custom', event: PAGE_CHANGED, data: routes });
  }

  const report = (error: unknown) => console.error(error);
  watch().catch(report);
  vite.watcher.on('change', (file) => void changed(file, false).catch(report));
  vite.watcher.on('add', (file) => void changed(file, true).catch(report));
  vite.watcher.on('unlink', (file) => void changed(file, true).catch(report));
}

async function isEmpty(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.size === 0;
}
