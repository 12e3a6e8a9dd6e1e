import type { QueryTable } from './query-table.ts';

/** Pasted lines and messages, to practice on. */
export const PRACTICE_PASTED: QueryTable = {
  paste: {
    "entry: ['src/index.ts', 'src/cli.ts'],": [
      '/config/rsbuild/source#sourceentry',
      '/guide/basic/output-structure#several-entries',
      '/config/rsbuild/source#in-a-bundle',
      '/config/rsbuild/source#traps-of-entry',
      '/guide/migration/tsup#options',
    ],
    "index: ['./src/**', '!src/**/*.test.ts']": [
      '/guide/basic/output-structure#bundleless-entries',
      '/config/lib/bundle#choose-the-files',
      '/config/rsbuild/source#with-bundle-false',
      '/guide/migration/tsc#tests',
    ],
    "dts: { bundle: { bundledPackages: ['@types/react'] } }": [
      '/config/lib/dts#dtsbundlebundledpackages',
      '/guide/advanced/dts-bundle#packages',
      '/guide/faq/features#dts-external',
    ],
    '"isolatedDeclarations": true,': [
      '/config/lib/dts#dtsisolated',
      '/guide/faq/declaration-errors#ts9007',
      '/guide/advanced/dts#fast',
      '/guide/advanced/dts#which-way',
    ],
    '"references": [{ "path": "../shared" }]': [
      '/guide/advanced/dts#references',
      '/config/lib/dts#dtsbuild',
      '/guide/advanced/dts#monorepo',
    ],
    'npx rslib build -w': [
      '/guide/basic/cli#watch',
      '/guide/basic/cli#build',
      '/guide/start/quick-start#while-you-work',
    ],
    "format: 'umd', umdName: 'MyLib'": [
      '/config/lib/umd-name',
      '/config/lib/format#umd',
      '/guide/basic/output-format#umd',
      '/guide/solution/cdn#build',
    ],
    'autoExternal: { dependencies: false }': [
      '/config/lib/auto-external#values',
      '/config/rsbuild/output#outputautoexternal',
      '/config/lib/auto-external#the-old-form',
      '/config/lib/auto-external#a-bundled-react',
    ],
    "syntax: ['node 18', 'chrome >= 90']": [
      '/config/lib/syntax#browserslist',
      '/guide/advanced/output-compatibility#targets',
    ],
    '"browserslist": ["defaults", "not IE 11"]': [
      '/config/lib/syntax#browserslist',
      '/guide/advanced/output-compatibility#targets',
    ],
    "banner: { js: '/*! my-lib v1.0.0 */' }": ['/config/lib/banner'],
    '"bin": { "mycli": "./dist/cli.js" }': [
      '/guide/solution/command-line#package-json',
      '/guide/solution/nodejs#package-json',
    ],
    "import styles from './Button.module.scss';": [
      '/guide/advanced/css#css-modules',
      '/guide/advanced/css#less-and-sass',
      '/guide/advanced/css#types',
    ],
    'define: { __VERSION__: JSON.stringify(pkg.version) }': [
      '/config/rsbuild/source#sourcedefine',
      '/guide/basic/environment-variables#define',
      '/guide/faq/features#version',
      '/guide/advanced/json-files#package-json',
    ],
    'const __dirname = path.dirname(fileURLToPath(import.meta.url));': [
      '/config/lib/shims#esm-dirname',
      '/guide/solution/nodejs#dirname',
      '/config/lib/shims#cjs-url',
      '/config/lib/shims#cjs-dirname',
      '/guide/faq/errors#dirname',
    ],
    'redirect: { js: { extension: false } }': [
      '/config/lib/redirect#js',
      '/config/lib/redirect#what-each-value-does',
    ],
    '"paths": { "@/*": ["./src/*"] }': [
      '/guide/basic/typescript#paths',
      '/config/rsbuild/resolve#resolvealias',
      '/config/lib/redirect#js',
      '/guide/advanced/dts-bundle#path-aliases',
    ],
    'RSDOCTOR=true npx rslib build': ['/guide/advanced/rsdoctor#look'],
    'DEBUG=rsbuild pnpm build': ['/config/rsbuild/log-level#debug', '/guide/basic/cli#inspect'],
    "build: { lib: { entry: resolve(__dirname, 'lib/main.ts'), name: 'MyLib', fileName: 'my-lib' } }": [
      '/guide/migration/vite#options',
      '/guide/migration/vite#replace-the-configuration',
      '/guide/migration/vite#worked-example',
    ],
    "rollupOptions: { external: ['vue'], output: { globals: { vue: 'Vue' } } }": [
      '/guide/migration/vite#options',
      '/config/lib/format#packages-from-a-global-variable',
      '/guide/migration/rollup#options',
      '/guide/solution/cdn#externals',
    ],
    "buildType: 'bundleless'": [
      '/guide/migration/modernjs-module#options',
      '/config/lib/bundle#bundle-false',
      '/guide/start/glossary#bundleless',
    ],
    "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })": [
      '/guide/advanced/web-workers',
      '/guide/migration/rslib-0#workers',
    ],
    "fs.readFileSync(new URL('./template.html', import.meta.url))": [
      '/guide/solution/nodejs#files-beside-the-code',
      '/guide/advanced/static-assets#in-nodejs',
      '/guide/advanced/static-assets#new-url',
    ],
    "import schema from './schema.json' with { type: 'json' };": [
      '/guide/advanced/json-files#attributes',
      '/guide/advanced/json-files#ways',
    ],
    "import text from '../README.md?raw'": ['/guide/advanced/static-assets#queries'],
    "if (process.env.NODE_ENV !== 'production') {": [
      '/guide/basic/environment-variables#node-env',
      '/guide/basic/environment-variables#replaced',
      '/guide/advanced/output-compatibility#environment-variables',
      '/guide/advanced/third-party-deps#node-env',
    ],
    "copy: [{ from: './src/assets', to: 'assets' }]": [
      '/config/rsbuild/output#outputcopy',
      '/guide/advanced/static-assets#more-types',
    ],
    "distPath: { root: './lib/esm' }": ['/config/rsbuild/output#outputdistpath'],
    "filename: { js: '[name].mjs' }": [
      '/config/rsbuild/output#outputfilename',
      '/config/lib/auto-extension#own-names',
    ],
    '"emitDecoratorMetadata": true': [
      '/guide/basic/typescript#decorators',
      '/config/rsbuild/source#sourcedecorators',
      '/guide/basic/typescript#tsconfig',
    ],
    '"jsx": "react-jsx",': [
      '/guide/basic/typescript#jsx',
      '/guide/migration/tsup#jsx',
      '/config/rsbuild/plugins#react',
      '/guide/solution/react#jsx',
      '/guide/basic/typescript#tsconfig',
    ],
    "pluginReact({ swcReactOptions: { runtime: 'classic' } })": [
      '/guide/solution/react#jsx',
      '/config/rsbuild/plugins#react',
    ],
    'export const theme = /* @__PURE__ */ createTheme()': ['/guide/publish/tree-shaking#pure'],
    'const { content } = await loadConfig({ cwd: process.cwd() })': [
      '/api/core#loadconfig',
      '/api/#like-the-command',
    ],
    "import type { RslibConfig } from '@rslib/core'": ['/api/types#configuration'],
    "addons: ['storybook-addon-rslib'],": ['/guide/advanced/storybook'],
    'npx attw --pack .': [
      '/guide/publish/tarball#attw',
      '/guide/publish/tarball#gate',
      '/guide/publish/exports#check-it',
    ],
    'run: npm publish --provenance --access public': [
      '/guide/publish/ci#provenance',
      '/guide/publish/ci#workflow',
    ],
    'export default defineConfig(({ command, envMode }) => ({': [
      '/guide/basic/configure-rslib#use-a-function',
      '/api/core#defineconfig',
      '/api/core#loadconfig',
    ],
    '@import "tailwindcss";': ['/guide/advanced/css#tailwind', '/config/rsbuild/tools#toolspostcss'],
    '/*! For license information please see index.js.LICENSE.txt */': [
      '/config/rsbuild/output#outputlegalcomments',
      '/guide/faq/features#comments',
    ],
    '"sideEffects": ["**/*.css"]': [
      '/guide/publish/tree-shaking#side-effects',
      '/guide/publish/tree-shaking#list',
      '/guide/start/glossary#side-effects',
    ],
    'module.exports = exports.default;': [
      '/config/lib/footer#default-export',
      '/guide/migration/rollup#default',
    ],
    'const Page = lazy(() => import(/* webpackChunkName: "page" */ \'./Page\'))': [
      '/guide/basic/output-structure#chunks',
      '/guide/start/glossary#chunk',
    ],
    '"exports": { ".": { "import": "./dist/index.mjs", "require": "./dist/index.cjs", "types": "./dist/index.d.ts" } }':
      [
        '/guide/publish/exports#types-first',
        '/guide/basic/output-format#exports',
        '/guide/basic/output-format#types',
        '/guide/basic/output-format#both',
      ],
    '"./*": "./dist/*.js"': ['/guide/publish/exports#wildcards'],
    "remotes: { ui: 'ui@http://localhost:3001/mf-manifest.json' }": [
      '/guide/advanced/module-federation#use-it-in-a-host',
      '/guide/advanced/module-federation#consume',
    ],
    'var __webpack_require__ = {};': [
      '/guide/faq/features#webpack-require',
      '/guide/advanced/runtime',
      '/guide/advanced/runtime#causes',
    ],
    "entries: ['src/index'], declaration: true, rollup: { emitCJS: true }": [
      '/guide/migration/unbuild#options',
      '/guide/migration/unbuild#replace-the-configuration',
      '/guide/migration/unbuild#worked-example',
    ],
    "import { defineConfig } from 'tsdown'": ['/guide/migration/tsdown'],
    'experiments: { advancedEsm: true }': [
      '/guide/migration/rslib-0#small',
      '/guide/migration/rslib-0#older',
      '/config/releases#v0-20',
    ],
    'dist/src/index.d.ts': ['/guide/faq/features#dist-src', '/guide/faq/declaration-errors#ts5011'],
    "localIdentName: '[name]__[local]--[hash:base64:5]'": [
      '/config/rsbuild/output-assets#outputcssmodules',
      '/guide/advanced/css#css-modules',
    ],
  },
  error: {
    'Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/my-lib/dist/index.js not supported': [
      '/guide/faq/consumer-errors#require-esm',
      '/guide/solution/nodejs#dual-package',
      '/guide/basic/output-format#both',
      '/guide/basic/output-format#decide',
      '/guide/start/quick-start#do-you-need-commonjs-too',
      '/config/lib/format#cjs',
    ],
    '__dirname is not defined': [
      '/guide/faq/errors#dirname',
      '/config/lib/shims#esm-dirname',
      '/guide/solution/nodejs#dirname',
      '/config/lib/shims#esm',
    ],
    'ReferenceError: require is not defined in ES module scope, you can use import instead': [
      '/guide/faq/consumer-errors#require',
      '/config/lib/shims#esm-require',
      '/config/lib/shims#esm',
      '/config/rsbuild/tools#toolsrspack',
    ],
    'ReferenceError: module is not defined in ES module scope': [
      '/guide/faq/errors#exports-not-defined',
      '/config/lib/auto-extension#commonjs-that-nodejs-cannot-read',
      '/config/lib/format#traps-of-umd',
    ],
    "SyntaxError: Unexpected token 'export' node_modules/my-lib/dist/index.js:12": [
      '/config/lib/auto-extension#commonjs-that-nodejs-cannot-read',
      '/guide/basic/output-format#file-names',
      '/config/lib/auto-extension#which-ending-you-get',
    ],
    "[MODULE_TYPELESS_PACKAGE_JSON] Warning: Module type of file is not specified and it doesn't parse as CommonJS":
      [
        '/config/lib/auto-extension#commonjs-that-nodejs-cannot-read',
        '/config/lib/auto-extension#which-ending-you-get',
      ],
    'Cannot find module \'/app/node_modules/my-lib/dist/utils\' imported from /app/node_modules/my-lib/dist/index.js Did you mean to import "./utils.js"?':
      [
        '/config/lib/redirect#js',
        '/config/lib/bundle#a-missing-file-is-not-noticed',
        '/guide/basic/typescript#endings',
      ],
    "ERR_UNSUPPORTED_DIR_IMPORT Directory import '/dist/components' is not supported": [
      '/config/lib/redirect#js',
    ],
    'No "exports" main defined in /app/node_modules/my-lib/package.json': [
      '/guide/basic/output-format#esm',
      '/guide/basic/output-format#exports',
    ],
    'Package subpath \'./dist/style.css\' is not defined by "exports"': [
      '/guide/publish/exports#one-entry',
      '/guide/publish/exports#subpaths',
      '/guide/solution/react#package-json',
      '/guide/basic/output-format#exports',
    ],
    'Unknown file extension ".css" for node_modules/ui-kit/dist/Button.css': [
      '/guide/solution/react#bundleless',
      '/guide/advanced/css#bundleless',
      '/guide/solution/vue#bundleless',
    ],
    'Uncaught ReferenceError: React is not defined': [
      '/guide/faq/errors#react-not-defined',
      '/guide/solution/react#no-plugin',
      '/guide/basic/typescript#jsx',
      '/config/rsbuild/plugins#react',
    ],
    'Uncaught ReferenceError: process is not defined': [
      '/guide/faq/consumer-errors#process',
      '/guide/basic/environment-variables#replaced',
      '/guide/advanced/output-compatibility#environment-variables',
      '/guide/basic/environment-variables#node-env',
      '/guide/advanced/third-party-deps#node-env',
    ],
    'Warning: Invalid hook call. Hooks can only be called inside of the body of a function component.': [
      '/guide/faq/consumer-errors#invalid-hook-call',
      '/guide/solution/react#react-bundled',
      '/config/lib/auto-external#a-bundled-react',
      '/guide/advanced/module-federation#shared',
      '/guide/publish/monorepo#traps',
    ],
    "Could not find a declaration file for module 'my-lib'. implicitly has an 'any' type. ts(7016)": [
      '/guide/publish/exports#types-first',
      '/guide/start/quick-start#add-type-declarations',
      '/guide/start/quick-start#point-packagejson-at-the-output',
      '/guide/publish/exports#one-entry',
      '/guide/publish/exports#node10',
    ],
    "Cannot find module './logo.png' or its corresponding type declarations.ts(2307)": [
      '/guide/basic/typescript#ambient-types',
      '/guide/advanced/static-assets#types',
      '/api/types#ambient',
      '/guide/basic/typescript#errors',
    ],
    "error TS6059: File '/repo/rslib.config.ts' is not under 'rootDir' '/repo/src'": [
      '/guide/faq/declaration-errors#ts6059',
      '/config/lib/dts#the-configuration-file-is-included-by-mistake',
    ],
    '[api-extractor] Internal Error: Unable to analyze the export "default" in node_modules/@types/react/index.d.ts':
      ['/guide/faq/declaration-errors#unable-to-analyze', '/config/lib/dts#dtsbundlebundledpackages'],
    'api-extractor is required': [
      '/guide/faq/declaration-errors#no-api-extractor',
      '/config/lib/dts#dtsbundle',
    ],
    'Glob pattern "src/**/*.ts" is not supported when "bundle" is "true"': [
      '/guide/faq/errors#entry-glob',
      '/config/lib/bundle#errors',
      '/guide/basic/output-structure#errors',
      '/config/rsbuild/source#errors',
    ],
    "Module not found: Can't resolve '@/utils' in '/repo/src/components'": [
      '/guide/faq/source-errors#cannot-resolve',
      '/config/rsbuild/resolve#errors',
      '/config/rsbuild/resolve#resolvealias',
      '/guide/basic/typescript#paths',
      '/guide/basic/typescript#errors',
    ],
    "Module not found: Error: Can't resolve 'crypto'": [
      '/guide/faq/source-errors#node-in-browser',
      '/guide/advanced/third-party-deps#node-modules',
      '/guide/advanced/third-party-deps#node-polyfills',
      '/guide/faq/source-errors#cannot-resolve',
    ],
    "Uncaught SyntaxError: Unexpected token '??='": [
      '/guide/advanced/output-compatibility#targets',
      '/config/lib/syntax#browserslist',
      '/config/lib/syntax#levels',
      '/config/lib/syntax#dependencies',
      '/guide/advanced/output-compatibility#dependencies',
    ],
    'structuredClone is not defined': [
      '/guide/advanced/output-compatibility#functions',
      '/config/lib/syntax#polyfills',
      '/guide/advanced/output-compatibility#core-js',
    ],
    '[ Federation Runtime ]: Failed to get manifest. #RUNTIME-003': [
      '/guide/advanced/module-federation#errors',
    ],
    'Shared module is not available for eager consumption: webpack/sharing/consume/default/react/react': [
      '/guide/advanced/module-federation#use-it-in-a-host',
      '/guide/advanced/module-federation#errors',
      '/guide/advanced/module-federation#storybook',
      '/guide/advanced/module-federation#shared',
    ],
    "npm warn EBADENGINE package: '@rslib/core' required: { node: '^20.19.0 || >=22.12.0' }": [
      '/guide/start/quick-start#create',
      '/guide/start/npm-packages#core',
      '/guide/start/#when-not',
    ],
    'Expect "lib" field to be a non-empty array, but got': [
      '/guide/faq/errors#empty-lib',
      '/guide/basic/configure-rslib#errors-you-may-meet',
    ],
    "The requested module './types.js' does not provide an export named 'ButtonProps'": [
      '/guide/basic/typescript#isolated-modules',
      '/guide/faq/features#webpack-require',
      '/guide/advanced/runtime#types',
    ],
    'You\'re importing a component that needs useState. It only works in a Client Component but none of its parents are marked with "use client"':
      [
        '/guide/solution/react-server-components#trap',
        '/guide/solution/react-server-components#bundleless',
        '/guide/solution/react-server-components#all-client',
        '/guide/solution/react#use-client',
        '/config/lib/bundle#use-client',
      ],
    'ERR_REQUIRE_ASYNC_MODULE require() cannot be used on an ESM graph with top-level await': [
      '/guide/solution/nodejs#top-level-await',
      '/guide/basic/output-format#esm',
      '/guide/advanced/output-compatibility#top-level-await',
    ],
    "Uncaught SyntaxError: Cannot use 'import.meta' outside a module": [
      '/config/lib/shims#other-formats',
      '/guide/faq/errors#umd-import-meta',
      '/config/lib/format#traps-of-umd',
      '/config/lib/format#errors',
    ],
    'error Error occurred in cjs declaration files generation.': [
      '/guide/faq/declaration-errors#declaration-files-generation',
      '/config/lib/dts#dtsabortonerror',
    ],
    'zsh: permission denied: ./dist/cli.js': [
      '/guide/solution/command-line#traps',
      '/guide/faq/features#directives',
      '/config/lib/banner#hashbang',
    ],
    'npm error 402 Payment Required - You must sign up for private packages': ['/guide/publish/ci#traps'],
    '403 Forbidden You cannot publish over the previously published versions: 1.0.0': [
      '/guide/publish/ci#traps',
    ],
    '🎭 Masquerading as ESM': [
      '/guide/basic/output-format#types',
      '/guide/advanced/dts#esm-and-cjs',
      '/config/lib/dts#dtsautoextension',
      '/guide/publish/tarball#attw',
    ],
    'pkg.exports["."].types should be the first in the object': ['/guide/publish/exports#types-first'],
    'Error: Automatic publicPath is not supported in this browser': [
      '/guide/advanced/static-assets#queries',
      '/guide/advanced/static-assets#pdf',
    ],
    "Relative import paths need explicit file extensions in ECMAScript imports when '--moduleResolution' is 'node16' or 'nodenext'. Did you mean './types.js'? TS2835":
      ['/config/lib/redirect#dts', '/guide/advanced/dts#check', '/guide/migration/rslib-0#dts'],
    "TS5097 An import path can only end with a '.ts' extension when allowImportingTsExtensions": [
      '/guide/basic/typescript#endings',
      '/guide/basic/typescript#errors',
    ],
    'UnhandledSchemeError: Reading from "node:fs" is not handled by plugins': [
      '/guide/faq/source-errors#node-in-browser',
      '/guide/advanced/third-party-deps#node-modules',
      '/guide/advanced/third-party-deps#messages',
    ],
    'Failed to resolve module specifier "vue". Relative references must start with either "/", "./", or "../".':
      ['/guide/solution/cdn#module'],
    'CACError: Unknown option `--outDir`': ['/guide/faq/errors#unknown-option', '/guide/basic/cli#build'],
    'To enable support for Sass, use "@rsbuild/plugin-sass"': [
      '/guide/advanced/css#less-and-sass',
      '/guide/advanced/css#messages',
      '/guide/faq/source-errors#more-source',
    ],
    "TypeError: Cannot read properties of undefined (reading 'MODE')": [
      '/guide/migration/vite#env',
      '/guide/migration/rslib-0#env',
      '/guide/basic/environment-variables#replaced',
      '/guide/advanced/output-compatibility#environment-variables',
      '/guide/basic/upgrade-rslib#env',
    ],
    'Panic occurred at runtime. Please file an issue on GitHub with the backtrace below: https://github.com/web-infra-dev/rspack/issues':
      [
        '/guide/faq/errors#more-configuration',
        '/config/lib/syntax#errors',
        '/guide/advanced/output-compatibility#messages',
        '/guide/faq/source-errors#more-source',
      ],
    "Cannot find module './Button.vue' or its corresponding type declarations": [
      '/guide/solution/vue#dts',
      '/guide/faq/features#vue-types',
      '/guide/solution/vue#types',
    ],
  },
};
