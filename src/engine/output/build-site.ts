import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OFFLINE_WORKER } from '../../model/constants.ts';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { CARD_CACHE, siteCards } from './cards/site-cards.ts';
import type { Card, SiteCards } from './cards/site-cards.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import { hashedName } from '../files/hashed-name.ts';
import { hostFiles } from './hosts/host-files.ts';
import { siteAddress } from '../site/page-files.ts';
import { machineFiles } from './machines/machine-files.ts';
import { softwareBill } from './packages/software-bill.ts';
import { SOFTWARE_BILL } from '../site/written-files.ts';
import { classicScript } from './scripts/browser-scripts.ts';
import { contentPolicy, metaPolicy } from './documents/content-policy.ts';
import { offlineWorker } from './scripts/offline-worker.ts';
import { SITE_MANIFEST } from '../site/written-files.ts';
import { hasEmbeddedIndex, indexFiles } from './search/index-files.ts';
import { openSearchDescription } from './search/open-search.ts';
import { OPEN_SEARCH_FILE } from '../site/written-files.ts';
import { siteRecords } from './search/site-records.ts';
import { bundleClient, bundleServer } from './scripts/bundle.ts';
import type { ClientBundle, ServerBundle } from './scripts/bundle.ts';
import { bundleProblems, loadProblems } from './scripts/bundle-problem.ts';
import { viteSetup } from './scripts/config.ts';
import { copyPublicFiles, publicText } from './copy-public.ts';
import { notFoundPage, notFoundScripts } from './documents/not-found-page.ts';
import type { OpenSite } from '../site/open-site.ts';
import { pageDocument } from './documents/page-document.ts';
import type { Renderer } from './documents/page-document.ts';
import { pageRuns } from './documents/page-runs.ts';
import { readSite } from '../site/read-site.ts';
import type { ReadOptions } from '../site/read-site.ts';
import { siteManifest } from './hosts/manifest-of-site.ts';

export interface BuildOptions extends ReadOptions {
  engineRoot: string;
  outDir: string;
  /** Make a picture of each page for link previews. */
  cards?: boolean;
  /** Write the security policy into each page, for hosts that send no headers. */
  metaPolicy?: boolean;
}

export interface BuildResult {
  pages: number;
  /** Errors throw; these are warnings. */
  problems: Problem[];
  /** Pages have no edit link, and nobody said that they should have none. */
  lacksEditLink: boolean;
}

/** From a docs folder to a folder that any static host can serve. Throws a `ProblemError` with every error there is. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { onStep, outDir } = options;
  const { site, pages, problems } = await readSite(options);
  const { cards, problems: cardProblems } = await drawCards(options, site, pages);
  problems.push(...cardProblems);

  // Written beside the old site and put in its place when it is whole: a build that fails takes nothing away.
  const partDir = `${outDir}.part`;
  await rm(partDir, { recursive: true, force: true });
  await mkdir(partDir, { recursive: true });
  try {
    onStep('Bundling scripts and styles');
    const { client, server } = await bundle(options, site, pages, partDir);
    onStep('Writing the pages');
    await writeSite({ options, site, pages, cards, client, server, outDir: partDir });
    await rm(outDir, { recursive: true, force: true });
    await rename(partDir, outDir);
  } catch (error) {
    // The warnings so far belong beside the errors that came after them.
    throw error instanceof ProblemError ? new ProblemError([...problems, ...error.problems]) : error;
  } finally {
    await rm(partDir, { recursive: true, force: true });
  }
  const { repository, locales } = site.config;
  const lacksEditLink = repository === undefined && locales.some(({ editLink }) => !editLink);
  return { pages: pages.length, problems, lacksEditLink };
}

type DrawnCards = Pick<SiteCards, 'cards' | 'problems'>;

async function drawCards(
  { cards, engineRoot, cacheDir, onStep }: BuildOptions,
  site: OpenSite,
  pages: CompiledPage[],
): Promise<DrawnCards> {
  if (!cards) return { cards: [], problems: [] };
  onStep('Drawing social cards');
  return siteCards(site, pages, { engineRoot, cacheDir: path.join(cacheDir, CARD_CACHE) });
}

interface Bundles {
  client: ClientBundle;
  server: ServerBundle;
}

async function bundle(
  options: BuildOptions,
  site: OpenSite,
  pages: CompiledPage[],
  outDir: string,
): Promise<Bundles> {
  const modules = new Map(
    pages.flatMap(({ module, data }) => (module === undefined ? [] : [[data.routePath, module] as const])),
  );
  const setup = viteSetup(options.engineRoot, site, (route) => modules.get(route));
  const routes = [...modules.keys()];
  try {
    const client = await bundleClient(setup, routes, outDir);
    const server = await bundleServer(setup, routes, options.cacheDir);
    const failed = [...server.failures].flatMap(([routePath, error]) =>
      loadProblems(error, site, { routePath, engineRoot: options.engineRoot }),
    );
    if (failed.length > 0) throw new ProblemError(failed);
    return { client, server };
  } catch (error) {
    // Without page modules there is only our own code in the bundle: then it is no author's problem.
    if (error instanceof ProblemError || modules.size === 0) throw error;
    throw new ProblemError(bundleProblems(error, site, options.engineRoot));
  }
}

interface SiteToWrite extends Bundles {
  options: BuildOptions;
  site: OpenSite;
  pages: CompiledPage[];
  cards: Card[];
  outDir: string;
}

async function writeSite({
  options,
  site,
  pages,
  cards,
  client,
  server,
  outDir,
}: SiteToWrite): Promise<void> {
  const { theme, components } = server;
  const [beforePaint, resolveNotFound] = await Promise.all([
    classicScript(options.engineRoot, 'before-paint'),
    classicScript(options.engineRoot, 'resolve-not-found'),
  ]);
  const byRoute = new Map(pages.map((page) => [page.data.routePath, page.data]));
  const cardNames = new Map(cards.map(({ routePath, name }) => [routePath, name]));
  const indexes = await writeIndexes(site, pages, outDir);
  const rareStyles = hashedName('rare', '.css', theme.rareStyles);
  const styles = [theme.stylesheet, ...theme.pageStyles];
  const policy = contentPolicy({ script: beforePaint.code, styles }, site.config);
  const renderer: Renderer = {
    site,
    theme,
    inlineScript: beforePaint.code,
    entryUrl: client.entryUrl,
    rareStylesUrl: site.config.base + rareStyles,
    policy: options.metaPolicy ? metaPolicy(policy) : undefined,
    pageInfo: (routePath) => {
      const data = byRoute.get(routePath);
      return data && { title: data.title, toc: data.toc, overviewHeaders: data.frontmatter.overviewHeaders };
    },
    searchIndex: ({ lang, version }) => indexes.get(`${lang} ${version}`),
    card: ({ routePath }) => cardNames.get(routePath),
  };
  const manifest = siteManifest(site, policy);
  const notFound = notFoundPage(site.config);
  const beforeStyles = notFoundScripts(manifest, site.config.base + resolveNotFound.fileName);
  await writePages(pages, outDir, (page) =>
    pageDocument(renderer, {
      data: page.data,
      runs: pageRuns(page, theme, site),
      component: components.get(page.data.routePath),
      parts: page.parts,
      assets: client.pages.get(page.data.routePath),
      ...(page.data.routePath === notFound.routePath && { beforeStyles }),
    }),
  );
  if (!byRoute.has(notFound.routePath)) {
    const html = pageDocument(renderer, { data: notFound, runs: [], beforeStyles });
    await writeOut(outDir, notFound.pagePath, html);
  }
  await writeOut(outDir, rareStyles, theme.rareStyles);
  await writeOut(outDir, resolveNotFound.fileName, resolveNotFound.code);
  if (site.config.search !== false)
    await writeOut(outDir, OPEN_SEARCH_FILE, openSearchDescription(site.config));
  for (const { name, content } of machineFiles(site, pages)) await writeOut(outDir, name, content);
  for (const { name, content } of hostFiles(manifest, (one) => publicText(site, one)))
    await writeOut(outDir, name, content);
  const { title } = site.config;
  const bill = softwareBill({ title, address: siteAddress(site.config, '') }, client.packages);
  await writeOut(outDir, SOFTWARE_BILL, bill);
  for (const { file, name } of cards) await copyOut(file, path.join(outDir, name));
  await writeOut(outDir, SITE_MANIFEST, `${JSON.stringify(manifest)}\n`);
  await copyPublicFiles(site, outDir);
  await writeOut(outDir, OFFLINE_WORKER, await offlineWorker(options.engineRoot, outDir, manifest));
}

/** Writes the embedded search indexes; their addresses by language and version. */
async function writeIndexes(
  site: OpenSite,
  pages: CompiledPage[],
  outDir: string,
): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  if (!hasEmbeddedIndex(site.config)) return urls;
  for (const locale of siteRecords(site, pages)) {
    const { files, url } = indexFiles(site.config.base, locale);
    for (const { name, content } of files) await writeOut(outDir, name, content);
    urls.set(`${locale.lang} ${locale.version}`, url);
  }
  return urls;
}

/** Goes on after a page that cannot be drawn, so that all of them are told together. */
async function writePages(
  pages: CompiledPage[],
  outDir: string,
  draw: (page: CompiledPage) => string,
): Promise<void> {
  const problems: Problem[] = [];
  for (const page of pages) {
    try {
      await writeOut(outDir, page.data.pagePath, draw(page));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems);
    }
    for (const { file, output, content } of page.assets) {
      if (content === undefined) await copyOut(file, path.join(outDir, output));
      else await writeOut(outDir, output, content);
    }
  }
  if (problems.length > 0) throw new ProblemError(problems);
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
