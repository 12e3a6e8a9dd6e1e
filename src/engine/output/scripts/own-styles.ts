import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { toPosix } from '../../files/display-path.ts';

const OWN_STYLES = 'virtual:own-styles';
/** Matches where a path within the site begins, which the base belongs in front of. */
const ADDRESS = /(\burl\(\s*["']?)\/(?!\/)/g;

/**
 * Serves the style sheet of a site, in a layer of its own. The theme has listed its layers before, so this one comes after
 * all of them.
 */
export function ownStyles(file: string | undefined, base: string): Plugin {
  const code =
    file === undefined || !existsSync(file)
      ? "export const ownStyles = '';"
      : `import css from ${JSON.stringify(`${toPosix(file)}?inline`)};
export const ownStyles = '@layer site{' + css.replaceAll(${String(ADDRESS)}, ${JSON.stringify(`$1${base}`)}) + '}';`;
  return {
    name: 'own-styles',
    resolveId: (id) => (id === OWN_STYLES ? `\0${OWN_STYLES}` : undefined),
    load: (id) => (id === `\0${OWN_STYLES}` ? code : undefined),
  };
}
