import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { toPosix } from '../../files/display-path.ts';
import type { BrowserPart } from '../../site/extension.ts';

/** Each names what it exports, as `src/theme/virtual-modules.d.ts` declares it. */
const MODULES: Readonly<Record<string, (parts: readonly BrowserPart[]) => string>> = {
  'virtual:browser-extensions': (parts) =>
    listed(
      'extensions',
      parts.map(({ module }) => `import { extension as NAME } from ${quoted(module)};`),
    ),
  'virtual:extension-styles': (parts) =>
    listed(
      'extensionStyles',
      parts.flatMap(({ styles }) =>
        styles === undefined ? [] : `import NAME from ${quoted(`${styles}?inline`)};`,
      ),
    ),
};

/** Serves what extensions add to the app: their halves for the browser, and their rules for every page. */
export function extensionModules(given: readonly BrowserPart[]): Plugin {
  // The settings are checked too, and say which of them cannot be loaded.
  const parts = given.filter(({ module }) => typeof module === 'string' && existsSync(module));
  return {
    name: 'extension-modules',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: (id) => MODULES[id.slice(1)]?.(parts),
  };
}

/** Exports a list of what the imports name. */
function listed(name: string, imports: readonly string[]): string {
  const lines = imports.map((line, index) => line.replace('NAME', `part${index}`));
  return `${lines.join('\n')}\nexport const ${name} = [${imports.map((_, index) => `part${index}`).join()}];\n`;
}

const quoted = (file: string) => JSON.stringify(toPosix(file));
