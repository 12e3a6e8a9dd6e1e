import path from 'node:path';
import { transformWithOxc } from 'vite';
import type { Plugin } from 'vite';

export const MODULE_PREFIX = 'virtual:page:';

/** The JavaScript of a page with React parts. Called on each load, so dev gets the latest. */
export type PageModule = (routePath: string) => string | undefined | Promise<string | undefined>;

export function pageModuleId(routePath: string): string {
  return MODULE_PREFIX + routePath;
}

/** The file from which packages of pages are resolved. */
export const PACKAGE_ROOT = 'site.config.ts';
/** Matches an import of a package. */
const PACKAGE = /^[@\w]/;

/**
 * Serves the React parts of each page as a module, for the server and the browser. Packages that a page imports come from
 * the `node_modules` of its site: the module itself is in no folder.
 */
export function pageModules(moduleOf: PageModule, siteDir: string): Plugin {
  return {
    name: 'page-modules',
    resolveId(id, importer, options) {
      if (id.startsWith(MODULE_PREFIX)) return `\0${id}`;
      if (!importer?.startsWith(`\0${MODULE_PREFIX}`) || !PACKAGE.test(id)) return undefined;
      return this.resolve(id, path.join(siteDir, PACKAGE_ROOT), { ...options, skipSelf: true });
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
