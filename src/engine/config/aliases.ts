import path from 'node:path';

/** The theme without the components of a site, which can build on those they replace. */
export const ORIGINAL_THEME = '@theme-original';

/** Names under which pages and components import the components of the theme. The others are those of Rspress. */
export const THEME_SOURCES: readonly string[] = [
  '@theme',
  '@rspress/core/theme',
  'rspress/theme',
  ORIGINAL_THEME,
];

/** Names under which components of a site import hooks. */
export const RUNTIME_SOURCES: readonly string[] = ['@runtime', '@rspress/core/runtime', 'rspress/runtime'];

/** Maps the first part of an import to an absolute path. */
export type Aliases = Readonly<Record<string, string>>;

interface WithAliases {
  siteDir: string;
  config: { alias: Aliases };
}

export function aliasesOf({ siteDir, config }: WithAliases): Aliases {
  const entries = Object.entries(config.alias);
  return Object.fromEntries(entries.map(([name, target]) => [name, path.resolve(siteDir, target)]));
}

/** Undefined for an import without an alias. */
export function aliasedPath(asked: string, aliases: Aliases): string | undefined {
  const found = Object.entries(aliases).find(([name]) => asked === name || asked.startsWith(`${name}/`));
  return found && path.join(found[1], asked.slice(found[0].length));
}
