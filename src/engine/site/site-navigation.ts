import type { NavItem, Sidebars } from '../../model/sidebar-types.ts';
import type { LinkUse } from '../content/link-use.ts';
import { localeRoots, routeLocales } from '../content/locale-roots.ts';
import type { LocaleRoot } from '../content/locale-roots.ts';
import { readNavigation } from '../content/nav.ts';
import type { PageInfo } from '../content/sidebar-sources.ts';
import type { ScannedSite } from './scan-site.ts';
import { redirectLinks } from './setting-redirects.ts';

export interface LocaleNavigation extends LocaleRoot {
  nav: NavItem[];
  sidebars: Sidebars;
  /** The first page marked as an overview in its frontmatter. */
  overviewPath: string | undefined;
}

/** A site whose pages can be rendered: the titles in its menus are known. */
export interface Site extends ScannedSite {
  navigation: LocaleNavigation[];
  /** Links from the navigation to pages. */
  links: LinkUse[];
}

/** Reads the menus of a site. `infoOf` looks up a page by its path below docs. */
export function withNavigation(
  site: ScannedSite,
  infoOf: (relativePath: string) => PageInfo | undefined,
): Site {
  const { docsDir, siteDir, config, configFile, pages } = site;
  const problems = [...site.problems];
  const links = redirectLinks(site, site.context);
  const navigation = localeRoots(docsDir, config).map((root) => {
    const read = readNavigation({
      docsDir,
      siteDir,
      config,
      configFile,
      engineFiles: site.context.engineFiles,
      root,
      locales: routeLocales(config),
      pages,
      pageInfo: infoOf,
    });
    problems.push(...read.problems);
    links.push(...read.links);
    const own = pages.filter(({ lang, version }) => lang === root.lang && version === root.version);
    const overviewPath = own.find(({ relativePath }) => infoOf(relativePath)?.overview)?.routePath;
    return { ...root, nav: read.nav, sidebars: read.sidebars, overviewPath };
  });
  return { ...site, navigation, links, problems };
}
