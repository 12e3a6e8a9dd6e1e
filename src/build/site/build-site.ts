import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { createHighlighter } from '../code/highlighter.ts';
import { loadSite } from '../config/load.ts';
import { routeLocales } from '../content/locale-roots.ts';
import { compilePage } from '../mdx/compile-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import { classicScript } from '../prerender/browser-scripts.ts';
import { contentPolicy } from '../prerender/content-policy.ts';
import { escapeJson } from '../prerender/escape.ts';
import { SITE_MANIFEST } from '../serve/site-manifest.ts';
import type { SiteManifest } from '../serve/site-manifest.ts';
import { bundleClient, bundleServer } from '../vite/bundle.ts';
import type { ViteSetup } from '../vite/config.ts';
import { checkAnchors } from './check-anchors.ts';
import { notFoundPage } from './not-found-page.ts';
import { openSite } from './open-site.ts';
import type { OpenSite } from './open-site.ts';
import { pageDocument } from './page-document.ts';
import type { Renderer } from './page-document.ts';
import { pageRuns } from './page-runs.ts';

export interface BuildOptions {
  engineRoot: string;
  siteDir: string;
  docsDir?: string | undefined;
  outDir: string;
  cacheDir: string;
  /** Called as the build goes on, for a person to see. */
  onStep(step: string): void;
}

export interface BuildResult {
  pages: number;
  /** Errors throw; these are warnings. */
  problems: Problem[];
}

/** From a docs folder to a folder that any static host can serve. Throws a `ProblemError` with every error there is. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { onStep, outDir } = options;
  onStep('Reading the configuration');
  const [loaded, highlighter] = await Promise.all([
    loadSite(options.siteDir, { docsDir: options.docsDir, cacheDir: path.join(options.cacheDir, 'config') }),
    createHighlighter(),
  ]);
  const site = openSite(loaded, highlighter);
  onStep(`Compiling ${site.pages.length} pages`);
  const pages: CompiledPage[] = [];
  for (const source of site.pages) pages.push(await compilePage(source, site.context));
  const problems = allProblems(site, pages);
  if (problems.some(({ level }) => level === 'error')) throw new ProblemError(problems);

  onStep('Bundling scripts and styles');
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const modules = new Map(
    pages.flatMap(({ module, data }) => (module === undefined ? [] : [[data.routePath, module] as const])),
  );
  const setup: ViteSetup = {
    engineRoot: options.engineRoot,
    base: site.config.base,
    alias: Object.fromEntries(
      Object.entries(site.config.alias).map(([key, target]) => [key, path.resolve(site.siteDir, target)]),
    ),
    modules: () => modules,
  };
  const client = await bundleClient(setup, outDir);
  const theme = await bundleServer(setup, options.cacheDir);
  const [beforePaint, resolveNotFound] = await Promise.all([
    classicScript(options.engineRoot, 'before-paint'),
    classicScript(options.engineRoot, 'resolve-not-found'),
  ]);

  onStep('Writing the pages');
  const byRoute = new Map(pages.map((page) => [page.data.routePath, page.data]));
  const renderer: Renderer = {
    site,
    theme,
    inlineScript: beforePaint.code,
    entryUrl: client.entryUrl,
    pageInfo: (routePath) => {
      const data = byRoute.get(routePath);
      return data && { title: data.title, toc: data.toc, overviewHeaders: data.frontmatter.overviewHeaders };
    },
  };
  const manifest = siteManifest(
    site,
    contentPolicy({ script: beforePaint.code, style: theme.stylesheet }, site.config),
  );
  for (const page of pages) {
    const runs = pageRuns(page, theme);
    await writeOut(
      outDir,
      page.data.pagePath,
      pageDocument(renderer, { data: page.data, runs, assets: client.pages.get(page.data.routePath) }),
    );
    for (const { file, output } of page.assets) await copyOut(file, path.join(outDir, output));
  }
  if (!byRoute.has('/404')) {
    const { csp: _, ...routes } = manifest;
    const script = `<script type="application/json" id="routes">${escapeJson(routes)}</script><script src="${site.config.base}${resolveNotFound.fileName}"></script>`;
    const html = pageDocument(renderer, { data: notFoundPage(site.config), runs: [], beforeStyles: script });
    await writeOut(outDir, '404.html', html);
  }
  await writeOut(outDir, resolveNotFound.fileName, resolveNotFound.code);
  await writeOut(outDir, SITE_MANIFEST, `${JSON.stringify(manifest)}\n`);
  const publicDir = path.join(site.docsDir, 'public');
  if (existsSync(publicDir)) await cp(publicDir, outDir, { recursive: true });
  return { pages: pages.length, problems };
}

function allProblems(site: OpenSite, pages: CompiledPage[]): Problem[] {
  const anchors = new Map(pages.map((page) => [page.data.routePath, page.anchors]));
  const links = pages.flatMap((page) => page.links);
  return [
    ...site.problems,
    ...pages.flatMap((page) => page.problems),
    ...checkAnchors(links, (route) => anchors.get(route)),
  ];
}

function siteManifest(site: OpenSite, csp: string): SiteManifest {
  const locales = routeLocales(site.config);
  return {
    base: site.config.base,
    routes: site.pages.map(({ routePath }) => routePath),
    langs: [...locales.langs],
    defaultLang: locales.defaultLang,
    versions: [...locales.versions],
    defaultVersion: locales.defaultVersion,
    csp,
  };
}

async function writeOut(outDir: string, name: string, content: string): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function copyOut(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to);
}
