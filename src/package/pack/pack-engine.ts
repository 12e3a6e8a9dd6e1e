import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundlePrograms } from './bundle-programs.ts';
import { manifestOf } from './manifest.ts';
import type { OwnManifest } from './manifest.ts';
import { npmPack } from './npm-pack.ts';
import { SITE_TSCONFIG, writeTypes } from './write-types.ts';

/** Folders of src that the bundler reads when it builds a site: everything that runs in a browser. */
const FOR_BROWSERS = ['model', 'components', 'runtime', 'search', 'theme'];
/** What the programs read from files. */
const READ_BY_PROGRAMS = ['src/engine/output/cards/fonts', 'src/package/new-site/docs'];
const NOT_SHIPPED = /\.(?:test|fixture)\.tsx?$|[\\/]sample-records\.ts$/;

interface PackOptions {
  engineRoot: string;
  /** The folder for the tarball. */
  outDir: string;
}

/** Packs the engine without what this project documents, and returns the path of the tarball. */
export async function packEngine({ engineRoot, outDir }: PackOptions): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'engine-pack-'));
  try {
    await writePackage(engineRoot, folder);
    return npmPack(folder, outDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writePackage(engineRoot: string, folder: string): Promise<void> {
  for (const part of [...FOR_BROWSERS.map((name) => `src/${name}`), ...READ_BY_PROGRAMS])
    cpSync(path.join(engineRoot, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !NOT_SHIPPED.test(file),
    });
  await bundlePrograms(engineRoot, folder);
  writeTypes(engineRoot, folder);
  const own = JSON.parse(readFileSync(path.join(engineRoot, 'package.json'), 'utf8')) as OwnManifest;
  copyFileSync(path.join(engineRoot, 'LICENSE'), path.join(folder, 'LICENSE'));
  copyFileSync(path.join(engineRoot, 'src/package/pack/README.md'), path.join(folder, 'README.md'));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(SITE_TSCONFIG, undefined, 2));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifestOf(own, folder), undefined, 2));
}
