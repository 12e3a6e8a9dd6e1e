import path from 'node:path';
import type { Problem, ReportOptions } from '../../model/problem.ts';
import type { Highlighter } from '../page/code/highlighter.ts';
import { loadConfiguration } from '../config/load.ts';
import { scanDocs } from '../content/scan.ts';
import type { SourceFile } from '../content/scan.ts';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import { checkAnchors } from '../site/check-anchors.ts';
import type { Extension } from '../site/extension.ts';
import { readPageInfo } from '../site/read-page-info.ts';
import { scanSite } from '../site/scan-site.ts';
import type { ScannedSite } from '../site/scan-site.ts';
import { withNavigation } from '../site/site-navigation.ts';
import type { Site } from '../site/site-navigation.ts';
import type { OutFile } from '../files/out-file.ts';
import { filesOfExtensions, outFile } from '../output/outputs.ts';
import { createDigests } from '../files/file-states.ts';
import type { RunningCode } from '../site/page-basis.ts';
import { reusePages } from '../site/reuse-pages.ts';
import type { PageReuse } from '../site/reuse-pages.ts';
import { createCompileCache } from './compile-cache.ts';

export interface DevSiteOptions {
  siteDir: string;
  docsDir?: string | undefined;
  cacheDir: string;
  extensions?: readonly Extension[];
  /** Reuses pages that this code compiled earlier, also those of builds. Without it, each start compiles them again. */
  code?: RunningCode;
  /** How to print problems. */
  report?: ReportOptions | undefined;
}

type PageWithInfo = Pick<CompiledPage, 'info' | 'dependencies'>;

interface Scanned {
  site: ScannedSite;
  compiled: (source: SourceFile) => Promise<CompiledPage>;
  withInfo: (source: SourceFile) => Promise<PageWithInfo>;
  reuse: PageReuse | undefined;
  files?: Promise<OutFile[]>;
  /** The site with its menus, and the pages they were built from. */
  menus?: { site: Site; madeFrom: PageWithInfo[] };
}

/** A site being edited: scanned again when its structure changes, with pages compiled on request. */
export class DevSite {
  #scanned: Scanned | undefined;
  readonly #pages = new Map<string, CompiledPage>();
  readonly #digestOf = createDigests();

  constructor(
    readonly options: DevSiteOptions,
    readonly highlighter: Highlighter,
  ) {}

  /** Throws a `ProblemError` while the configuration is invalid. */
  async scan(): Promise<ScannedSite> {
    return (await this.#scan()).site;
  }

  /** Reads the titles of changed pages again, so menus are current. */
  async withMenus(): Promise<Site> {
    const scanned = await this.#scan();
    const { site, withInfo, menus } = scanned;
    const pages = await Promise.all(site.pages.map(withInfo));
    if (menus && pages.every((page, index) => page === menus.madeFrom[index])) return menus.site;
    const infos = new Map(site.pages.map(({ relativePath }, index) => [relativePath, pages[index]!.info]));
    scanned.menus = { site: withNavigation(site, (file) => infos.get(file)), madeFrom: pages };
    return scanned.menus.site;
  }

  async #scan(): Promise<Scanned> {
    if (!this.#scanned) {
      const { siteDir, docsDir, cacheDir, extensions, code } = this.options;
      const loaded = await loadConfiguration(siteDir, { docsDir, cacheDir: path.join(cacheDir, 'config') });
      const site = scanSite(loaded, this.highlighter, { extensions });
      const compile = (source: SourceFile) => compilePage(source, site.context);
      const common = { cacheDir, digestOf: this.#digestOf, startedAt: Date.now(), compile };
      const reuse = code && reusePages(site, { ...common, code });
      const compiled = createCompileCache(reuse?.pageOf ?? compile);
      const withInfo = createCompileCache((source: SourceFile) =>
        readPageInfo(source, site.context, compiled),
      );
      this.#scanned = { site, compiled, withInfo, reuse };
    }
    return this.#scanned;
  }

  /**
   * Drops everything known about pages: pages were added or removed, or the configuration or navigation changed. Waits until
   * compiled pages are kept for later.
   */
  async close(): Promise<void> {
    const { reuse } = this.#scanned ?? {};
    this.#scanned = undefined;
    this.#pages.clear();
    await reuse?.finish();
  }

  /** Checks for pages added or removed that the watcher has not reported yet, and drops what is known if so. */
  async looksAgain(): Promise<boolean> {
    const { docsDir, config, siteDir, pages } = await this.scan();
    const filesOf = (sources: readonly SourceFile[]) => sources.map(({ file }) => file).join('\n');
    if (filesOf(scanDocs(docsDir, config, siteDir).pages) === filesOf(pages)) return false;
    this.close().catch((error: unknown) => console.error(error));
    return true;
  }

  async compile(routePath: string): Promise<CompiledPage | undefined> {
    const scanned = await this.#scan();
    const source = scanned.site.pages.find((page) => page.routePath === routePath);
    if (!source) return undefined;
    const page = await scanned.compiled(source);
    // An extension may have files only because this page shows it.
    if (!this.#pages.has(routePath)) delete scanned.files;
    this.#pages.set(routePath, page);
    return page;
  }

  /** The JavaScript of the page's React parts. Undefined unless the page was visited and has some. */
  moduleOf(routePath: string): string | undefined {
    return this.#pages.get(routePath)?.module;
  }

  /** The problems of the site's structure and of visited pages. Checking their links may compile other pages. */
  async problems(): Promise<Problem[]> {
    const site = await this.withMenus();
    const { compiled } = await this.#scan();
    const pages = [...this.#pages.values()];
    const links = pages.flatMap((page) => page.links);
    const anchors = new Map<string, Set<string>>();
    for (const { routePath, hash } of links) {
      const source = hash === '' ? undefined : site.pages.find((page) => page.routePath === routePath);
      if (source) anchors.set(routePath, (await compiled(source)).anchors);
    }
    return [
      ...site.problems,
      ...pages.flatMap((page) => page.problems),
      ...checkAnchors(links, (routePath) => anchors.get(routePath), site.config.markdown.brokenAnchors),
    ];
  }

  /** The routes of those compiled so far. */
  pagesMadeOf(file: string): string[] {
    return [...this.#pages].filter(([, page]) => page.dependencies.has(file)).map(([route]) => route);
  }

  /** Finds a file the build would write for visited pages or for an extension. */
  async file(name: string): Promise<OutFile | undefined> {
    const assets = [...this.#pages.values()].flatMap((page) => page.assets);
    const asset = assets.find(({ output }) => output === name);
    if (asset) return outFile(asset);
    const scanned = await this.#scan();
    scanned.files ??= filesOfExtensions(scanned.site);
    return (await scanned.files).find((file) => file.name === name);
  }
}
