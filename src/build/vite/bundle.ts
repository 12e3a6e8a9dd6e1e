import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import type { Rolldown } from 'vite';
import type { ServerTheme } from '../../model/render.ts';
import { ASSETS } from '../hashed-name.ts';
import { bundledPackages } from '../packages/bundled-packages.ts';
import { viteConfig } from './config.ts';
import type { ViteSetup } from './config.ts';
import { pageModuleId } from './page-modules.ts';

/**
 * Every small file of its own costs a request and its own compression. All that the entry needs is one file, which the
 * app behind it uses too; what several parts of the app use is another.
 */
const CHUNK_GROUPS = [
  { name: 'entry', test: /entry-client|preload-helper/ },
  { name: 'shared', test: /src[\\/](?:model|runtime)[\\/]/, minShareCount: 2 },
];

export interface PageAssets {
  moduleUrl: string;
  styleUrls: string[];
}

export interface ClientBundle {
  entryUrl: string;
  pages: Map<string, PageAssets>;
  /** Folders of the packages whose code is in it. */
  packages: string[];
}

/** Everything the browser may load: the entry, the app behind it, and a module for each page with React parts. */
export async function bundleClient(setup: ViteSetup, outDir: string): Promise<ClientBundle> {
  const { engineRoot, base } = setup;
  const routes = [...setup.modules().keys()];
  const pageInputs = routes.map((route, index) => [`page-${index}`, pageModuleId(route)]);
  const packages = bundledPackages();
  const result = await build(
    mergeConfig(viteConfig(setup), {
      plugins: [packages.plugin],
      worker: { plugins: () => [packages.plugin] },
      // What goes wrong is thrown, and told once with the rest.
      logLevel: 'silent',
      build: {
        outDir,
        emptyOutDir: false,
        assetsDir: ASSETS,
        modulePreload: false,
        cssMinify: 'lightningcss',
        reportCompressedSize: false,
        rolldownOptions: {
          input: {
            entry: path.join(engineRoot, 'src/theme/entry-client.tsx'),
            ...Object.fromEntries(pageInputs),
          },
          // Pages are loaded by address: what they export has to stay.
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: CHUNK_GROUPS } },
        },
      },
    }),
  );
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const entry = chunks.find(({ isEntry, name }) => !isEntry && name === 'entry');
  const facade = chunks.find(({ isEntry, name }) => isEntry && name === 'entry');
  if (!entry || !facade) throw new Error('The bundler made no entry script.');
  // It only imports the other: one request more for nothing.
  await rm(path.join(outDir, facade.fileName));
  const pages = new Map(
    routes.flatMap((route, index) => {
      const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === `page-${index}`);
      return chunk
        ? [
            [
              route,
              { moduleUrl: base + chunk.fileName, styleUrls: stylesOf(chunk).map((file) => base + file) },
            ] as const,
          ]
        : [];
    }),
  );
  return { entryUrl: base + entry.fileName, pages, packages: packages.folders() };
}

function stylesOf(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

/** The theme as Node runs it, to prerender with. */
export async function bundleServer(setup: ViteSetup, cacheDir: string): Promise<ServerTheme> {
  await mkdir(cacheDir, { recursive: true });
  const outDir = await mkdtemp(path.join(cacheDir, 'server-'));
  try {
    await build(
      mergeConfig(viteConfig(setup), {
        logLevel: 'silent',
        build: {
          outDir,
          ssr: path.join(setup.engineRoot, 'src/theme/entry-server.tsx'),
          cssMinify: 'lightningcss',
          rolldownOptions: { output: { entryFileNames: 'theme.mjs' } },
        },
      }),
    );
    const module = (await import(pathToFileURL(path.join(outDir, 'theme.mjs')).href)) as {
      theme: ServerTheme;
    };
    return module.theme;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
