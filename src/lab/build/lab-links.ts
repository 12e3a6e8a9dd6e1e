import { EXAMPLES } from '../../engine/content/examples-folder.ts';
import type { SiteContext } from '../../engine/page/context/site-context.ts';
import type { LinkExamples } from '../../proof/examples/record/example-links.ts';
import {
  LAB_ROUTE,
  checkAddress,
  exampleAddress,
  exampleId,
  explorerExampleId,
  opensInLab,
} from '../model/lab-example.ts';
import { LAB_TABLES } from '../model/words/lab-words.ts';

/** Opens the examples of a page in the lab, if the site has one, and examines what they write there. */
export const labLinks: LinkExamples = (scope, site) => {
  const route = labRouteFor(scope.pageRoute, site);
  if (route === undefined) return undefined;
  const words = site.extensionWords(LAB_TABLES, scope);
  const links = (id: string) => [
    { text: words.labOpen, address: exampleAddress(site.base, route, id) },
    { text: words.labCheckPackage, address: checkAddress(site.base, route, id) },
  ];
  return {
    ofProject: (page, id, commands) =>
      // The lab has the release of `examples`, not that of an older version.
      site.examplesFolder(page) === EXAMPLES && opensInLab(commands) ? links(exampleId(page, id)) : [],
    ofExplorer: (id) => links(`${explorerExampleId(id)}.`),
  };
};

/** The page with the lab for readers of another page: in its language if there is one, or in the default one. */
function labRouteFor(
  pageRoute: string,
  { matchRoute, localePrefix }: Pick<SiteContext, 'matchRoute' | 'localePrefix'>,
): string | undefined {
  return matchRoute(localePrefix(pageRoute) + LAB_ROUTE.slice(1)) ?? matchRoute(LAB_ROUTE);
}
