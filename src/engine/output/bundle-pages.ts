import type { Problem } from '../../model/problem.ts';
import { hasErrors } from '../../model/problem.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { Site } from '../site/site-navigation.ts';
import type { Bundles } from './describe-build.ts';
import { bundleProblems, loadProblems } from './scripts/bundle-problem.ts';
import { bundleClient, bundleServer } from './scripts/bundle.ts';
import { viteSetup } from './scripts/config.ts';
import { tryPostcssConfig } from './scripts/postcss-config.ts';
import type { MissingImport } from './scripts/missing-imports.ts';
import { missingProblem } from './scripts/missing-problem.ts';

export interface BundlingOptions {
  engineRoot: string;
  cacheDir: string;
  outDir: string;
}

export interface Bundled {
  /** Undefined if the bundler gave up. Without the pages whose imports lead nowhere. */
  bundles: Bundles | undefined;
  problems: Problem[];
}

/**
 * Bundles the pages, including those with errors, to report the problems of their imports in the same build. If
 * that fails, the errors may be the reason, and the other pages are bundled alone.
 */
export async function bundlePages(
  site: Site,
  pages: readonly CompiledPage[],
  options: BundlingOptions,
): Promise<Bundled> {
  await tryPostcssConfig(site.siteDir);
  const all = await bundle(site, pages, options);
  const sound = pages.filter(({ problems }) => !hasErrors(problems));
  if (all.bundles || sound.length === pages.length) return all;
  const { bundles, problems } = await bundle(site, sound, options);
  // Without a line, it may only be a consequence of an error on that page.
  const ofLines = all.problems.filter(({ line }) => line !== undefined);
  return { bundles, problems: [...ofLines, ...problems] };
}

async function bundle(
  site: Site,
  pages: readonly CompiledPage[],
  { engineRoot, cacheDir, outDir }: BundlingOptions,
): Promise<Bundled> {
  const modules = new Map(
    pages.flatMap(({ module, data }) => (module === undefined ? [] : [[data.routePath, module] as const])),
  );
  const setup = viteSetup(engineRoot, site, (route) => modules.get(route));
  const routes = [...modules.keys()];
  const problems: Problem[] = [];
  const onMissing = (one: MissingImport) => problems.push(missingProblem(one, site));
  try {
    const scripts = [...new Set(pages.flatMap((page) => page.scripts))];
    const client = await bundleClient(setup, { routes, scripts, onMissing }, outDir);
    const server = await bundleServer(setup, { routes, isIncomplete: problems.length > 0 }, cacheDir);
    for (const [routePath, { error, at }] of server.failures)
      problems.push(...loadProblems(error, site, { routePath, engineRoot, at }));
    return { bundles: { client, server }, problems };
  } catch (error) {
    // Without code of the site, the bundle contains only the engine's own, so this is not an author's problem.
    const { styles, slots, browserParts } = setup;
    if (modules.size + Object.keys(slots).length + browserParts.length === 0 && styles === undefined)
      throw error;
    return { bundles: undefined, problems: [...problems, ...bundleProblems(error, site, engineRoot)] };
  }
}
