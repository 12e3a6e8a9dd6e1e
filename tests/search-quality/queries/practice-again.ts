import type { QueryTable } from './query-table.ts';

/** More queries to practice on, of the same kinds, written before their results were looked at. */
export const PRACTICE_AGAIN: QueryTable = {
  short: {
    eslint: '/guide/start/npm-packages#create',
    worker: ['/guide/advanced/web-workers', '/guide/advanced/static-assets#workers'],
    hash: '/config/rsbuild/output#outputfilenamehash',
    'd.mts': [
      '/guide/advanced/dts#esm-and-cjs',
      '/guide/faq/features#one-of-two',
      '/config/lib/dts#dtsautoextension',
      '/guide/basic/output-format#types',
    ],
    bin: '/guide/solution/command-line',
    npx: ['/guide/solution/command-line', '/guide/basic/cli'],
    version: [
      '/api/core#version',
      '/guide/faq/features#version',
      '/config/releases',
      '/guide/start/npm-packages#versions',
    ],
    'output-assets': '/config/rsbuild/output-assets',
    'third-party-deps': '/guide/advanced/third-party-deps',
    'svgr-files': '/guide/advanced/svgr-files',
    'size budgets': '/guide/publish/size-budgets',
    less: ['/guide/advanced/css#less-and-sass', '/config/rsbuild/plugins#less'],
  },
  question: {
    'how to generate types without building': [
      '/guide/advanced/dts',
      '/config/lib/dts',
      '/config/lib/dts#dtsisolated',
    ],
    'how do I pass options to swc': '/config/rsbuild/tools#toolsswc',
    'how can I run a script after the build finishes': '/guide/faq/features#after-build',
    'how to stop rslib from deleting dist': [
      '/config/rsbuild/output#outputcleandistpath',
      '/config/lib/id#clean',
    ],
    'how do I create a command line tool with rslib': '/guide/solution/command-line',
    'how to load a library with a script tag': [
      '/guide/solution/cdn',
      '/guide/basic/output-format#umd',
      '/config/lib/format#umd',
      '/config/lib/umd-name',
    ],
    'should react be a peer dependency': [
      '/guide/solution/react#react-bundled',
      '/config/lib/auto-external#a-bundled-react',
      '/guide/advanced/third-party-deps#where-to-list',
      '/guide/start/glossary#peer-dependency',
      '/guide/solution/react#package-json',
    ],
    'how to inject css into the javascript file': [
      '/config/rsbuild/output-assets#outputinjectstyles',
      '/guide/advanced/css#inject-styles',
      '/guide/solution/react#styles-without-a-css-file',
    ],
    'what is a peer dependency': [
      '/guide/start/glossary#peer-dependency',
      '/guide/advanced/third-party-deps',
    ],
    'how to disable code splitting': ['/config/rsbuild/#splitchunks', '/guide/basic/output-structure#chunks'],
    'when should I bundle my library': [
      '/config/lib/bundle#which-one-to-pick',
      '/guide/basic/output-structure#bundle-or-not',
    ],
    'how to read a file next to the module in node': [
      '/guide/solution/nodejs#files-beside-the-code',
      '/guide/advanced/static-assets#in-nodejs',
      '/guide/advanced/static-assets#new-url',
    ],
    'how do I get the version from package.json': [
      '/guide/faq/features#version',
      '/guide/advanced/json-files#package-json',
      '/config/lib/banner#name-and-version-from-packagejson',
    ],
    'how to speed up the build': [
      '/guide/faq/features#slow-dts',
      '/guide/advanced/dts#fast',
      '/config/rsbuild/performance#performancebuildcache',
    ],
    'is typescript 7 supported': [
      '/config/lib/dts#dtstsgo',
      '/guide/migration/rslib-0#native-preview',
      '/guide/basic/upgrade-rslib#native-preview',
      '/guide/solution/svelte#typescript-7',
      '/guide/advanced/dts#fast',
    ],
    'why does the browser complain about process': [
      '/guide/basic/environment-variables#replaced',
      '/guide/advanced/third-party-deps#node-env',
      '/guide/advanced/output-compatibility#environment-variables',
    ],
    'what does an ai assistant need to know about rslib': '/guide/start/ai',
    'how to publish with npm provenance from github': ['/guide/publish/ci#provenance', '/guide/publish/ci'],
  },
  problem: {
    'import without extension fails in node': [
      '/config/lib/redirect#js',
      '/guide/basic/typescript#endings',
      '/guide/faq/source-errors#cannot-resolve',
    ],
    'd.ts files contain path aliases': [
      '/config/lib/redirect#dts',
      '/config/lib/dts#dtsalias',
      '/guide/basic/typescript#paths',
      '/guide/advanced/dts-bundle#path-aliases',
    ],
    'flag has no effect': [
      '/guide/basic/cli#build-cache',
      '/guide/faq/errors#silent',
      '/guide/faq/features#stale',
    ],
    'peer dependency ends up in the bundle': [
      '/guide/faq/features#bundled-or-not',
      '/guide/advanced/third-party-deps',
      '/config/lib/auto-external',
    ],
    'instanceof returns false for the same class': [
      '/guide/publish/exports#hazard',
      '/guide/basic/output-format#two-copies',
    ],
    'css of node_modules package missing in output': [
      '/guide/advanced/css#packages',
      '/config/lib/auto-external#styles',
    ],
    'fonts not found after publishing': [
      '/guide/advanced/css#url',
      '/guide/advanced/static-assets',
      '/config/rsbuild/output-assets#outputassetprefix',
    ],
    'hand written d.ts not copied': '/config/lib/dts#declarations-you-wrote-by-hand-are-not-copied',
    'both entries write the same file': [
      '/config/lib/#two-items-one-file-name',
      '/config/lib/auto-extension#two-outputs-one-name',
      '/config/lib/bundle#two-files-one-name',
    ],
    'svelte component types missing': ['/guide/solution/svelte#types'],
    'solid props lose reactivity': '/guide/solution/solid#props-that-stop-updating',
    'storybook cannot find lib config': [
      '/guide/advanced/storybook#a-configuration-without-lib',
      '/guide/advanced/storybook',
    ],
    'worker file missing in the published package': [
      '/guide/advanced/web-workers#package',
      '/guide/advanced/web-workers',
    ],
    'typo in config option is ignored': [
      '/guide/faq/errors#silent',
      '/guide/start/ai#invented',
      '/guide/basic/configure-rslib#why-defineconfig',
    ],
    'minified output loses use client': [
      '/config/rsbuild/output#directives',
      '/guide/solution/react#use-client',
      '/guide/solution/react-server-components',
    ],
    'watch does not rebuild linked package': ['/guide/publish/monorepo#watch', '/guide/publish/monorepo'],
    'go to definition opens d.ts instead of source': [
      '/config/lib/dts#go-to-the-source',
      '/guide/publish/source-maps#declaration-maps',
    ],
    'array.at missing in old browsers': [
      '/guide/advanced/output-compatibility#functions',
      '/config/lib/syntax#polyfills',
    ],
  },
  error: {
    'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: Package subpath \'./internal/round\' is not defined by "exports" in /home/me/app/node_modules/clamp-kit/package.json':
      ['/guide/publish/exports', '/guide/basic/output-format#esm'],
    'Error [ERR_REQUIRE_ASYNC_MODULE]: require() cannot be used on an ESM graph with top-level await. Use import() instead.':
      ['/guide/solution/nodejs#top-level-await', '/guide/basic/output-format#esm'],
    "error TS1479: The current file is a CommonJS module whose imports will produce 'require' calls": [
      '/guide/basic/output-format#types',
      '/guide/advanced/dts#esm-and-cjs',
    ],
    "TS2834: Relative import paths need explicit file extensions in ECMAScript imports when '--moduleResolution' is 'node16' or 'nodenext'":
      ['/guide/advanced/dts#check', '/guide/basic/typescript#endings'],
    "TS2882: Cannot find module or type declarations for side-effect import of './theme.less'.": [
      '/config/lib/redirect#dts',
      '/guide/advanced/css#types',
      '/guide/solution/react#build-and-use-it',
    ],
    "SyntaxError: The requested module './types.js' does not provide an export named 'Bounds'":
      '/guide/basic/typescript#isolated-modules',
    'Error: Client-only API called on the server side. Run client-only code in onMount':
      '/guide/solution/solid#server',
    "TypeError: Cannot read properties of null (reading 'useState')": [
      '/guide/solution/react#react-bundled',
      '/config/lib/auto-external#a-bundled-react',
      '/guide/advanced/module-federation#shared',
      '/guide/advanced/module-federation#errors',
    ],
    'Unknown file extension ".svg" for /home/me/app/node_modules/kit/dist/logo.svg': [
      '/guide/advanced/static-assets#messages',
      '/guide/advanced/static-assets#in-nodejs',
      '/guide/advanced/static-assets',
    ],
    'error   Bundle mode does not support preserving JSX syntax. Set "bundle" to "false"': [
      '/guide/faq/source-errors#more-source',
      '/guide/solution/solid#a-bundled-output-cannot-keep-jsx',
      '/guide/solution/react#jsx',
    ],
    'config.lib is not iterable': '/guide/faq/errors#more-configuration',
    'warn    The `package.json` file does not exist in the /home/me/kit directory': [
      '/guide/faq/source-errors#more-source',
      '/config/lib/auto-extension#without-packagejson',
    ],
    'Library name base (chip-ui) must be a valid identifier': '/guide/advanced/module-federation#errors',
    "TS2550: Property 'at' does not exist on type 'number[]'. Do you need to change your target library?":
      '/guide/advanced/output-compatibility#functions',
    'Expect Rsbuild plugin instance to be an object, but got function': [
      '/config/rsbuild/plugins#errors',
      '/guide/faq/errors#more-configuration',
    ],
    'JSON parse error: Unexpected character }': '/guide/advanced/json-files#messages',
    "TS5097: An import path can only end with a '.ts' extension when 'allowImportingTsExtensions' is enabled":
      ['/guide/basic/typescript#errors', '/guide/basic/typescript#endings'],
    'ReferenceError: document is not defined': ['/guide/solution/svelte#server'],
  },
  'other words': {
    'external: [/node_modules/]': [
      '/config/lib/auto-external',
      '/config/rsbuild/output#outputexternals',
      '/guide/advanced/third-party-deps',
    ],
    'esbuild target': ['/config/lib/syntax', '/guide/migration/tsup'],
    'rollup-plugin-dts': [
      '/config/lib/dts#dtsbundle',
      '/guide/advanced/dts-bundle',
      '/guide/migration/rollup',
    ],
    'vite-plugin-dts': ['/config/lib/dts', '/guide/advanced/dts', '/guide/migration/vite'],
    assetFileNames: [
      '/config/rsbuild/output#outputfilename',
      '/guide/migration/rollup',
      '/guide/migration/vite',
    ],
    manualChunks: ['/config/rsbuild/#splitchunks', '/guide/migration/vite'],
    'tsup --dts-resolve': [
      '/config/lib/dts#dtsbundle',
      '/guide/migration/tsup',
      '/guide/advanced/dts-bundle',
    ],
    'webpack externals': [
      '/config/rsbuild/output#outputexternals',
      '/guide/advanced/third-party-deps#externals',
    ],
    'copy-webpack-plugin': ['/config/rsbuild/output#outputcopy'],
    'style-loader': [
      '/config/rsbuild/tools#toolsstyleloader',
      '/config/rsbuild/output-assets#outputinjectstyles',
    ],
    pkgroll: ['/guide/migration/', '/guide/migration/rollup'],
    removeComments: [
      '/guide/faq/features#comments',
      '/guide/migration/tsc',
      '/config/rsbuild/output#outputlegalcomments',
    ],
    cjsInterop: ['/config/lib/footer#default-export', '/guide/migration/tsup'],
    terserOptions: ['/config/rsbuild/output#outputminify'],
    'replace plugin': ['/config/rsbuild/source#sourcedefine', '/guide/migration/rollup#plugins'],
    'clean: true': ['/config/rsbuild/output#outputcleandistpath'],
    'tsc --watch': ['/guide/basic/cli#watch', '/guide/migration/tsc'],
  },
  paste: {
    'import.meta.env.VITE_API_URL': [
      '/guide/basic/environment-variables',
      '/guide/migration/vite#env',
      '/guide/migration/rslib-0#env',
    ],
    "import Logo from './logo.svg?react'": '/guide/advanced/svgr-files',
    "import css from './x.css?inline'": [
      '/guide/advanced/css#queries',
      '/guide/advanced/static-assets#queries',
    ],
    '"exports": { "./*": "./dist/*.js" }': ['/guide/publish/exports#wildcards', '/guide/publish/exports'],
    "syntax: ['node 18']": '/config/lib/syntax',
    'npm publish --provenance': '/guide/publish/ci',
    'const { build } = await createRslib()': ['/api/instance#build', '/api/core#createrslib', '/api/'],
    "declare module '*.css'": [
      '/guide/advanced/css#types',
      '/guide/basic/typescript#ambient-types',
      '/guide/advanced/static-assets#types',
      '/api/types#ambient',
    ],
    'export default defineConfig({ lib: [] })': [
      '/guide/basic/configure-rslib',
      '/api/core#defineconfig',
      '/guide/faq/errors#empty-lib',
      '/config/lib/',
    ],
    'npx publint': '/guide/publish/tarball#publint',
    '/* @__PURE__ */': '/guide/publish/tree-shaking',
    'ライブラリ monorepo': '/guide/publish/monorepo',
  },
  typo: {
    alis: '/config/rsbuild/resolve#resolvealias',
    dt: '/config/lib/dts',
    cpy: '/config/rsbuild/output#outputcopy',
    'envrionment varibles': '/guide/basic/environment-variables',
    'typescrpt declaraton files': ['/guide/advanced/dts', '/config/lib/dts', '/guide/start/glossary#dts'],
    'soruce map': [
      '/config/rsbuild/output#outputsourcemap',
      '/guide/publish/source-maps',
      '/guide/start/glossary#source-map',
    ],
    webasembly: ['/guide/advanced/webassembly', '/config/lib/wasm', '/config/lib/bundle#webassembly'],
    'migrate form rollup': '/guide/migration/rollup',
    treeshakng: '/guide/publish/tree-shaking',
    tarbal: '/guide/publish/tarball',
    monorpeo: '/guide/publish/monorepo',
  },
};
