import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { createHighlighter } from '../page/code/highlighter.ts';
import { loadSite } from '../config/load.ts';
import type { Overrides } from '../config/load.ts';
import { gitDates } from '../content/git-dates.ts';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { Extension } from '../page/syntax/site-context.ts';
import { checkAnchors } from './check-anchors.ts';
import { openSite } from './open-site.ts';
import type { OpenSite } from './open-site.ts';

export interface ReadOptions {
  siteDir: string;
  docsDir?: string | undefined;
  cacheDir: string;
  overrides?: Overrides | undefined;
  extensions?: readonly Extension[];
  /** Called as it goes on, for a person to see. */
  onStep(step: string): void;
}

export interface ReadSite {
  site: OpenSite;
  pages: CompiledPage[];
  /** Errors throw; these are warnings. */
  problems: Problem[];
}

/** Everything an author wrote, read and compiled. Throws a `ProblemError` with every error there is. */
export async function readSite(options: ReadOptions): Promise<ReadSite> {
  const { siteDir, docsDir, cacheDir, overrides, extensions, onStep } = options;
  onStep('Reading the configuration');
  const [loaded, highlighter] = await Promise.all([
    loadSite(siteDir, { docsDir, overrides, cacheDir: path.join(cacheDir, 'config') }),
    createHighlighter(),
  ]);
  const site = openSite(loaded, highlighter, { extensions, dates: await gitDates(loaded.docsDir) });
  onStep(`Compiling ${site.pages.length} pages`);
  const pages: CompiledPage[] = [];
  for (const source of site.pages) pages.push(await compilePage(source, site.context));
  const problems = allProblems(site, pages);
  if (problems.some(({ level }) => level === 'error')) throw new ProblemError(problems);
  return { site, pages, problems };
}

function allProblems(site: OpenSite, pages: CompiledPage[]): Problem[] {
  const anchors = new Map(pages.map((page) => [page.data.routePath, page.anchors]));
  const links = [...site.links, ...pages.flatMap((page) => page.links)];
  return [
    ...site.problems,
    ...pages.flatMap((page) => page.problems),
    ...checkAnchors(links, (route) => anchors.get(route)),
  ];
}
