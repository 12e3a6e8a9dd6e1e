import { readFileSync } from 'node:fs';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { displayPath } from '../files/display-path.ts';
import type { SiteContext } from '../page/syntax/site-context.ts';

/** Reports redirects to routes that no page has, and redirects from a page that is still there. */
export function redirectProblems(
  { config, configFile, siteDir }: ConfiguredSite,
  context: Pick<SiteContext, 'matchRoute' | 'allRoutes'>,
): Problem[] {
  const file = displayPath(siteDir, configFile);
  const place = (from: string, pointAt: 'key' | 'value') =>
    locateSetting(readFileSync(configFile, 'utf8'), file, { path: ['redirects', from], pointAt });
  return Object.entries(config.redirects).flatMap(([from, to]): Problem[] => {
    if (context.matchRoute(from) !== undefined)
      return [
        {
          level: 'error',
          file,
          ...place(from, 'key'),
          what: `\`redirects\` has "${from}", which is a page.`,
          fix: 'Remove the redirect, or move the page.',
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
