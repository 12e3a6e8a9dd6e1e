/** What the lab's bundle is made of, and what it leaves out. Paths are relative to `node_modules`. */

/**
 * Loaders, which Rspack asks for by path. A file at that path has to be on the volume, because Rspack looks for it; the
 * module itself is in the bundle.
 */
export const LOADERS: readonly string[] = [
  '@rsbuild/core/compiled/css-loader/index.js',
  '@rsbuild/core/compiled/postcss-loader/index.js',
  '@rsbuild/core/compiled/style-loader/index.js',
  '@rsbuild/core/dist/cssUrlLoader.mjs',
  '@rsbuild/core/dist/ignoreCssLoader.mjs',
  '@rsbuild/core/dist/transformLoader.mjs',
  '@rsbuild/core/dist/transformRawLoader.mjs',
  '@rsbuild/core/dist/workerLoader.mjs',
  '@rslib/core/dist/libCssExtractLoader.js',
  '@rspack/core/dist/cssExtractLoader.js',
];

/** Modules that Rslib, Rsbuild and Rspack ask for by name at run time. */
export const REQUIRED_MODULES: readonly string[] = [
  '@rsbuild/core/compiled/postcss/index.js',
  '@rspack/core/compiled/webpack-sources/index.js',
];

/** Packages that the code of a configuration can import. */
export const CONFIG_PACKAGES: readonly string[] = ['@rslib/core', '@rsbuild/core', '@rspack/core'];

/** Modules that are asked for in every build and used in none of the lab's: pages and watching. */
export const UNUSED_MODULES: readonly string[] = [
  '@rsbuild/core/compiled/html-rspack-plugin/index.js',
  '@rspack/core/compiled/watchpack/index.js',
];

/**
 * Files or folders that have to be on the volume: those that loaders import into the output, and the manifests that say
 * which kind of modules a loader is.
 */
export const INSTALLED_FILES: readonly string[] = [
  '@rsbuild/core/compiled/css-loader/api.js',
  '@rsbuild/core/compiled/css-loader/getUrl.js',
  '@rsbuild/core/compiled/css-loader/noSourceMaps.js',
  '@rsbuild/core/compiled/css-loader/package.json',
  '@rsbuild/core/compiled/css-loader/sourceMaps.js',
  '@rsbuild/core/compiled/postcss-loader/package.json',
  '@rsbuild/core/compiled/style-loader/package.json',
  '@rsbuild/core/compiled/style-loader/runtime',
  '@rsbuild/core/package.json',
  '@rslib/core/package.json',
  '@rspack/core/package.json',
  '@swc/helpers/package.json',
];

/** Packages that projects can bundle, because examples do. Those that they depend on come with them. */
export const SERVED_PACKAGES: readonly string[] = ['@swc/helpers', 'lodash-es', 'mitt', 'react'];

/** TypeScript's JavaScript, by the name that it is installed under. */
export const TYPESCRIPT = 'typescript-6';

/** Packages whose types projects can use. Those that they depend on come with them. */
export const TYPE_PACKAGES: readonly string[] = [
  ...SERVED_PACKAGES,
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'preact',
  'solid-js',
  'svelte',
  'vue',
];

/** Of these packages, only the files with the types of assets and styles, which declaration files refer to. */
export const TYPE_FILES: Readonly<Record<string, string>> = {
  '@rsbuild/core': 'types.d.ts',
  '@rslib/core': 'types.d.ts',
  '@rspack/core': 'module.d.ts',
};

/** Modules of the dev server, of watching and of other things that a build in the lab never does. */
export const LEFT_OUT: readonly string[] = [
  '@rsbuild/core/dist/chokidar.js',
  '@rsbuild/core/dist/connect-next.js',
  '@rsbuild/core/dist/cors.js',
  '@rsbuild/core/dist/freshImport.js',
  '@rsbuild/core/dist/http-proxy-middleware.js',
  '@rsbuild/core/dist/launch-editor-middleware.js',
  '@rsbuild/core/dist/manifest-plugin.js',
  '@rsbuild/core/dist/memfs.js',
  '@rsbuild/core/dist/open.js',
  '@rsbuild/core/dist/range-parser.js',
  '@rsbuild/core/dist/sirv.js',
  '@rsbuild/core/dist/ws.js',
  '@rspack/core/compiled/tinypool/dist/index.js',
];

/** Modules that the worker replaces by its own. */
export const REPLACED: Readonly<Record<string, string>> = {
  '@rsbuild/core/compiled/jiti/lib/jiti.mjs': 'config-loader.ts',
  'rsbuild-plugin-dts/dist/index.js': 'declarations/plugin-dts.ts',
};

export interface Patch {
  file: string;
  from: string;
  to: string;
}

/** Changes to the text of modules, each of which must apply exactly once. */
export const PATCHES: readonly Patch[] = [
  // The command does not return when it is done. In Node, its process ends.
  {
    file: '@rslib/core/dist/index.js',
    from: '    cli.parse(argv);',
    to: '    cli.parse(argv, { run: false }); return cli.runMatchedCommand();',
  },
  // Rspack's cache asks for the id of its process, which WebAssembly does not have.
  {
    file: '@rsbuild/core/dist/m.js',
    from: 'if (!1 === buildCache) return;',
    to: 'return;',
  },
  // In Node, each command has a process of its own, so no level is left over from the one before.
  {
    file: '@rslib/core/dist/index.js',
    from: 'function setupLogLevel(argv) {',
    to: "function setupLogLevel(argv) { src_logger.level = 'info';",
  },
  // Nor is a loader, which may have been edited.
  {
    file: '@rspack/core/dist/index.js',
    from: 'cachedModule = loadLoader_moduleCache.get(cacheKey);',
    to: 'cachedModule;',
  },
  {
    file: '@rslib/core/dist/index.js',
    from: '        setupCommands(argv);',
    to: '        return setupCommands(argv);',
  },
];

/**
 * Changes to TypeScript's command: it runs when it is called, with the files that it is given, and it keeps the quotes of
 * types that it repeats, as TypeScript 7 does.
 */
export const TYPESCRIPT_PATCHES: readonly Patch[] = [
  {
    file: '_tsc.js',
    from: 'return typeof process !== "undefined" && !!process.nextTick && !process.browser && typeof require !== "undefined";',
    to: 'return false;',
  },
  {
    file: '_tsc.js',
    from: `? factoryCreateStringLiteral(
        scanner.getTokenValue(),
        /*isSingleQuote*/
        void 0,`,
    to: `? factoryCreateStringLiteral(
        scanner.getTokenValue(),
        scanner.getTokenText().startsWith("'"),`,
  },
  {
    file: '_tsc.js',
    from: 'if (sys.tryEnableSourceMapsForHost && ',
    to: 'if (sys && ',
  },
  {
    file: '_tsc.js',
    from: 'if (sys.setBlocking) {',
    to: 'if (sys) {',
  },
  {
    file: '_tsc.js',
    from: 'executeCommandLine(sys, noop, sys.args);',
    to: `export function runTypeScript(system, args) {
      sys = system;
      executeCommandLine(system, noop, args);
    }
    export { matchFiles };`,
  },
];

/** Node's modules: the file in `worker/node` that takes the place of each. */
export const NODE_MODULES: Readonly<Record<string, string>> = {
  assert: 'assert',
  async_hooks: 'async_hooks',
  child_process: 'child_process',
  crypto: 'crypto',
  dns: 'unavailable',
  events: 'events',
  fs: 'fs',
  'fs/promises': 'fs_promises',
  http: 'unavailable',
  http2: 'unavailable',
  https: 'unavailable',
  inspector: 'unavailable',
  module: 'module',
  net: 'unavailable',
  os: 'os',
  path: 'path',
  process: 'process-module',
  querystring: 'querystring',
  readline: 'unavailable',
  stream: 'unavailable',
  'stream/promises': 'unavailable',
  tty: 'tty',
  url: 'url',
  util: 'util',
  'util/types': 'util-types',
  vm: 'vm',
  worker_threads: 'worker_threads',
  zlib: 'zlib',
};
