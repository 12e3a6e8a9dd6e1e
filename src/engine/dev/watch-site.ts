import { existsSync, unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import type { DevEnvironment, ViteDevServer } from 'vite';
import { DEV_EVENT } from '../../model/document.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { isBelow } from '../files/is-inside.ts';
import type { DevSite } from './dev-site.ts';
import { followFile } from './follow-file.ts';
import type { ProblemOverlay } from './problem-overlay.ts';

export interface SiteWatch {
  vite: ViteDevServer;
  devSite: DevSite;
  overlay: ProblemOverlay;
  /** Called when a setting the bundler was created with has changed. */
  onOutdated: () => void;
}

export function watchSite({ vite, devSite, overlay, onOutdated }: SiteWatch): void {
  let settings = '';
  let missing: string[] = [];

  async function watch(): Promise<void> {
    const site = await devSite.scan();
    settings = bundlerSettings(site);
    vite.watcher.add([site.docsDir, site.configFile, ...site.dependencies, ...filesOfSettings(site)]);
    // The watcher reports only the first of several files that are not there yet.
    missing = filesOfSettings(site).filter((file) => !existsSync(file));
    for (const file of missing)
      watchFile(file, { interval: MISSING_MS, persistent: false }, () => follow(true)(file));
  }

  async function changed(file: string, isNewOrGone: boolean): Promise<void> {
    const site = await devSite.scan().catch(() => undefined);
    const { docsDir, dependencies } = site ?? { docsDir: '', dependencies: [file] };
    const isNamed = isNewOrGone && site !== undefined && filesOfSettings(site).includes(file);
    const isDoc = docsDir !== '' && isBelow(file, docsDir);
    const isShape =
      dependencies.includes(file) || isNamed || (isDoc && (isNewOrGone || /_(?:meta|nav)\.json$/.test(file)));
    if (isShape) await shapeChanged();
    else await textChanged(file);
  }

  async function shapeChanged(): Promise<void> {
    devSite.close().catch(report);
    const site = await devSite.scan().catch(() => undefined);
    if (!site || bundlerSettings(site) === settings) {
      vite.ws.send({ type: 'full-reload' });
      return;
    }
    const { base } = site.config;
    if (base !== vite.config.base) vite.ws.send({ type: 'custom', event: DEV_EVENT.baseChanged, data: base });
    for (const file of missing) unwatchFile(file);
    onOutdated();
  }

  async function textChanged(file: string): Promise<void> {
    const routes = devSite.pagesMadeOf(file);
    const modulesBefore = routes.map((route) => devSite.moduleOf(route));
    for (const route of routes) await devSite.compile(route);
    // A page nobody has visited may have lost a heading that others link to.
    await overlay.show();
    const isServerOnly = onlyServerKnows(vite, file);
    // A page's React parts are modules of the bundler; reloading is the most reliable way to get the new ones.
    const hasNewModule = routes.some((route, index) => modulesBefore[index] !== devSite.moduleOf(route));
    if (isServerOnly && file.endsWith('.css'))
      vite.ws.send({ type: 'custom', event: DEV_EVENT.stylesChanged });
    else if (isServerOnly || hasNewModule) vite.ws.send({ type: 'full-reload' });
    else if (routes.length > 0) vite.ws.send({ type: 'custom', event: DEV_EVENT.pageChanged, data: routes });
  }

  const report = (error: unknown) => console.error(error);
  watch().catch(report);
  const follow = (isNewOrGone: boolean) => (file: string) =>
    void followFile(file, () => changed(file, isNewOrGone)).catch(report);
  vite.watcher.on('change', follow(false));
  vite.watcher.on('add', follow(true));
  vite.watcher.on('unlink', follow(true));
}

/** How often files that settings name are looked for. */
const MISSING_MS = 300;

/** The settings a bundler keeps for its lifetime. */
function bundlerSettings(site: ConfiguredSite): string {
  const { base, alias, extensions, slots, styles } = site.config;
  return JSON.stringify([
    base,
    alias,
    extensions,
    slots,
    styles,
    filesOfSettings(site).map((file) => existsSync(file)),
  ]);
}

/** Files that the settings name, which may not be there yet. */
function filesOfSettings({ siteDir, config: { slots, styles } }: ConfiguredSite): string[] {
  return [styles, ...Object.values(slots)].flatMap((file) =>
    file === undefined ? [] : [path.resolve(siteDir, file)],
  );
}

/**
 * Checks whether only the server uses a file. The bundler updates files the browser has loaded; others need a new
 * document.
 */
function onlyServerKnows({ environments: { client, ssr } }: ViteDevServer, file: string): boolean {
  const isKnownTo = ({ moduleGraph }: DevEnvironment) => (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
  return isKnownTo(ssr) && !isKnownTo(client);
}
