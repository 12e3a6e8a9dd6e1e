import { transformWithOxc } from 'vite';
import type { Plugin } from 'vite';

const COMPONENTS_ID = 'virtual:page-components';
export const MODULE_PREFIX = 'virtual:page:';

/** JavaScript of every page with React parts, by route path. Asked on each load, so that dev sees the newest. */
export type PageModules = () => Map<string, string>;

export function pageModuleId(routePath: string): string {
  return MODULE_PREFIX + routePath;
}

/** Serves the React parts of pages as modules: all together to the server entry, one by one to the browser. */
export function pageModules(modules: PageModules): Plugin {
  return {
    name: 'page-modules',
    resolveId(id) {
      return id === COMPONENTS_ID || id.startsWith(MODULE_PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${COMPONENTS_ID}`) return componentsModule([...modules().keys()]);
      if (!id.startsWith(`\0${MODULE_PREFIX}`)) return undefined;
      const code = modules().get(id.slice(MODULE_PREFIX.length + 1));
      if (code === undefined) return undefined;
      const { code: plain } = await transformWithOxc(code, 'page.jsx', { jsx: { runtime: 'automatic' } });
      return { code: plain, moduleType: 'js' };
    },
  };
}

function componentsModule(routes: string[]): string {
  const imports = routes.map(
    (route, index) => `import page${index} from ${JSON.stringify(pageModuleId(route))};`,
  );
  const entries = routes.map((route, index) => `  ${JSON.stringify(route)}: page${index},`);
  return `${imports.join('\n')}\nexport const pageComponents = {\n${entries.join('\n')}\n};\n`;
}
