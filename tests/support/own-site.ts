import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buildSite } from '../../src/engine/output/build-site.ts';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import type { Extension } from '../../src/engine/site/extension.ts';
import { projectRoot } from './built-site.ts';
import type { ServedSite } from './sites.ts';
import { serving } from './sites.ts';

/** Builds a site that a test has written into a temporary folder, serves it, and removes the folder. */
export async function servingOwnSite(
  siteDir: string,
  extensions: readonly Extension[],
  provide: (site: ServedSite) => Promise<void>,
): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const dir = path.join(siteDir, 'dist');
  await buildSite({
    engineRoot: projectRoot,
    siteDir,
    outDir: dir,
    cacheDir: path.join(projectRoot, 'node_modules/.cache/rslib-docs'),
    extensions,
    onStep: () => undefined,
  });
  await serving(dir, createSiteServer({ dir }), provide);
  await rm(siteDir, { recursive: true });
}
