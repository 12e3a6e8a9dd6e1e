import process from 'node:process';
import type { ViteDevServer } from 'vite';
import { ProblemError } from '../../model/problem.ts';
import { EndlessError, loadInTime } from '../files/load-in-time.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { Site } from '../site/site-navigation.ts';
import { loadProblems } from '../output/scripts/bundle-problem.ts';
import { thrownAt } from '../output/scripts/thrown-at.ts';
import { pageModuleId } from '../output/scripts/page-modules.ts';

/** Loads the component of a page with React parts; undefined for other pages. */
export type ComponentLoader = (page: CompiledPage, site: Site) => Promise<unknown>;

/** Loads the React parts of visited pages, and again when their code has changed. */
export function createComponentLoader(vite: ViteDevServer): ComponentLoader {
  const loaded = new Map<string, string>();
  return async ({ module, data: { routePath }, problems }, site) => {
    if (module === undefined) return undefined;
    const id = pageModuleId(routePath);
    if (loaded.get(routePath) !== module) forgetModule(vite, `\0${id}`);
    loaded.set(routePath, module);
    try {
      return ((await loadInTime(() => vite.ssrLoadModule(id))) as { default: unknown }).default;
    } catch (error) {
      // The module that was ended would stay pending for every page that imports it.
      if (error instanceof EndlessError) vite.environments.ssr.moduleGraph.invalidateAll();
      // An error of the page itself explains the failure better.
      const own = problems.filter(({ level }) => level === 'error');
      locate(error, vite);
      const place = { routePath, engineRoot: vite.config.root, at: thrownAt(error, site.siteDir) };
      throw new ProblemError(own.length > 0 ? own : loadProblems(error, site, place));
    }
  };
}

/** Makes the stack of an error name places in the author's files. */
export function locate(error: unknown, vite: ViteDevServer): void {
  // Commands have Node do that (`scripts/run.mjs`). Done twice, it gives wrong lines.
  if (error instanceof Error && !process.sourceMapsEnabled) vite.ssrFixStacktrace(error);
}

function forgetModule({ environments }: ViteDevServer, id: string): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(id);
    if (module) moduleGraph.invalidateModule(module);
  }
}
