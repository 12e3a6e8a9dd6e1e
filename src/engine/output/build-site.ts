import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { hasErrors, ProblemError } from '../../model/problem.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { Site } from '../site/site-navigation.ts';
import { compileWithErrors } from '../site/compile-site.ts';
import type { CompileOptions } from '../site/compile-site.ts';
import { bundlePages } from './bundle-pages.ts';
import { CARD_CACHE, siteCards } from './cards/site-cards.ts';
import type { SiteCards } from './cards/site-cards.ts';
import { describeBuild } from './describe-build.ts';
import { outFolder } from './out-folder.ts';
import { documentProblems } from './outputs.ts';
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
 * Builds a docs folder into a folder any static host can serve. Throws a `ProblemError` with the errors of all steps, or
 * an `OutFolderError` for a folder that no site can be written to.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { onStep, outDir, complete } = options;
  const folder = outFolder(outDir, options);
  const { site, pages, problems } = await compileWithErrors(options);
  // Nothing else of the pages can fail.
  if (hasErrors(problems) && pages.every(({ module }) => module === undefined))
    throw new ProblemError(problems);
  await replaceContents(folder, async (partDir) => {
    try {
      const { cards, problems: ofCards } = await drawCards(
        { ...options, cards: options.cards && !hasErrors(problems) },
        site,
        pages,
      );
      problems.push(...ofCards);
      onStep('Bundling scripts and styles');
      const { bundles, problems: ofBundles } = await bundlePages(site, pages, {
        ...options,
        outDir: partDir,
      });
      problems.push(...newProblems(ofBundles, problems));
      if (!bundles) throw new ProblemError([]);
      const made = { ...bundles, options, site, cards, outDir: partDir };
      if (hasErrors(problems)) {
        const { components } = bundles.server;
        const loaded = pages.filter(
          ({ module, data }) => module === undefined || components.has(data.routePath),
        );
        throw new ProblemError(documentProblems(await describeBuild({ ...made, pages: loaded })));
      }
      onStep('Writing the pages');
      await writeSite(await describeBuild({ ...made, pages }));
      await complete?.(partDir);
    } catch (error) {
      // After errors, anything else that fails would only hide what the author has to fix.
      if (!(error instanceof ProblemError || hasErrors(problems))) throw error;
      const later = error instanceof ProblemError ? newProblems(error.problems, problems) : [];
      throw new ProblemError([...problems, ...later]);
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

/** Leaves out what an earlier step has reported: an error on the same line, or a name that does not exist. */
function newProblems(later: readonly Problem[], earlier: readonly Problem[]): Problem[] {
  const errors = earlier.filter(({ level }) => level === 'error');
  return later.filter(({ file, line, what }) => {
    // Its tag was reported, with what the author may have meant.
    const lacked = /has no (\w+)\.$/.exec(what)?.[1];
    if (errors.some((known) => known.file === file && known.what.includes(`<${lacked}>`))) return false;
    if (line !== undefined) return !errors.some((known) => known.file === file && known.line === line);
    const name = /(\w+) is not defined\.$/.exec(what)?.[1];
    if (name === undefined) return true;
    // Components do not exist because their imports lead nowhere or are missing.
    const isComponent = /^[A-Z]/.test(name);
    return !errors.some(
      (known) => (isComponent && known.file === file) || known.what.includes(`\`${name}\``),
    );
  });
}
