import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { Highlighter } from '../code/highlighter.ts';
import { loadSite } from '../config/load.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import type { AssetUse } from '../mdx/scope.ts';
import { createCompileCache } from '../site/compile-cache.ts';
import type { CompileCache } from '../site/compile-cache.ts';
import { openSite } from '../site/open-site.ts';
import type { OpenSite } from '../site/open-site.ts';

export interface DevSiteOptions {
  siteDir: string;
  docsDir?: string | undefined;
  cacheDir: string;
}

/** A site while it is being written: opened again when its shape changes, its pages compiled when they are asked for. */
export class DevSite {
  #open: { site: OpenSite; cache: CompileCache } | undefined;
  readonly #pages = new Map<string, CompiledPage>();

  constructor(
    readonly options: DevSiteOptions,
    readonly highlighter: Highlighter,
  ) {}

  /** Throws a `ProblemError` while the configuration is wrong. */
  async open(): Promise<OpenSite> {
    if (!this.#open) {
      const { siteDir, docsDir, cacheDir } = this.options;
      const loaded = await loadSite(siteDir, { docsDir, cacheDir: path.join(cacheDir, 'config') });
      const site = openSite(loaded, this.highlighter);
      this.#open = { site, cache: createCompileCache(site.context) };
    }
    return this.#open.site;
  }

  /** Pages came or went, or configuration or navigation changed. */
  close(): void {
    this.#open = undefined;
  }

  async compile(routePath: string): Promise<CompiledPage | undefined> {
    const site = await this.open();
    const source = site.pages.find((page) => page.routePath === routePath);
    if (!source || !this.#open) return undefined;
    const page = await this.#open.cache.get(source);
    this.#pages.set(routePath, page);
    return page;
  }

  modules(): Map<string, string> {
    return new Map(
      [...this.#pages].flatMap(([route, { module }]) =>
        module === undefined ? [] : [[route, module] as const],
      ),
    );
  }

  /** Problems of the site's shape and of the pages that were looked at. */
  problems(): Problem[] {
    return [
      ...(this.#open?.site.problems ?? []),
      ...[...this.#pages.values()].flatMap((page) => page.problems),
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
