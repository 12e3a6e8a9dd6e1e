import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { Highlighter } from '../page/code/highlighter.ts';
import { loadSite } from '../config/load.ts';
import type { SourceFile } from '../content/scan.ts';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { AssetUse } from '../page/syntax/scope.ts';
import type { Extension } from '../page/syntax/site-context.ts';
import { checkAnchors } from '../site/check-anchors.ts';
import { createCompileCache } from './compile-cache.ts';
import { openSite } from '../site/open-site.ts';
import type { OpenSite } from '../site/open-site.ts';

export interface DevSiteOptions {
  siteDir: string;
  docsDir?: string | undefined;
  cacheDir: string;
  extensions?: readonly Extension[];
}

/** A site while it is being written: opened again when its shape changes, its pages compiled when they are asked for. */
export class DevSite {
  #open: { site: OpenSite; compiled: (source: SourceFile) => Promise<CompiledPage> } | undefined;
  readonly #pages = new Map<string, CompiledPage>();

  constructor(
    readonly options: DevSiteOptions,
    readonly highlighter: Highlighter,
  ) {}

  /** Throws a `ProblemError` while the configuration is wrong. */
  async open(): Promise<OpenSite> {
    if (!this.#open) {
      const { siteDir, docsDir, cacheDir, extensions } = this.options;
      const loaded = await loadSite(siteDir, { docsDir, cacheDir: path.join(cacheDir, 'config') });
      const site = openSite(loaded, this.highlighter, { extensions });
      this.#open = { site, compiled: createCompileCache((source) => compilePage(source, site.context)) };
    }
    return this.#open.site;
  }

  /** Pages came or went, or configuration or navigation changed: what was said of any page may not hold any more. */
  close(): void {
    this.#open = undefined;
    this.#pages.clear();
  }

  async compile(routePath: string): Promise<CompiledPage | undefined> {
    const site = await this.open();
    const source = site.pages.find((page) => page.routePath === routePath);
    if (!source || !this.#open) return undefined;
    const page = await this.#open.compiled(source);
    this.#pages.set(routePath, page);
    return page;
  }

  /** JavaScript of the React parts of a page that was looked at. */
  moduleOf(routePath: string): string | undefined {
    return this.#pages.get(routePath)?.module;
  }

  /** Problems of the site's shape and of the pages that were looked at. Their links may need other pages compiled. */
  async problems(): Promise<Problem[]> {
    const site = await this.open();
    const pages = [...this.#pages.values()];
    const links = pages.flatMap((page) => page.links);
    const anchors = new Map<string, Set<string>>();
    for (const { routePath, hash } of links) {
      const source = hash === '' ? undefined : site.pages.find((page) => page.routePath === routePath);
      const target = source && (await this.#open?.compiled(source));
      if (target) anchors.set(routePath, target.anchors);
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

  asset(output: string): AssetUse | undefined {
    for (const page of this.#pages.values()) {
      const asset = page.assets.find((one) => one.output === output);
      if (asset) return asset;
    }
    return undefined;
  }
}
