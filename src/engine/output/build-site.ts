import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { hasErrors, ProblemError } from '../../model/problem.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { Site } from '../site/site-navigation.ts';
import { compileWithErrors } from '../site/compile-site.ts';
import type { CompileOptions } from '../site/compile-site.ts';
import { CARD_CACHE, siteCards } from './cards/site-cards.ts';
import type { SiteCards } from './cards/site-cards.ts';
import { describeBuild } from './describe-build.ts';
import type { Bundles } from './describe-build.ts';
import { bundleProblems, loadProblems } from './scripts/bundle-problem.ts';
import { bundleClient, bundleServer } from './scripts/bundle.ts';
import { viteSetup } from './scripts/config.ts';
import type { MissingImport } from './scripts/missing-imports.ts';
import { missingProblem } from './scripts/missing-problem.ts';
import { outFolder } from './out-folder.ts';
import { replaceContents } from './replace-contents.ts';
import { writeSite } from './write-site.ts';

export interface BuildOptions extends CompileOptions {
  engineRoot: string;
  outDir: string;
  /** Create an image of each page for link previews. */
  cards?: boolean;
  /** Write the security policy into each page, for hosts that send no headers. */
  metaPolicy?: boolean;
  /** Adds files to the written site before it replaces the last one. */
  complete?(partDir: string): Promise<void>;
}

export interface BuildResult {
  pages: number;
  /** Warnings only; errors are thrown. */
  problems: Problem[];
  /** Pages have no edit link, and the configuration does not turn it off. */
  lacksEditLink: boolean;
}

/**
 * Builds a docs folder into a folder any static host can serve. Throws a `ProblemError` with all errors, or an
 * `OutFolderError` for a folder that no site can be written to.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { onStep, outDir, complete } = options;
  const folder = outFolder(outDir, options);
  const { site, pages, problems } = await compileWithErrors(options);
  await replaceContents(folder, async (partDir) => {
    try {
      if (hasErrors(problems)) throw new ProblemError(await importProblems(options, site, pages, partDir));
      const { cards, problems: cardProblems } = await drawCards(options, site, pages);
      problems.push(...cardProblems);
      onStep('Bundling scripts and styles');
      const { client, server } = await bundle(options, site, pages, partDir);
      onStep('Writing the pages');
      await writeSite(await describeBuild({ options, site, pages, cards, client, server, outDir: partDir }));
      await complete?.(partDir);
    } catch (error) {
      // Report the problems so far together with the later ones.
      throw error instanceof ProblemError ? new ProblemError([...problems, ...error.problems]) : error;
    }
  });
  const { repository, locales } = site.config;
  const lacksEditLink = repository === undefined && locales.some(({ editLink }) => !editLink);
  return { pages: pages.length, problems, lacksEditLink };
}

type DrawnCards = Pick<SiteCards, 'cards' | 'problems'>;

async function drawCards(
  { cards, engineRoot, cacheDir, onStep }: BuildOptions,
  site: Site,
  pages: CompiledPage[],
): Promise<DrawnCards> {
  if (!cards) return { cards: [], problems: [] };
  onStep('Drawing social cards');
  return siteCards(site, pages, { engineRoot, cacheDir: path.join(cacheDir, CARD_CACHE) });
}

/** Bundles the pages without errors, so that an author sees the problems of all imports in the same build. */
async function importProblems(
  options: BuildOptions,
  site: Site,
  pages: CompiledPage[],
  outDir: string,
): Promise<readonly Problem[]> {
  const sound = pages.filter(({ module, problems }) => module !== undefined && !hasErrors(problems));
  if (sound.length === 0) return [];
  try {
    await bundle(options, site, sound, outDir);
    return [];
  } catch (error) {
    // Anything else would hide what the author has to fix first, and comes back once that is done.
    return error instanceof ProblemError ? error.problems : [];
  }
}

async function bundle(
  options: BuildOptions,
  site: Site,
  pages: CompiledPage[],
  outDir: string,
): Promise<Bundles> {
  const modules = new Map(
    pages.flatMap(({ module, data }) => (module === undefined ? [] : [[data.routePath, module] as const])),
  );
  const setup = viteSetup(options.engineRoot, site, (route) => modules.get(route));
  const routes = [...modules.keys()];
  const missing: Problem[] = [];
  const onMissing = (one: MissingImport) => missing.push(missingProblem(one, site));
  try {
    const scripts = [...new Set(pages.flatMap((page) => page.scripts))];
    const client = await bundleClient(setup, { routes, scripts, onMissing }, outDir);
    if (missing.length > 0) throw new ProblemError(missing);
    const server = await bundleServer(setup, routes, options.cacheDir);
    const failed = [...server.failures].flatMap(([routePath, error]) =>
      loadProblems(error, site, { routePath, engineRoot: options.engineRoot }),
    );
    if (failed.length > 0) throw new ProblemError(failed);
    return { client, server };
  } catch (error) {
    // Without page modules the bundle contains only the engine's own code, so this is not an author's problem.
    if (error instanceof ProblemError || modules.size === 0) throw error;
    throw new ProblemError([...missing, ...bundleProblems(error, site, options.engineRoot)]);
  }
}
