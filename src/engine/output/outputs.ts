import { existsSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_WORKER } from '../../model/constants.ts';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { publicFiles, publicText } from '../content/public-files.ts';
import type { OutFile } from '../files/out-file.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { AssetUse } from '../page/context/scope.ts';
import type { ScannedSite } from '../site/scan-site.ts';
import { siteAddress } from '../site/site-address.ts';
import { OPEN_SEARCH_FILE, SITE_MANIFEST, SOFTWARE_BILL } from '../site/written-files.ts';
import { copyPublicFiles } from './copy-public.ts';
import type { Build } from './describe-build.ts';
import { notFoundPage, notFoundScripts, spokenNotFound } from './documents/not-found-page.ts';
import { offlineStart } from './documents/offline-page.ts';
import { pageDocument } from './documents/page-document.ts';
import { pageRuns } from './documents/page-runs.ts';
import { addFontsToDrawings } from './fonts/drawing-fonts.ts';
import { hostFiles } from './hosts/host-files.ts';
import { machineFiles } from './machines/machine-files.ts';
import { softwareBill } from './packages/software-bill.ts';
import { bundleOfflineWorker } from './scripts/bundle-offline-worker.ts';
import { openSearchDescription } from './search/open-search.ts';

type Output = (build: Build) => Iterable<OutFile> | Promise<Iterable<OutFile>>;

/** Everything a build writes besides its bundles. The order matters: the last two read what the others have written. */
export const OUTPUTS: readonly Output[] = [
  searchIndex,
  documents,
  filesOfPages,
  rareStyles,
  fonts,
  notFoundScript,
  openSearch,
  filesForMachines,
  rulesForHosts,
  billOfMaterials,
  socialCards,
  addedFiles,
  manifest,
  publicFolder,
  serviceWorker,
];

function searchIndex({ indexes }: Build): OutFile[] {
  return indexes;
}

/** Continues after a page that cannot be rendered, so all errors are reported together. */
function* documents(build: Build): Iterable<OutFile> {
  const problems: Problem[] = [];
  for (const page of build.pages) {
    const html = unlessFailed(() => documentOf(build, page), problems);
    if (html !== undefined) yield { name: page.data.pagePath, content: html };
  }
  const { site, pages, renderer } = build;
  const own = new Set(pages.map(({ data }) => data.routePath));
  for (const place of build.notFoundPlaces) {
    if (own.has(place.routePath)) continue;
    const data = notFoundPage(site.config, place);
    const html = pageDocument(renderer, { data, runs: [], beforeStyles: scriptsOfNotFound(build) });
    yield { name: data.pagePath, content: html };
  }
  if (problems.length > 0) throw new ProblemError(problems);
}

/** Renders all pages, and returns why some cannot be. */
export function documentProblems(build: Build): readonly Problem[] {
  try {
    for (const _document of documents(build)) continue;
    return [];
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
    throw error;
  }
}

function unlessFailed(make: () => string, problems: Problem[]): string | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

function documentOf(build: Build, page: CompiledPage): string {
  const { site, renderer, client, server } = build;
  const { routePath } = page.data;
  return pageDocument(renderer, {
    data: page.data,
    runs: pageRuns(page, server.theme, site),
    component: server.components.get(routePath),
    parts: page.parts,
    places: page.runs,
    assets: client.pages.get(routePath),
    scripts: page.scripts.flatMap((file) => client.scripts.get(file) ?? []),
    ...(build.notFoundPlaces.some((place) => place.routePath === routePath) && {
      beforeStyles: scriptsOfNotFound(build),
    }),
  });
}

function scriptsOfNotFound(build: Build): string {
  const { manifest: described, notFoundScript: script, site } = build;
  const spoken = spokenNotFound(site, build.notFoundPlaces);
  return notFoundScripts(described, site.config.base + script.fileName, spoken);
}

function filesOfPages({ pages }: Build): OutFile[] {
  return pages.flatMap(({ assets }) => assets.map(outFile));
}

export function outFile({ file, output, content }: AssetUse): OutFile {
  return content === undefined ? { name: output, copyOf: file } : { name: output, content };
}

function rareStyles({ rareStyles: name, server }: Build): OutFile[] {
  return [{ name, content: server.theme.rareStyles }];
}

function fonts({ fonts: made }: Build): OutFile[] {
  return made.map(({ name, content }) => ({ name, content }));
}

function notFoundScript({ notFoundScript: { fileName, code } }: Build): OutFile[] {
  return [{ name: fileName, content: code }];
}

function openSearch({ site: { config } }: Build): OutFile[] {
  return config.search === false ? [] : [{ name: OPEN_SEARCH_FILE, content: openSearchDescription(config) }];
}

function filesForMachines({ site, pages }: Build): OutFile[] {
  return machineFiles(site, pages);
}

function rulesForHosts({ site, manifest: described }: Build): OutFile[] {
  return hostFiles(described, (name) => publicText(site.docsDir, name));
}

async function billOfMaterials({ site, client, fonts: ofPackages }: Build): Promise<OutFile[]> {
  const { config, extensions } = site;
  const packages = [...client.packages, ...ofPackages.map(({ packageDir }) => packageDir)];
  for (const extension of extensions) packages.push(...((await extension.packages?.()) ?? []));
  return [
    {
      name: SOFTWARE_BILL,
      content: softwareBill({ title: config.title, address: siteAddress(config, '') }, packages),
    },
  ];
}

function socialCards({ cards }: Build): OutFile[] {
  return cards.map(({ file, name }) => ({ name, copyOf: file }));
}

async function addedFiles({ site, outDir }: Build): Promise<OutFile[]> {
  const files = await filesOfExtensions(site);
  const taken = files.find(({ name }) => existsSync(path.join(outDir, name)));
  if (taken) throw new Error(`An extension writes ${taken.name}, which the build has already written.`);
  return files;
}

export async function filesOfExtensions(site: ScannedSite): Promise<OutFile[]> {
  const files: OutFile[] = [];
  for (const { files: make } of site.extensions) files.push(...((await make?.(site)) ?? []));
  return files;
}

function manifest({ manifest: described }: Build): OutFile[] {
  return [{ name: SITE_MANIFEST, content: `${JSON.stringify(described)}\n` }];
}

async function publicFolder({ options, site, outDir }: Build): Promise<OutFile[]> {
  await copyPublicFiles(site, outDir);
  await addFontsToDrawings(outDir, publicFiles(site.docsDir), options);
  return [];
}

async function serviceWorker({ options, outDir, manifest: described, site }: Build): Promise<OutFile[]> {
  const offline = offlineStart(site.config, described.routes);
  const content = await bundleOfflineWorker(options.engineRoot, outDir, described, offline);
  return [{ name: OFFLINE_WORKER, content }];
}
