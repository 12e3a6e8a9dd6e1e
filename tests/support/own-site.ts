import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buildSite } from '../../src/engine/output/build-site.ts';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import type { Extension } from '../../src/engine/site/extension.ts';
import { projectRoot } from './built-site.ts';
import { sharedSite } from './shared-sites.ts';
import type { ServedSite } from './sites.ts';
import { serving } from './sites.ts';

export interface OwnSite {
  /** Different for each site of a test run. */
  name: string;
  /** Texts by path below the site folder. */
  files: Readonly<Record<string, string>>;
  extensions: readonly Extension[];
}

/** Builds a site with the files and extensions of a test, once per run, and serves it. */
export async function servingOwnSite(
  { name, files, extensions }: OwnSite,
  provide: (site: ServedSite) => Promise<void>,
): Promise<void> {
  const dir = await sharedSite(name, async (outDir) => {
    const siteDir = path.join(path.dirname(outDir), 'site');
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
      await writeFile(path.join(siteDir, file), content);
    }
    process.env['NODE_ENV'] = 'production';
    await buildSite({
      engineRoot: projectRoot,
      siteDir,
      outDir,
      cacheDir: path.join(projectRoot, 'node_modules/.cache/rslib-docs'),
      extensions,
      onStep: () => undefined,
    });
  });
  await serving(dir, createSiteServer({ dir }), provide);
}
