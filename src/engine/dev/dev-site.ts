import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { Highlighter } from '../page/code/highlighter.ts';
import { loadConfiguration } from '../config/load.ts';
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
import { createCompileCache } from './compile-cache.ts';

export interface DevSiteOptions {
  siteDir: string;
  docsDir?: string | undefined;
  cacheDir: string;
  extensions?: readonly Extension[];
}

type PageWithInfo = Pick<CompiledPage, 'info' | 'dependencies'>;

interface Scanned {
  site: ScannedSite;
  compiled: (source: SourceFile) => Promise<CompiledPage>;
  withInfo: (source: SourceFile) => Promise<PageWithInfo>;
  files?: Promise<OutFile[]>;
  /** The site with its menus, and the pages that they were made from. */
  menus?: { site: Site; madeFrom: PageWithInfo[] };
}

/** A site while it is being written: scanned again when its shape changes, its pages compiled when they are asked for. */
export class DevSite {
  #scanned: Scanned | undefined;
  readonly #pages = new Map<string, CompiledPage>();

  constructor(
    readonly options: DevSiteOptions,
    readonly highlighter: Highlighter,
  ) {}

  /** Throws a `ProblemError` while the configuration is wrong. */
  async scan(): Promise<ScannedSite> {
    return (await this.#scan()).site;
  }

  /** Returns the site with its menus as they are now: the titles of changed pages are read again. */
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
      const { siteDir, docsDir, cacheDir, extensions } = this.options;
      const loaded = await loadConfiguration(siteDir, { docsDir, cacheDir: path.join(cacheDir, 'config') });
      const site = scanSite(loaded, this.highlighter, { extensions });
      const compiled = createCompileCache((source: SourceFile) => compilePage(source, site.context));
      const withInfo = createCompileCache((source: SourceFile) =>
        readPageInfo(source, site.context, compiled),
      );
      this.#scanned = { site, compiled, withInfo };
    }
    return this.#scanned;
  }

  /** Pages came or went, or configuration or navigation changed: what was said of any page may not hold any more. */
  close(): void {
    this.#scanned = undefined;
    this.#pages.clear();
  }

  async compile(routePath: string): Promise<CompiledPage | undefined> {
    const { site, compiled } = await this.#scan();
    const source = site.pages.find((page) => page.routePath === routePath);
    if (!source) return undefined;
    const page = await compiled(source);
    this.#pages.set(routePath, page);
    return page;
  }

  /** JavaScript of the React parts of a page that was looked at. */
  moduleOf(routePath: string): string | undefined {
    return this.#pages.get(routePath)?.module;
  }

  /** Problems of the site's shape and of the pages that were looked at. Their links may need other pages compiled. */
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
      ...checkAnchors(links, (routePath) => anchors.get(routePath)),
    ];
  }

  /** Routes of compiled pages that were made of this file. */
  pagesMadeOf(file: string): string[] {
    return [...this.#pages].filter(([, page]) => page.dependencies.has(file)).map(([route]) => route);
  }

  /** Returns a file that the build would write for pages that were looked at, or for an extension. */
  async file(name: string): Promise<OutFile | undefined> {
    const assets = [...this.#pages.values()].flatMap((page) => page.assets);
    const asset = assets.find(({ output }) => output === name);
    if (asset) return outFile(asset);
    const scanned = await this.#scan();
    scanned.files ??= filesOfExtensions(scanned.site);
    return (await scanned.files).find((file) => file.name === name);
  }
}
