import { readFileSync } from 'node:fs';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { routeKey } from '../../model/route.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { routeLocales } from '../content/locale-roots.ts';
import { notFoundPlaces } from '../content/not-found-places.ts';
import { isSiteFile } from '../content/site-file.ts';
import { displayPath } from '../files/display-path.ts';
import type { SiteContext } from '../page/context/site-context.ts';

type Sources = Pick<SiteContext, 'matchRoute' | 'allRoutes' | 'docsDir' | 'engineFiles'>;

/**
 * Reports redirects to routes that no page has, and from addresses that have something else already: a host would show
 * either, and nginx does not start with two rules for one address.
 */
export function redirectProblems(site: ConfiguredSite, context: Sources): Problem[] {
  const { config, configFile, siteDir } = site;
  const file = displayPath(siteDir, configFile);
  const place = (from: string, pointAt: 'key' | 'value') =>
    locateSetting(readFileSync(configFile, 'utf8'), file, { path: ['redirects', from], pointAt });
  const takenBy = takenAddresses(site, context);
  return Object.entries(config.redirects).flatMap(([from, to]): Problem[] => {
    const taken = takenBy(from);
    if (taken !== undefined)
      return [
        {
          level: 'error',
          file,
          ...place(from, 'key'),
          what: `\`redirects\` has "${from}", which is ${taken.what}.`,
          fix: taken.fix,
        },
      ];
    if (context.allRoutes().includes(to)) return [];
    const meant = context.matchRoute(to) ?? nearest(to, context.allRoutes());
    return [
      {
        level: 'error',
        file,
        ...place(from, 'value'),
        what: `\`redirects\` leads from "${from}" to "${to}", which is not a page.`,
        fix: 'Write the route of a page, as "/guide/start".',
        ...(meant !== undefined && { didYouMean: JSON.stringify(meant) }),
      },
    ];
  });
}

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
    if (context.matchRoute(from) !== undefined)
      return { what: 'a page', fix: 'Remove the redirect, or move the page.' };
    if (notFound.has(key)) return { what: 'the page for unknown addresses', fix: 'Remove the redirect.' };
    if (isSiteFile(from, context))
      return { what: 'a file of the site', fix: 'Remove the redirect, or rename the file.' };
    return first === undefined
      ? undefined
      : {
          what: `the same address as "${first}"`,
          fix: 'Remove one of them: a redirect is for every spelling.',
        };
  };
}
