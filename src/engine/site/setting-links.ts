import { readFileSync } from 'node:fs';
import { splitAddress } from '../../model/address.ts';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { isOutbound } from '../../model/sidebar.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { isSiteFile } from '../content/site-file.ts';
import { displayPath } from '../files/display-path.ts';
import type { SiteContext } from '../page/context/site-context.ts';

/** Reports links of the footer that lead to no page and no file of the site. */
export function settingLinkProblems(
  { config, configFile, siteDir }: ConfiguredSite,
  context: Pick<SiteContext, 'matchRoute' | 'allRoutes' | 'docsDir' | 'engineFiles'>,
): Problem[] {
  const leadsNowhere = (link: string) => {
    const { path } = splitAddress(link);
    return !isOutbound(link) && context.matchRoute(path) === undefined && !isSiteFile(path, context);
  };
  const broken = config.footer.columns.flatMap(({ links }, column) =>
    links.flatMap(({ link }, index) =>
      leadsNowhere(link) ? [{ link, path: ['footer', 'columns', column, 'links', index, 'link'] }] : [],
    ),
  );
  if (broken.length === 0) return [];
  const file = displayPath(siteDir, configFile);
  const source = readFileSync(configFile, 'utf8');
  return broken.map(({ link, path }) => {
    const meant = nearest(link, context.allRoutes());
    return {
      level: 'error',
      file,
      ...locateSetting(source, file, { path, pointAt: 'value' }),
      what: `The footer's link "${link}" leads nowhere.`,
      fix: 'Link to a page by its route, as "/guide/", to a file of docs/public, or to a URL.',
      ...(meant !== undefined && { didYouMean: JSON.stringify(meant) }),
    };
  });
}
