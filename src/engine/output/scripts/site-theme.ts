import path from 'node:path';
import type { Plugin } from 'vite';
import type { Aliases } from '../../config/aliases.ts';
import { toPosix } from '../../files/display-path.ts';

/** `@theme` of a site with components of its own: those of the theme, with the site's in the place of some. */
export const SITE_THEME = 'virtual:site-theme';

/** Matches an alias for one component. */
const OWN = /^@theme\/([A-Za-z_$][\w$]*)$/;

/** The names of the components that a site has an alias for. */
export function ownComponents(aliases: Aliases): string[] {
  return Object.keys(aliases).flatMap((alias) => OWN.exec(alias)?.[1] ?? []);
}

/** Serves that module. An export of its own takes precedence over one that it passes on. */
export function siteTheme(themeFile: string, aliases: Aliases): Plugin {
  const own = ownComponents(aliases).map(
    (name) => `export { default as ${name} } from ${JSON.stringify(`@theme/${name}`)};`,
  );
  const code = [`export * from ${JSON.stringify(toPosix(path.resolve(themeFile)))};`, ...own].join('\n');
  return {
    name: 'site-theme',
    resolveId: (id) => (id === SITE_THEME ? `\0${SITE_THEME}` : undefined),
    load: (id) => (id === `\0${SITE_THEME}` ? code : undefined),
  };
}
