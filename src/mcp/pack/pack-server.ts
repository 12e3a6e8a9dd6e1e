import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { bundledPackages } from '../../engine/output/packages/bundled-packages.ts';
import { npmPack } from '../../package/pack/npm-pack.ts';
import { collectKnowledge } from './collect-knowledge.ts';

interface PackOptions {
  engineRoot: string;
  siteDir: string;
  distDir: string;
  /** The folder for the tarball. */
  outDir: string;
}

/** The name of the package, and of its command. */
const NAME = 'rslib-docs-mcp';

/** Packs the server with everything it knows, and returns the path of the tarball. */
export async function packServer({ engineRoot, siteDir, distDir, outDir }: PackOptions): Promise<string> {
  const own = JSON.parse(readFileSync(path.join(engineRoot, 'package.json'), 'utf8')) as Manifest;
  const examplesDir = path.join(engineRoot, 'examples');
  const knowledge = await collectKnowledge({ siteDir, distDir, examplesDir, version: own.version });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-pack-'));
  try {
    const licenses = await bundleProgram(engineRoot, folder);
    const source = path.join(engineRoot, 'src/mcp');
    copyFileSync(path.join(source, 'work/build-script.mjs'), path.join(folder, 'build-script.mjs'));
    copyFileSync(path.join(source, 'pack/README.md'), path.join(folder, 'README.md'));
    copyFileSync(path.join(engineRoot, 'LICENSE'), path.join(folder, 'LICENSE'));
    writeFileSync(path.join(folder, 'THIRD-PARTY.txt'), licenses);
    writeFileSync(path.join(folder, 'knowledge.json'), JSON.stringify(knowledge));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifestOf(own), undefined, 2));
    return npmPack(folder, outDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Manifest {
  version: string;
  license: string;
  engines: Record<string, string>;
}

/** Everything is bundled, so it needs no dependencies. */
function manifestOf({ version, license, engines }: Manifest): Record<string, unknown> {
  return {
    name: NAME,
    version,
    description: 'Knows every option of Rslib, checks configurations, converts, builds and examines packages',
    license,
    type: 'module',
    engines,
    bin: { [NAME]: 'main.mjs' },
    files: ['*.mjs', 'knowledge.json', 'THIRD-PARTY.txt'],
  };
}

/** Bundles the program, and returns the licenses of all packages in it. */
async function bundleProgram(engineRoot: string, folder: string): Promise<string> {
  const packages = bundledPackages();
  const bundle = await rolldown({
    input: path.join(engineRoot, 'src/mcp/program/main.ts'),
    platform: 'node',
    // The main file of jsonc-parser requires others by names that no bundler can follow.
    resolve: { mainFields: ['module', 'main'] },
    // TypeScript, which is CommonJS, asks where it is.
    transform: { define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' } },
    plugins: [packages.plugin as never],
    logLevel: 'silent',
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
  });
  await bundle.close();
  return packages.folders().map(licenseOf).join('\n\n');
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : `\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
  return `${name} ${version}, ${license}${text}`;
}
