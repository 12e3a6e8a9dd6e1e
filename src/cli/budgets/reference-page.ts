import path from 'node:path';
import { hasErrors, ProblemError } from '../../model/problem.ts';
import { createHighlighter } from '../../engine/page/code/highlighter.ts';
import { loadConfiguration } from '../../engine/config/load.ts';
import type { PageInfo } from '../../engine/content/sidebar-sources.ts';
import { pageAddress } from '../../engine/content/page-file.ts';
import { routeLocales } from '../../engine/content/locale-roots.ts';
import { compilePage } from '../../engine/page/compile-page.ts';
import { classicScript } from '../../engine/output/scripts/browser-scripts.ts';
import { readPageInfo } from '../../engine/site/read-page-info.ts';
import { scanSite } from '../../engine/site/scan-site.ts';
import { withNavigation } from '../../engine/site/site-navigation.ts';
import { searchFile } from '../../engine/site/written-files.ts';
import type { ScannedSite } from '../../engine/site/scan-site.ts';
import type { Site } from '../../engine/site/site-navigation.ts';
import { generatorOf } from '../../engine/output/documents/generator.ts';
import { pageDocument } from '../../engine/output/documents/page-document.ts';
import { pageRuns } from '../../engine/output/documents/page-runs.ts';
import { bundleServer } from '../../engine/output/scripts/bundle.ts';
import { viteSetup } from '../../engine/output/scripts/config.ts';
import { proofExtensions } from '../../proof/proof.ts';

/** A long page with its recordings, frozen in `tests/fixtures/reference-page`. */
export const REFERENCE_PAGE = 'config/lib/dts.mdx';
const FROZEN = 'tests/fixtures/reference-page';

/** Hashes and dates change with every build but always weigh the same, so these are fixed. */
const ENTRY = 'assets/entry-t9s59wyt.js';
const RARE_STYLES = 'assets/rare-t2P4bGWq.css';
const DAY = '2026-11-15';

export interface ReferenceOptions {
  engineRoot: string;
  /** The site whose shell goes around the page. */
  siteDir: string;
  cacheDir: string;
}

/**
 * Renders the document of the frozen page as this engine writes it, inside the shell of the site. Its weight changes
 * with the engine, the theme and the navigation, but not when somebody edits a page.
 */
export async function referencePage({ engineRoot, siteDir, cacheDir }: ReferenceOptions): Promise<string> {
  const highlighter = createHighlighter();
  const [loaded, beforePaint] = await Promise.all([
    loadConfiguration(siteDir, { cacheDir: path.join(cacheDir, 'config') }),
    classicScript(engineRoot, 'theme/before-paint'),
  ]);
  const { base } = loaded.config;
  const proven = { ...loaded, config: { ...loaded.config, extensions: ['proof'] } };
  const dates = new Map([[path.join(loaded.docsDir, REFERENCE_PAGE), DAY]]);
  const site = await withMenus(
    scanSite(proven, highlighter, { extensions: proofExtensions(engineRoot), dates }),
  );
  const setup = viteSetup(engineRoot, site, () => undefined);
  const { theme } = await bundleServer(setup, { routes: [], isIncomplete: false }, cacheDir);
  const frozenDir = path.join(engineRoot, FROZEN);
  const docsDir = path.join(frozenDir, 'docs');
  const page = await compilePage(
    {
      file: path.join(docsDir, REFERENCE_PAGE),
      relativePath: REFERENCE_PAGE,
      format: 'mdx',
      ...pageAddress(REFERENCE_PAGE, routeLocales(loaded.config)),
    },
    // A page it links to may no longer exist.
    {
      ...site.context,
      siteDir: frozenDir,
      docsDir,
      matchRoute: (route) => site.context.matchRoute(route) ?? route,
    },
  );
  if (hasErrors(page.problems)) throw new ProblemError(page.problems);
  return pageDocument(
    {
      site,
      theme,
      generator: generatorOf(engineRoot),
      inlineScript: beforePaint.code,
      entryUrl: base + ENTRY,
      rareStylesUrl: base + RARE_STYLES,
      pageInfo: () => undefined,
      searchIndex: ({ lang, version }) => base + searchFile(lang, version),
    },
    { data: page.data, runs: pageRuns(page, theme, site) },
  );
}

async function withMenus(scanned: ScannedSite): Promise<Site> {
  const { context, pages } = scanned;
  const infos = new Map<string, PageInfo>();
  for (const source of pages) {
    const { info } = await readPageInfo(source, context, () => compilePage(source, context));
    infos.set(source.relativePath, info);
  }
  return withNavigation(scanned, (relativePath) => infos.get(relativePath));
}
