import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { routeKey } from '../../model/route.ts';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { routeLocales } from '../content/locale-roots.ts';
import { notFoundPlaces } from '../content/not-found-places.ts';
import { displayPath } from '../files/display-path.ts';

/** Reports what would be missing from a site or have no effect, without anything else that shows it. */
export function silentGaps(site: ConfiguredSite, routes: readonly string[]): Problem[] {
  return [...missingHomes(site, routes), ...unreadTheme(site), ...brokenLinks(site, site.docsDir)];
}

/** A reader who opens the address of a language or version would get the 404 page. */
function missingHomes({ siteDir, docsDir, config }: ConfiguredSite, routes: readonly string[]): Problem[] {
  if (routes.length === 0) return [];
  const keys = new Set([...routes, ...Object.keys(config.redirects)].map(routeKey));
  return notFoundPlaces(routes, routeLocales(config))
    .map(({ routePath }) => routePath.replace(/404$/, ''))
    .filter((home) => !keys.has(routeKey(home)))
    .map((home) => ({
      level: 'warning',
      file: displayPath(siteDir, docsDir),
      what: `There is no page for ${home}, so whoever opens that address gets the 404 page.`,
      fix: 'Add an index.mdx there.',
    }));
}

/** In Rspress, this file replaces parts of the layout. */
function unreadTheme({ siteDir, config }: ConfiguredSite): Problem[] {
  const folder = path.join(siteDir, 'theme');
  const file = ['index.tsx', 'index.ts', 'index.jsx', 'index.js']
    .map((name) => path.join(folder, name))
    .find((name) => existsSync(name));
  const isAlias = Object.values(config.alias).some((target) => path.resolve(siteDir, target) === folder);
  if (file === undefined || isAlias) return [];
  return [
    {
      level: 'warning',
      file: displayPath(siteDir, file),
      line: 1,
      column: 1,
      what: 'This file has no effect: a site has no layouts of its own.',
      fix: "For a component that pages import from @theme, add to site.config.ts: alias: { '@theme/Name': 'theme/Name.tsx' }.",
    },
  ];
}

/** A page or a file behind a link to nowhere would not be there. */
function brokenLinks(site: ConfiguredSite, folder: string): Problem[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry): Problem[] => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return brokenLinks(site, file);
      if (!entry.isSymbolicLink() || existsSync(file)) return [];
      return [
        {
          level: 'error',
          file: displayPath(site.siteDir, file),
          what: `This is a link to ${JSON.stringify(readlinkSync(file))}, which does not exist.`,
          fix: 'Fix or remove the link.',
        },
      ];
    });
}
