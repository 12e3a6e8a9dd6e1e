import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { hasErrors, ProblemError } from '../../model/problem.ts';
import { createHighlighter } from '../page/code/highlighter.ts';
import { loadConfiguration } from '../config/load.ts';
import type { Overrides } from '../config/load.ts';
import { gitDates } from '../content/git-dates.ts';
import type { SourceFile } from '../content/scan.ts';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { Extension } from './extension.ts';
import { checkAnchors } from './check-anchors.ts';
import type { RunningCode } from './page-basis.ts';
import { reusePages } from './reuse-pages.ts';
import { scanSite } from './scan-site.ts';
import type { ScannedSite } from './scan-site.ts';
import { withNavigation } from './site-navigation.ts';
import type { Site } from './site-navigation.ts';
import { startPageProblems } from './start-pages.ts';

export interface CompileOptions {
  siteDir: string;
  docsDir?: string | undefined;
  cacheDir: string;
  overrides?: Overrides | undefined;
  extensions?: readonly Extension[];
  /** Reuses pages of earlier builds by the same code. Without it, all pages are compiled. */
  code?: RunningCode;
  /** Reports progress to the user. */
  onStep(step: string): void;
}

export interface CompiledSite {
  site: Site;
  pages: CompiledPage[];
  problems: Problem[];
}

/** Reads and compiles everything an author wrote. Throws a `ProblemError` with all errors. */
export async function compileSite(options: CompileOptions): Promise<CompiledSite> {
  const compiled = await compileWithErrors(options);
  if (hasErrors(compiled.problems)) throw new ProblemError(compiled.problems);
  return compiled;
}

/** Compiles what can be compiled. Throws only if the configuration cannot be read. */
export async function compileWithErrors(options: CompileOptions): Promise<CompiledSite> {
  const { siteDir, docsDir, cacheDir, overrides, extensions, onStep } = options;
  onStep('Reading the configuration');
  const loaded = await loadConfiguration(siteDir, {
    docsDir,
    overrides,
    cacheDir: path.join(cacheDir, 'config'),
  });
  const scanned = scanSite(loaded, createHighlighter(), {
    extensions,
    dates: await gitDates(loaded.docsDir),
  });
  onStep(`Compiling ${scanned.pages.length} pages`);
  const pages = await compilePages(scanned, options);
  const infos = new Map(pages.map(({ source, info }) => [source.relativePath, info]));
  const site = withNavigation(scanned, (relativePath) => infos.get(relativePath));
  return { site, pages, problems: await allProblems(site, pages) };
}

async function compilePages(
  site: ScannedSite,
  { cacheDir, code, onStep }: CompileOptions,
): Promise<CompiledPage[]> {
  const compile = (source: SourceFile) => compilePage(source, site.context);
  const options = { cacheDir, startedAt: Date.now(), compile };
  const reuse = code && reusePages(site, { ...options, code });
  const pages: CompiledPage[] = [];
  for (const source of site.pages) pages.push(await (reuse?.pageOf ?? compile)(source));
  await reuse?.finish();
  if (reuse) onStep(`Compiled ${pages.length} pages, ${reuse.reused()} of them from the cache`);
  return pages;
}

async function allProblems(site: Site, pages: CompiledPage[]): Promise<Problem[]> {
  const anchors = new Map(pages.map((page) => [page.data.routePath, page.anchors]));
  const links = [...site.links, ...pages.flatMap((page) => page.links)];
  const ofExtensions: Problem[] = [];
  for (const { check } of site.extensions) ofExtensions.push(...((await check?.(pages, site)) ?? []));
  return [
    ...site.problems,
    ...pages.flatMap((page) => page.problems),
    ...startPageProblems(site),
    ...checkAnchors(links, (route) => anchors.get(route), site.config.markdown.brokenAnchors),
    ...ofExtensions,
  ];
}
