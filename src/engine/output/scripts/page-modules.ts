import { transformWithOxc } from 'vite';
import type { Plugin } from 'vite';

export const MODULE_PREFIX = 'virtual:page:';

/** Returns the JavaScript of a page with React parts. Called on each load, so dev gets the latest. */
export type PageModule = (routePath: string) => string | undefined | Promise<string | undefined>;

export function pageModuleId(routePath: string): string {
  return MODULE_PREFIX + routePath;
}

/** Serves the React parts of each page as a module, for the server and the browser. */
export function pageModules(moduleOf: PageModule): Plugin {
  return {
    name: 'page-modules',
    resolveId(id) {
      return id.startsWith(MODULE_PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${MODULE_PREFIX}`)) return undefined;
      const code = await moduleOf(id.slice(MODULE_PREFIX.length + 1));
      if (code === undefined) return undefined;
      const { code: plain } = await transformWithOxc(code, 'page.jsx', { jsx: { runtime: 'automatic' } });
      return { code: plain, moduleType: 'js' };
    },
  };
}
