import { readFileSync } from 'node:fs';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { displayPath } from '../files/display-path.ts';
import type { ScannedSite } from './scan-site.ts';

type ConfiguredPages = Pick<ScannedSite, 'config' | 'configFile' | 'siteDir'> & {
  pages: readonly { routePath: string }[];
};

/** Reports pages that the search should offer but the site does not have. */
export function startPageProblems({ config, configFile, siteDir, pages }: ConfiguredPages): Problem[] {
  const { search } = config;
  const known = pages.map(({ routePath }) => routePath);
  const file = displayPath(siteDir, configFile);
  return (search === false ? [] : search.startPages).flatMap((route, index): Problem[] => {
    if (known.includes(route)) return [];
    const meant = nearest(route, known);
    const path = ['search', 'startPages', index];
    return [
      {
        level: 'error',
        file,
        ...locateSetting(readFileSync(configFile, 'utf8'), file, { path, pointAt: 'value' }),
        what: `\`startPages\` names ${JSON.stringify(route)}, which is not a page.`,
        fix: 'Write the route of a page, as "/guide/start".',
        ...(meant !== undefined && { didYouMean: JSON.stringify(meant) }),
      },
    ];
  });
}
