import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import type { Rolldown } from 'vite';
import type { ServerTheme } from '../../../model/render.ts';
import { ASSETS } from '../../files/out-file.ts';
import { loadInTime } from '../../files/load-in-time.ts';
import { bundledPackages } from '../packages/bundled-packages.ts';
import { viteConfig } from './config.ts';
import type { ViteSetup } from './config.ts';
import { isMissing, reportMissing } from './missing-imports.ts';
import type { MissingImport } from './missing-imports.ts';
import { pageModuleId } from './page-modules.ts';
import { reactModules } from './react-modules.ts';
import { reactPackages } from './react-packages.ts';
import { thrownAt } from './thrown-at.ts';
import type { ThrownAt } from './thrown-at.ts';
import { ENTRY_GROUP, entryChunks } from './vite-internals.ts';

/**
 * Puts code shared by several parts of the app in one file: each small file costs a request and compresses separately. The
 * parts that load on request share two files of their own, which reading needs nothing of.
 */
const CHUNK_GROUPS = [
  ENTRY_GROUP,
  {
    name: 'shared',
    test: /src[\\/](?:model[\\/](?!nearest\.|size-text\.)|runtime[\\/])|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    minShareCount: 2,
  },
];

/**
 * Chromium compiles the functions of a file with this comment while the file loads, in another thread. Without it, a click on
 * a link waits for about 60 functions that nothing has called before.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad';
const APP_FILES = new Set(['shared', 'start-app']);

export interface PageAssets {
  moduleUrl: string;
  styleUrls: string[];
}

/** What the browser may load besides the app. */
export interface ClientInputs {
  /** Routes of pages with React parts. */
  routes: readonly string[];
  /** Modules of extensions, by absolute path. */
  scripts: readonly string[];
  /** Called for each import of a page or its components that leads nowhere. */
  onMissing(missing: MissingImport): void;
}

export interface ClientBundle {
  entryUrl: string;
  /** Assets of each page, by route. */
  pages: Map<string, PageAssets>;
  /** Modules of extensions, by absolute path. */
  scripts: Map<string, PageAssets>;
  /** Folders of the packages with code in the bundle. */
  packages: string[];
}

/**
 * Bundles everything the browser may load: the entry, the app, a module for each page with React parts, and the modules
 * of extensions.
 */
export async function bundleClient(
  setup: ViteSetup,
  { routes, scripts, onMissing }: ClientInputs,
  outDir: string,
): Promise<ClientBundle> {
  const { engineRoot, base } = setup;
  const packages = bundledPackages();
  const result = await build(
    mergeConfig(viteConfig(setup), {
      plugins: [reactModules(), reportMissing(setup, onMissing), packages.plugin],
      // The bundler marks calls without side effects for further bundlers. Here, nothing follows.
      worker: {
        plugins: () => [packages.plugin],
        rolldownOptions: { output: { comments: { annotation: false } } },
      },
      // Errors are thrown and reported once with all others.
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
            ...pageInputs(routes),
            ...Object.fromEntries(scripts.map((file, index) => [`script-${index}`, file])),
          },
          // Inlines the names in the document's schema.
          optimization: { inlineConst: { mode: 'all' } },
          // Pages are loaded by URL, so their exports must be kept.
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
            postBanner: ({ name }: Rolldown.RenderedChunk) => (APP_FILES.has(name) ? COMPILE_EARLY : ''),
          },
        },
      },
    }),
  );
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const { entry, facade } = entryChunks(chunks);
  if (facade) await rm(path.join(outDir, facade.fileName));
  const stylesOf = styleFinder(chunks);
  const assetsOf = (names: readonly string[], kind: 'page' | 'script') =>
    new Map(
      names.flatMap((name, index) => {
        const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === `${kind}-${index}`);
        if (!chunk) return [];
        const styleUrls = stylesOf(chunk).map((file) => base + file);
        return [[name, { moduleUrl: base + chunk.fileName, styleUrls }] as const];
      }),
    );
  return {
    entryUrl: base + entry.fileName,
    pages: assetsOf(routes, 'page'),
    scripts: assetsOf(scripts, 'script'),
    packages: packages.folders(),
  };
}

function pageInputs(routes: readonly string[]): Record<string, string> {
  return Object.fromEntries(routes.map((route, index) => [`page-${index}`, pageModuleId(route)]));
}

/**
 * Lists the style sheets of a chunk and of all chunks it imports, in the order of the imports. Code that two pages
 * share is in a chunk of its own, with its styles. Those of dynamic imports are included, because nothing else loads
 * them.
 */
function styleFinder(chunks: readonly Rolldown.OutputChunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (start: Rolldown.OutputChunk): string[] => {
    const seen = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined): string[] => {
      if (!chunk || seen.has(chunk)) return [];
      seen.add(chunk);
      return [
        ...chunk.imports.flatMap((file) => visit(byFile.get(file))),
        ...(chunk.viteMetadata?.importedCss ?? []),
        ...chunk.dynamicImports.flatMap((file) => visit(byFile.get(file))),
      ];
    };
    return [...new Set(visit(start))];
  };
}

export interface ServerBundle {
  theme: ServerTheme;
  /** Components of pages with React parts, by route path. */
  components: Map<string, unknown>;
  /** Errors thrown by page modules when they were loaded, by route path. */
  failures: Map<string, { error: unknown; at: ThrownAt | undefined }>;
}

export interface ServerInputs {
  /** Routes of pages with React parts. */
  routes: readonly string[];
  /** Some imports lead nowhere and are reported: pages that need one are neither components nor failures. */
  isIncomplete: boolean;
}

/** Bundles the theme and the React parts of pages for Node, for prerendering. */
export async function bundleServer(
  setup: ViteSetup,
  { routes, isIncomplete }: ServerInputs,
  cacheDir: string,
): Promise<ServerBundle> {
  await mkdir(cacheDir, { recursive: true });
  const outDir = await mkdtemp(path.join(cacheDir, 'server-'));
  try {
    await build(
      mergeConfig(viteConfig(setup), {
        plugins: [
          reactPackages(setup.engineRoot),
          ...(isIncomplete ? [reportMissing(setup, () => undefined)] : []),
        ],
        logLevel: 'silent',
        build: {
          outDir,
          ssr: true,
          // For the places of errors.
          sourcemap: true,
          cssMinify: 'lightningcss',
          rolldownOptions: {
            input: {
              theme: path.join(setup.engineRoot, 'src/theme/entry-server.tsx'),
              ...pageInputs(routes),
            },
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      }),
    );
    const load = (name: string): Promise<object> =>
      import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href) as Promise<object>;
    const { theme } = (await load('theme')) as { theme: ServerTheme };
    const bundle: ServerBundle = { theme, components: new Map(), failures: new Map() };
    for (const [index, route] of routes.entries()) {
      try {
        const { default: component } = (await loadInTime(() => load(`page-${index}`))) as {
          default: unknown;
        };
        bundle.components.set(route, component);
      } catch (error) {
        if (!isMissing(error)) bundle.failures.set(route, { error, at: thrownAt(error, setup.siteDir) });
      }
    }
    return bundle;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
