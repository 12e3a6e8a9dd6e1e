import { readFileSync } from 'node:fs';
import { splitAddress } from '../../model/address.ts';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { routeKey } from '../../model/route.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import type { LinkUse } from '../content/link-use.ts';
import { routeLocales } from '../content/locale-roots.ts';
import { notFoundPlaces } from '../content/not-found-places.ts';
import { publicFiles } from '../content/public-files.ts';
import { decodeSafely, isSiteFile } from '../content/site-file.ts';
import { displayPath } from '../files/display-path.ts';
import { ASSETS } from '../files/out-file.ts';
import type { SiteContext } from '../page/context/site-context.ts';

type Sources = Pick<SiteContext, 'matchRoute' | 'allRoutes' | 'docsDir' | 'engineFiles'>;
type Why = Pick<Problem, 'what' | 'fix' | 'didYouMean'>;

/**
 * Reports redirects to routes that no page has, and from addresses that have something else already: a host would show
 * either, and nginx does not start with two rules for one address.
 */
export function redirectProblems(site: ConfiguredSite, context: Sources): Problem[] {
  const file = displayPath(site.siteDir, site.configFile);
  const takenBy = takenAddresses(site, context);
  return Object.entries(site.config.redirects).flatMap(([from, to]): Problem[] => {
    const taken = takenBy(from);
    const why: Why | undefined = taken
      ? { what: `\`redirects\` has "${from}", which is ${taken.what}.`, fix: taken.fix }
      : leadsNowhere(from, to, context);
    return why === undefined
      ? []
      : [{ level: 'error', file, ...placeOf(site, from, taken ? 'key' : 'value'), ...why }];
  });
}

/** The targets with a hash, for checking that the page has such a heading. */
export function redirectLinks(site: ConfiguredSite, { allRoutes }: Pick<Sources, 'allRoutes'>): LinkUse[] {
  const file = displayPath(site.siteDir, site.configFile);
  return Object.entries(site.config.redirects).flatMap(([from, to]): LinkUse[] => {
    const { path, hash } = splitAddress(to);
    if (hash === '' || !allRoutes().includes(path)) return [];
    const { line, column } = placeOf(site, from, 'value') ?? { line: 1, column: 1 };
    return [{ file, line, column, routePath: path, hash: decodeSafely(hash.slice(1)) }];
  });
}

function placeOf({ configFile, siteDir }: ConfiguredSite, from: string, pointAt: 'key' | 'value') {
  const file = displayPath(siteDir, configFile);
  return locateSetting(readFileSync(configFile, 'utf8'), file, { path: ['redirects', from], pointAt });
}

function leadsNowhere(from: string, to: string, { allRoutes, matchRoute }: Sources): Why | undefined {
  if (!to.startsWith('/')) return undefined;
  const { path } = splitAddress(to);
  if (to.endsWith('/*')) {
    const folder = path.slice(0, -1);
    if (allRoutes().some((route) => route.startsWith(folder))) return undefined;
    const folders = allRoutes().map((route) => `${route.slice(0, route.lastIndexOf('/'))}/*`);
    return {
      what: `\`redirects\` leads from "${from}" to "${to}", below which there is no page.`,
      fix: 'Write a folder with pages, as "/guide/*".',
      ...meaning(nearest(to, [...new Set(folders)])),
    };
  }
  if (allRoutes().includes(path)) return undefined;
  return {
    what: `\`redirects\` leads from "${from}" to "${to}", which is not a page.`,
    fix: 'Write the route of a page, as "/guide/start".',
    ...meaning(matchRoute(path) ?? nearest(path, allRoutes())),
  };
}

const meaning = (meant: string | undefined) =>
  meant === undefined ? {} : { didYouMean: JSON.stringify(meant) };

/** The function says what else has the address of a redirect. Call it once for each, in order. */
function takenAddresses({ config }: ConfiguredSite, context: Sources) {
  const notFound = new Set(
    notFoundPlaces(context.allRoutes(), routeLocales(config)).map(({ routePath }) => routeKey(routePath)),
  );
  const earlier = new Map<string | undefined, string>();
  return (from: string): { what: string; fix: string } | undefined => {
    const key = routeKey(from);
    const first = earlier.get(key);
    earlier.set(key, first ?? from);
    if (first !== undefined)
      return {
        what: `the same address as "${first}"`,
        fix: 'Remove one of them: a redirect is for every spelling.',
      };
    if (from.endsWith('/*')) return takenBelow(from.slice(0, -2), [...notFound], context);
    if (context.matchRoute(from) !== undefined)
      return { what: 'a page', fix: 'Remove the redirect, or move the page.' };
    if (notFound.has(key)) return { what: 'the page for unknown addresses', fix: 'Remove the redirect.' };
    if (isSiteFile(from, context))
      return { what: 'a file of the site', fix: 'Remove the redirect, or rename the file.' };
    return undefined;
  };
}

/** Some hosts would redirect what is there, and others show it. */
function takenBelow(folder: string, notFound: readonly (string | undefined)[], context: Sources) {
  const files = [...publicFiles(context.docsDir), ...context.engineFiles, ASSETS].map((name) => `/${name}`);
  const taken = [...context.allRoutes(), ...notFound, ...files].find((address) =>
    `${address}/`.toLowerCase().startsWith(`${folder}/`.toLowerCase()),
  );
  return taken === undefined
    ? undefined
    : {
        what: `also the address of ${taken}`,
        fix: 'Move it, or write one redirect for each former page instead.',
      };
}
