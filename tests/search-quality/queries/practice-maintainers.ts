import type { QueryTable } from './query-table.ts';

/** Queries of maintainers who come from other tools, to practice on. */
export const PRACTICE_MAINTAINERS: QueryTable = {
  question: {
    'how to ship esm and cjs with matching d.cts': [
      '/guide/advanced/dts#esm-and-cjs',
      '/config/lib/dts#dtsautoextension',
      '/config/lib/dts#several-outputs-with-declarations',
      '/guide/basic/output-format#types',
    ],
    'how to emit a single rolled up d.ts': ['/guide/advanced/dts-bundle', '/config/lib/dts#dtsbundle'],
    'can i keep the module graph like preserveModules': [
      '/config/lib/bundle',
      '/guide/basic/output-structure#bundle-or-not',
      '/guide/migration/rollup#options',
    ],
    'how to exclude stories and specs from bundleless build': [
      '/config/lib/bundle#choose-the-files',
      '/guide/basic/output-structure#bundleless-entries',
      '/config/rsbuild/source#with-bundle-false',
    ],
    'how to map react to window.React in umd': [
      '/config/lib/format#packages-from-a-global-variable',
      '/guide/solution/cdn#externals',
    ],
    'how to inline one package listed in dependencies': [
      '/config/lib/auto-external#exclude',
      '/guide/advanced/third-party-deps#bundle-one',
    ],
    'can cjs do module.exports = for default export': [
      '/config/lib/footer#default-export',
      '/guide/migration/rollup#default',
      '/config/lib/footer',
    ],
    'how do i run a script after every rebuild': [
      '/guide/faq/features#after-build',
      '/config/rsbuild/plugins#own',
    ],
    'how to dump the resolved rspack config': [
      '/guide/basic/cli#inspect',
      '/guide/basic/configure-rslib#see-the-result',
      '/guide/faq/features#see-config',
      '/api/instance#inspectconfig',
    ],
    'can exports point at src inside a pnpm workspace': [
      '/guide/publish/monorepo#source',
      '/guide/advanced/dts#monorepo',
    ],
    'does turbo need dependsOn ^build for types': '/guide/publish/monorepo#built',
    'how to watch two workspace packages at once': '/guide/publish/monorepo#watch',
    'how to keep use client per file': [
      '/guide/solution/react-server-components#bundleless',
      '/guide/solution/react-server-components',
      '/config/lib/bundle#use-client',
      '/guide/solution/react#use-client',
    ],
    'how to minify without losing use client': '/config/rsbuild/output#directives',
    'how to compile a cli to a standalone binary': '/config/lib/experiments',
    'cross compile executable for windows from linux': '/config/lib/experiments#targets',
    'how to hardcode NODE_ENV production at build time': [
      '/guide/basic/environment-variables#node-env',
      '/config/rsbuild/source#sourcedefine',
      '/guide/advanced/third-party-deps#node-env',
    ],
    'how to inject package version as a constant': [
      '/guide/basic/environment-variables#define',
      '/config/rsbuild/source#sourcedefine',
      '/guide/advanced/json-files#package-json',
      '/guide/faq/features#version',
    ],
    'how to transpile a node_modules dependency to es2017': [
      '/config/rsbuild/source#sourceinclude',
      '/config/lib/syntax#dependencies',
      '/guide/advanced/output-compatibility#dependencies',
    ],
    'does it read browserslist from package.json': [
      '/config/lib/syntax#browserslist',
      '/guide/advanced/output-compatibility#targets',
    ],
    'how to publish scss sources untouched in dist': [
      '/guide/faq/features#as-is',
      '/guide/advanced/css#less-and-sass',
      '/config/rsbuild/output#outputcopy',
    ],
    'how to prefix css module class names': [
      '/config/rsbuild/output-assets#outputcssmodules',
      '/guide/advanced/css#css-modules',
      '/guide/solution/react#class-names',
    ],
    'can one css file per component be emitted': [
      '/guide/advanced/css#bundleless',
      '/guide/solution/react#bundleless',
      '/guide/advanced/css',
    ],
    'how to import css as text for shadow dom': '/guide/advanced/css#queries',
    'how to use tailwind v4 in a component library': '/guide/advanced/css#tailwind',
    'how to ship .svelte files uncompiled': ['/guide/solution/svelte#build', '/guide/solution/svelte'],
    'solid client and ssr builds from one config': ['/guide/solution/solid#build', '/guide/solution/solid'],
    'how to generate types for vue sfc': ['/guide/solution/vue#types', '/guide/faq/features#vue-types'],
    'does the preact plugin alias react to compat': '/guide/solution/preact#aliases',
    'how to enable react compiler for react 18': '/guide/solution/react#react-compiler',
    'how to set emotion jsx importSource': '/guide/solution/react#jsx',
    'how to run tests against dist not src': [
      '/guide/advanced/testing#package',
      '/guide/advanced/testing',
      '/guide/publish/tarball',
    ],
    'reuse build aliases and define in unit tests': [
      '/guide/advanced/testing#adapter',
      '/guide/advanced/testing#source',
    ],
    'which lib item does the storybook addon use': [
      '/guide/advanced/storybook#options',
      '/guide/advanced/storybook',
    ],
    'how to inline a web worker into the bundle': [
      '/guide/advanced/web-workers#inline',
      '/guide/advanced/web-workers',
    ],
    'how to bundle node worker_threads': '/guide/advanced/web-workers#node',
    'how to ship wasm-pack output on npm': [
      '/guide/advanced/webassembly#wasm-bindgen',
      '/guide/advanced/webassembly',
    ],
    'how to expose every file with subpath patterns': [
      '/guide/publish/exports#wildcards',
      '/guide/publish/exports',
    ],
    'where does types go in the exports map': [
      '/guide/publish/exports#types-first',
      '/guide/basic/output-format#exports',
    ],
    'how to support moduleResolution node consumers': '/guide/publish/exports#node10',
    'how to avoid the dual package hazard': [
      '/guide/publish/exports#dual',
      '/guide/publish/exports',
      '/guide/basic/output-format#two-copies',
    ],
    'npm trusted publishing with oidc github actions': ['/guide/publish/ci#provenance', '/guide/publish/ci'],
    'how to fail ci when bundle size grows': [
      '/guide/publish/size-budgets',
      '/guide/advanced/rsdoctor#ci',
      '/config/rsbuild/performance#performanceprintfilesize',
    ],
    'upload hidden source maps to sentry': [
      '/guide/publish/source-maps#kinds',
      '/guide/publish/source-maps',
      '/config/rsbuild/output#outputsourcemap',
    ],
    'how do i verify sideEffects false works': [
      '/guide/publish/tree-shaking#proof',
      '/guide/publish/tree-shaking',
    ],
    'how to build programmatically from node': [
      '/api/#build',
      '/api/',
      '/api/core#createrslib',
      '/api/instance#build',
    ],
    'get rebuild results in watch from js api': ['/api/instance#watch', '/api/instance#onaftercreatersbuild'],
    'how to share a base config across packages': ['/api/core#mergerslibconfig', '/api/types#configuration'],
    'can config export an async function with mode': '/guide/basic/configure-rslib#use-a-function',
    'how to build only the cjs output': [
      '/guide/basic/cli#lib',
      '/config/lib/id',
      '/guide/basic/configure-rslib#command-line-flags',
    ],
    'can i use a prefix other than PUBLIC_': '/guide/basic/environment-variables#load-env',
    'multiple entry points with nested output folders': [
      '/guide/basic/output-structure#several-entries',
      '/config/rsbuild/source#in-a-bundle',
    ],
    'how are dynamic import chunks named': [
      '/guide/basic/output-structure#chunks',
      '/config/lib/#chunk-names-get-a-number',
    ],
    'legacy decorators with metadata for nestjs typeorm': [
      '/guide/basic/typescript#decorators',
      '/config/rsbuild/source#sourcedecorators',
    ],
    'can i add a webpack loader rule': ['/config/rsbuild/tools#toolsrspack', '/config/rsbuild/tools'],
    'how to build types of composite projects first': [
      '/guide/advanced/dts#references',
      '/config/lib/dts#dtsbuild',
    ],
    'how does a host app consume the remote': [
      '/guide/advanced/module-federation#use-it-in-a-host',
      '/guide/advanced/module-federation',
    ],
    'import svg both as url and react component': [
      '/guide/advanced/svgr-files#ways',
      '/guide/advanced/svgr-files',
    ],
    'how to keep .json files unconverted in dist': '/guide/advanced/json-files#keep',
    'is dts faster with isolatedDeclarations': [
      '/config/lib/dts#dtsisolated',
      '/guide/advanced/dts#fast',
      '/guide/faq/features#slow-dts',
    ],
  },

  problem: {
    'd.ts still contains @/ alias after build': [
      '/config/lib/redirect#dts',
      '/config/lib/dts#dtsalias',
      '/guide/advanced/dts-bundle#path-aliases',
    ],
    'react bundled into lib invalid hook call': [
      '/guide/solution/react#react-bundled',
      '/config/lib/auto-external#a-bundled-react',
    ],
    'workspace package inlined instead of imported': [
      '/guide/faq/features#workspace',
      '/guide/publish/monorepo#workspaces',
      '/guide/advanced/third-party-deps#undeclared',
    ],
    'fresh clone build ts2307 sibling package not built': [
      '/guide/publish/monorepo#built',
      '/guide/publish/monorepo',
      '/guide/advanced/dts#monorepo',
    ],
    'd.ts disappears when esm and cjs share dist': [
      '/config/lib/dts#several-outputs-with-declarations',
      '/guide/faq/features#one-of-two',
      '/config/lib/#declarations-in-one-folder',
    ],
    'api-extractor chokes on an exported var': [
      '/guide/faq/declaration-errors#unable-to-analyze',
      '/guide/advanced/dts-bundle#traps',
    ],
    'declare global missing from rolled up types': [
      '/guide/advanced/dts-bundle#traps',
      '/guide/advanced/dts#bundled',
    ],
    'ambient global.d.ts not emitted to dist': [
      '/config/lib/dts#declarations-you-wrote-by-hand-are-not-copied',
      '/guide/advanced/dts#check',
      '/config/rsbuild/output#outputcopy',
      '/guide/faq/errors#silent',
    ],
    'consumers get any instead of my types': ['/guide/advanced/dts#check', '/guide/publish/tarball#attw'],
    'attw reports masquerading as esm': [
      '/guide/basic/output-format#types',
      '/guide/advanced/dts#esm-and-cjs',
      '/config/lib/dts#dtsautoextension',
    ],
    'attw node10 resolution failed for esm only package': [
      '/guide/publish/tarball#attw',
      '/guide/publish/exports#node10',
    ],
    'ERR_PACKAGE_PATH_NOT_EXPORTED when requiring my lib': [
      '/guide/basic/output-format#esm',
      '/guide/publish/exports#one-entry',
    ],
    ERR_REQUIRE_ASYNC_MODULE: ['/guide/solution/nodejs#top-level-await', '/guide/basic/output-format#esm'],
    'umd throws global is not defined in browser': [
      '/config/lib/format#umd',
      '/guide/faq/errors#exports-not-defined',
      '/config/lib/umd-name#traps',
      '/guide/solution/cdn',
    ],
    'umd self is not defined in node': '/config/lib/syntax#umd',
    'iife entry with exports fails to build': [
      '/guide/faq/errors#iife-export',
      '/config/lib/format#iife',
      '/config/lib/format#global-object',
      '/config/lib/format#errors',
    ],
    'side effect import dropped from bundle': [
      '/guide/start/glossary#side-effects',
      '/guide/publish/tree-shaking#list',
    ],
    'css of lazy chunk never loaded': '/guide/migration/vite#css',
    'import.meta.env undefined after leaving vite': [
      '/guide/migration/vite#env',
      '/guide/basic/environment-variables#replaced',
      '/guide/migration/rslib-0#env',
    ],
    'import.meta.glob left untouched in output': '/guide/migration/vite#env',
    'common css split out into randomly named file': '/guide/basic/output-structure#assets',
    'css module hash collides with another library': [
      '/guide/advanced/css#css-modules',
      '/guide/solution/react#class-names',
    ],
    'ssr crashes unknown file extension .css': [
      '/guide/solution/react#bundleless',
      '/guide/solution/vue#bundleless',
      '/guide/advanced/css#bundleless',
    ],
    'png import crashes when node loads package': [
      '/guide/advanced/static-assets#in-nodejs',
      '/guide/advanced/static-assets',
    ],
    'new URL copies my source file to static/assets': [
      '/guide/migration/rslib-0#new-url',
      '/guide/advanced/static-assets#new-url-traps',
    ],
    'ENOENT reading template next to cjs bundle': [
      '/guide/solution/nodejs#files-beside-the-code',
      '/guide/advanced/static-assets#new-url-traps',
    ],
    'target change ignored on second build stale cache': [
      '/guide/basic/cli#build-cache',
      '/config/lib/syntax#build-cache',
      '/config/rsbuild/performance#performancebuildcache',
      '/guide/faq/features#stale',
    ],
    'building one format wipes the other from dist': ['/config/lib/id#clean', '/guide/basic/cli#lib'],
    'umd file overwrites esm index.js': [
      '/config/lib/#two-items-one-file-name',
      '/config/lib/format#traps-of-umd',
    ],
    'shebang not first line after license banner': [
      '/config/lib/banner#hashbang',
      '/guide/solution/command-line#traps',
    ],
    'jest config and specs get declarations': [
      '/guide/faq/features#test-declarations',
      '/config/lib/dts#leave-out-tests',
    ],
    'types nested under dist/src': [
      '/guide/faq/features#dist-src',
      '/guide/faq/declaration-errors#ts5011',
      '/config/lib/dts#before-you-start',
    ],
    'compiled js written into my src folder': [
      '/config/lib/out-base#wrong-folder',
      '/guide/basic/output-structure#out-base',
    ],
    'js and d.ts end up in different subfolders': [
      '/config/lib/out-base#with-declarations',
      '/config/lib/out-base',
    ],
    'svelte lang ts preprocess crash typescript 7': '/guide/solution/svelte#typescript-7',
    'solid jsx compiled to React.createElement': '/guide/solution/solid#no-babel',
    'plugin config override silently reverted': [
      '/config/rsbuild/plugins#a-value-that-does-not-stick',
      '/guide/faq/features#modify-rsbuild-config',
    ],
    'useDefineForClassFields false not respected': [
      '/guide/basic/typescript#class-fields',
      '/config/rsbuild/tools#toolsswc',
    ],
    're-exported interface does not provide an export named': [
      '/guide/basic/typescript#isolated-modules',
      '/guide/faq/features#webpack-require',
      '/guide/advanced/runtime#types',
    ],
    'remote chunks 404 on host origin': '/guide/advanced/module-federation#asset-prefix',
    'external lodash-es but deep import still bundled': [
      '/guide/advanced/third-party-deps#externals',
      '/config/rsbuild/output#outputexternals',
    ],
    'vite unable to parse worker options in package': '/guide/advanced/web-workers#query',
    'wasm not found once app bundles the lib': [
      '/guide/advanced/webassembly#tried',
      '/guide/advanced/webassembly',
      '/config/lib/wasm#compile',
    ],
    'works in repo but installed tarball misses module': [
      '/guide/publish/tarball#found',
      '/guide/publish/tarball',
    ],
    'import.meta.url wrong under jsdom': '/config/lib/shims#dom',
  },

  'other words': {
    noExternal: [
      '/guide/migration/tsup#options',
      '/guide/advanced/third-party-deps#bundle-one',
      '/config/lib/auto-external#exclude',
    ],
    'splitting false one file': ['/guide/solution/command-line#traps', '/guide/migration/tsup#options'],
    inlineDynamicImports: '/guide/migration/rollup#options',
    preserveModulesRoot: ['/config/lib/out-base', '/guide/migration/rollup#options'],
    manualChunks: ['/config/rsbuild/#splitchunks', '/guide/migration/rollup#options'],
    'webpack libraryTarget': ['/config/lib/format', '/config/lib/format#library-type'],
    'libraryExport default': '/config/lib/umd-name#default-export',
    'esbuild global name': [
      '/config/lib/umd-name',
      '/guide/migration/tsup#options',
      '/guide/migration/tsdown#options',
    ],
    'webpack-node-externals': [
      '/config/lib/auto-external',
      '/guide/advanced/third-party-deps#where-to-list',
      '/guide/advanced/third-party-deps',
    ],
    'rollup-plugin-peer-deps-external': ['/guide/migration/rollup#plugins', '/config/lib/auto-external'],
    'webpack-bundle-analyzer': '/guide/advanced/rsdoctor',
    'vite-plugin-dts rollupTypes': ['/config/lib/dts#dtsbundle', '/guide/advanced/dts-bundle'],
    'inline types of third party packages': [
      '/guide/advanced/dts-bundle#packages',
      '/config/lib/dts#dtsbundlebundledpackages',
      '/guide/advanced/third-party-deps#types',
    ],
    emitDeclarationOnly: '/guide/migration/tsc#options',
    'importHelpers tslib': ['/config/lib/external-helpers', '/guide/migration/tsc#options'],
    'preset-env targets': ['/config/lib/syntax', '/guide/advanced/output-compatibility#targets'],
    'useBuiltIns usage': [
      '/guide/advanced/output-compatibility#core-js',
      '/config/rsbuild/output#outputpolyfill',
    ],
    mkdist: ['/guide/migration/unbuild#options', '/guide/migration/unbuild'],
    'jiti stub passive watcher': '/guide/migration/unbuild#stub',
    assetsInlineLimit: ['/config/rsbuild/output-assets#outputdataurilimit', '/guide/migration/vite#options'],
    'build.lib.fileName': ['/guide/migration/vite#options', '/config/rsbuild/output#outputfilename'],
    'vite-plugin-lib-inject-css': [
      '/guide/faq/features#css-import',
      '/config/rsbuild/output-assets#outputinjectstyles',
      '/guide/advanced/css#inject-styles',
      '/guide/advanced/css#extraction',
    ],
    'mini-css-extract-plugin': '/config/rsbuild/tools#toolscssextract',
    'keep function names when mangling': [
      '/guide/migration/tsup#options',
      '/config/rsbuild/output#outputminify',
    ],
    'terser drop_console': '/config/rsbuild/performance#performanceremoveconsole',
    'copy-webpack-plugin': '/config/rsbuild/output#outputcopy',
    rimraf: ['/config/rsbuild/output#outputcleandistpath'],
    DefinePlugin: ['/config/rsbuild/source#sourcedefine', '/guide/basic/environment-variables#define'],
    exportConditions: ['/config/rsbuild/resolve#resolveconditionnames', '/guide/migration/rollup#plugins'],
    'platform specific file suffix .web.ts': '/config/rsbuild/resolve#resolveextensions',
    'babel module-resolver': ['/config/rsbuild/resolve#resolvealias', '/guide/basic/typescript#paths'],
    'tsc-alias': ['/guide/basic/typescript#paths', '/config/lib/redirect', '/guide/migration/tsc'],
    transpileOnly: [
      '/guide/basic/typescript#type-errors',
      '/config/lib/dts#a-build-without-dts-checks-nothing',
    ],
    'fork-ts-checker': ['/config/rsbuild/plugins#list', '/guide/basic/typescript#type-errors'],
    'babel-plugin-import antd style': '/config/rsbuild/source#sourcetransformimport',
    'lerna version changelog': ['/guide/publish/ci#changesets', '/guide/publish/ci'],
    'size-limit': ['/guide/publish/size-budgets#user', '/guide/publish/size-budgets'],
    'publishConfig override exports': ['/guide/publish/monorepo#publish', '/guide/advanced/dts#monorepo'],
    'yalc or npm link': ['/guide/publish/tarball#found', '/guide/publish/tarball'],
    'docusaurus for components': '/guide/advanced/rspress',
    'react-docgen props table': '/guide/advanced/rspress#components',
    'importmap esm.sh': '/guide/solution/cdn#module',
    'subresource integrity sri hash': '/guide/solution/cdn#prove',
    'raw-loader': [
      '/guide/advanced/static-assets#queries',
      '/config/rsbuild/source#sourceassetsinclude',
      '/guide/advanced/static-assets',
    ],
    'phantom dependency hoisted': [
      '/guide/advanced/third-party-deps#undeclared',
      '/config/lib/auto-external#a-package-you-forgot-to-list-is-bundled',
      '/guide/migration/unbuild#implicit',
    ],
  },
};
