import type { ViteDevServer } from 'vite';
import type { OverviewPage } from '../../model/overview.ts';
import { type Problem, ProblemError } from '../../model/problem.ts';
import type { ServerTheme } from '../../model/render.ts';
import { notFoundPlace } from '../content/not-found-places.ts';
import { routeLocales } from '../content/locale-roots.ts';
import { createRouteMatcher } from '../../model/route.ts';
import { generatorOf } from '../output/documents/generator.ts';
import { notFoundPage } from '../output/documents/not-found-page.ts';
import { pageDocument } from '../output/documents/page-document.ts';
import { pageRuns } from '../output/documents/page-runs.ts';
import { pageModuleId } from '../output/scripts/page-modules.ts';
import { devClientTag, sourceFileUrl, virtualModuleUrl } from '../output/scripts/vite-internals.ts';
import { devIndexUrl } from './dev-search.ts';
import type { DevSite } from './dev-site.ts';
import type { ComponentLoader } from './page-component.ts';

export type DevAnswer = { redirect: string } | { status: 200 | 404; html: string };

export interface DevRendering {
  devSite: DevSite;
  vite: ViteDevServer;
  inlineScript: string;
  componentOf: ComponentLoader;
}

/** Renders a document as the build would write it, for one request. */
export async function renderDevPage(rendering: DevRendering, pathname: string): Promise<DevAnswer> {
  const { devSite, vite, inlineScript, componentOf } = rendering;
  const site = await devSite.withMenus();
  const routes = site.pages.map(({ routePath }) => routePath);
  const settings = {
    ...routeLocales(site.config),
    base: site.config.base,
    redirects: site.config.redirects,
  };
  const matcher = createRouteMatcher(routes, settings);
  const match = matcher.match(pathname);
  if (!match && (await devSite.looksAgain())) return renderDevPage(rendering, pathname);
  if (match?.redirect) return { redirect: match.canonical };
  const moved = match ? undefined : matcher.movedTo(pathname);
  if (moved !== undefined) return { redirect: moved };
  const page = match && (await devSite.compile(match.routePath));
  const { theme } = (await vite.ssrLoadModule('/src/theme/entry-server.tsx')) as { theme: ServerTheme };
  const infos = new Map<string, OverviewPage>();
  if (page?.data.frontmatter.overview) {
    for (const route of routes) {
      const data = (await devSite.compile(route))?.data;
      if (data)
        infos.set(route, {
          title: data.title,
          toc: data.toc,
          overviewHeaders: data.frontmatter.overviewHeaders,
        });
    }
  }
  const { base } = site.config;
  const component = page && (await componentOf(page, site));
  const render = () =>
    pageDocument(
      {
        site,
        theme,
        generator: generatorOf(vite.config.root),
        inlineScript,
        entryUrl: `${base}src/theme/entry-client.tsx`,
        rareStylesUrl: `${base}src/theme/styles/rare.css`,
        pageInfo: (route) => infos.get(route),
        searchIndex: (data) => devIndexUrl(site, data),
      },
      {
        data: page?.data ?? notFoundPage(site.config, notFoundPlace(pathname, settings)),
        runs: page ? pageRuns(page, theme, site) : [],
        component,
        parts: page?.parts,
        places: page?.runs,
        assets:
          page?.module === undefined
            ? undefined
            : { moduleUrl: virtualModuleUrl(base, pageModuleId(page.data.routePath)), styleUrls: [] },
        // The bundler adds their styles to the page itself.
        scripts: page?.scripts.map((file) => ({
          moduleUrl: sourceFileUrl(base, file),
          styleUrls: [],
        })),
        beforeStyles: devClientTag(base),
      },
    );
  return { status: page ? 200 : 404, html: explained(render, page?.problems ?? []) };
}

/** If a page cannot be rendered, reports what else is wrong with it, which may be the reason. */
function explained(render: () => string, problems: readonly Problem[]): string {
  try {
    return render();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new ProblemError([...problems.filter(({ level }) => level === 'error'), ...error.problems]);
  }
}
