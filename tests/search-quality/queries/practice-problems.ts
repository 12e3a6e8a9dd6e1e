import type { QueryTable } from './query-table.ts';

/** Symptoms, messages, pasted lines and single words, to practice on. */
export const PRACTICE_PROBLEMS: QueryTable = {
  problem: {
    'everything is any for people who install my library': [
      '/guide/advanced/dts#check',
      '/guide/advanced/third-party-deps#types',
      '/guide/publish/tarball#attw',
    ],
    'buttons look unstyled in consuming app': [
      '/guide/faq/features#css-missing',
      '/guide/faq/features#css-import',
      '/guide/solution/react#styles-lost',
      '/guide/advanced/css#extraction',
    ],
    'consumers must import stylesheet by hand': [
      '/guide/faq/features#css-import',
      '/guide/advanced/css#inject-styles',
      '/config/rsbuild/output-assets#outputinjectstyles',
      '/guide/advanced/css#extraction',
    ],
    'app ends up with second copy of react': [
      '/guide/solution/react#react-bundled',
      '/config/lib/auto-external#a-bundled-react',
      '/guide/advanced/module-federation#shared',
      '/guide/publish/monorepo#traps',
    ],
    'dist suddenly ten times bigger': [
      '/guide/advanced/third-party-deps#undeclared',
      '/config/lib/auto-external#a-package-you-forgot-to-list-is-bundled',
      '/guide/advanced/rsdoctor',
      '/guide/publish/size-budgets',
    ],
    'installed package complains about missing dev dependency': [
      '/config/lib/bundle#a-development-dependency-stays-an-import',
      '/config/lib/auto-external#development-dependencies-as-imports',
      '/guide/faq/features#bundled-or-not',
      '/guide/advanced/third-party-deps#other-formats',
    ],
    'typings emitted into nested src directory': [
      '/guide/faq/features#dist-src',
      '/config/lib/dts#before-you-start',
      '/guide/faq/declaration-errors#ts5011',
    ],
    'spec files compiled into output': [
      '/config/lib/bundle#choose-the-files',
      '/guide/basic/output-structure#bundleless-entries',
      '/guide/migration/tsc#tests',
      '/config/rsbuild/source#with-bundle-false',
    ],
    'some typings randomly missing when building both formats': [
      '/config/lib/dts#several-outputs-with-declarations',
      '/guide/faq/features#one-of-two',
      '/config/lib/#declarations-in-one-folder',
    ],
    'same result no matter which cli option i pass': [
      '/guide/basic/cli#build-cache',
      '/guide/faq/features#stale',
      '/guide/faq/#when-a-build-does-not-follow-a-change',
      '/config/rsbuild/performance#performancebuildcache',
    ],
    'wrong types but compilation succeeds': [
      '/guide/basic/typescript#type-errors',
      '/config/lib/dts#a-build-without-dts-checks-nothing',
    ],
    'jsdoc stripped from compiled files': [
      '/guide/faq/features#comments',
      '/config/rsbuild/output#outputminify',
    ],
    'nextjs app router rejects my components': [
      '/guide/solution/react-server-components',
      '/guide/solution/react#use-client',
      '/config/lib/bundle#use-client',
    ],
    'require returns object instead of function': [
      '/config/lib/footer#default-export',
      '/guide/migration/rollup#default',
      '/config/lib/format#cjs',
    ],
    'commonjs exports are all undefined': [
      '/guide/advanced/output-compatibility#top-level-await',
      '/guide/solution/nodejs#top-level-await',
      '/config/lib/wasm#cjs',
    ],
    'custom error class not recognized by instanceof': [
      '/guide/publish/exports#hazard',
      '/guide/publish/exports#brand',
      '/guide/basic/output-format#two-copies',
    ],
    'cannot import subfolder of published package': [
      '/guide/publish/exports#subpaths',
      '/guide/publish/exports#wildcards',
      '/guide/publish/exports#one-entry',
    ],
    'site crashes on old iphones because code too modern': [
      '/config/lib/syntax',
      '/guide/advanced/output-compatibility',
    ],
    'node_modules code not transpiled': [
      '/guide/advanced/output-compatibility#dependencies',
      '/config/lib/syntax#dependencies',
      '/config/rsbuild/source#sourceinclude',
    ],
    'tilde alias still in emitted types': [
      '/config/lib/redirect#dts',
      '/config/lib/dts#dtsalias',
      '/guide/advanced/dts-bundle#path-aliases',
    ],
    'folder structure lost in dist': [
      '/config/lib/out-base#why-you-need-it',
      '/guide/basic/output-structure#out-base',
    ],
    'js files appear inside my src directory': '/config/lib/out-base#wrong-folder',
    'server rendering dies on svg import': ['/guide/advanced/static-assets#in-nodejs'],
    'images 404 when script is hosted on another domain': [
      '/guide/advanced/static-assets#import',
      '/config/rsbuild/output-assets#outputassetprefix',
    ],
    'enoent reading template file that sits beside module': [
      '/guide/solution/nodejs#files-beside-the-code',
      '/guide/advanced/static-assets#new-url-traps',
      '/config/rsbuild/output#outputcopy',
    ],
    'background thread script missing from cjs build': '/guide/advanced/web-workers#formats',
    'wasm file lost once the app bundles my package': [
      '/guide/advanced/webassembly',
      '/config/lib/wasm#compile',
    ],
    'icon shows up as path instead of drawing': [
      '/guide/advanced/svgr-files#bundleless',
      '/guide/advanced/svgr-files#traps',
    ],
    'storybook build ok but preview is blank': [
      '/guide/advanced/storybook#the-first-output-is-for-nodejs',
      '/guide/advanced/storybook#traps',
    ],
    'micro frontend shell stays white': [
      '/guide/advanced/module-federation#use-it-in-a-host',
      '/guide/advanced/module-federation#shared',
      '/guide/advanced/module-federation#errors',
    ],
    'tests fail because build time constant unknown': [
      '/guide/advanced/testing#source',
      '/guide/advanced/testing#adapter',
    ],
    'published tarball contains sources and configs': '/guide/publish/tarball#files',
    'fine with npm link broken after real install': [
      '/guide/publish/tarball#found',
      '/guide/publish/tarball#install',
    ],
    'one import drags in the whole library': '/guide/publish/tree-shaking',
    'global setup code vanished from output': [
      '/guide/start/glossary#side-effects',
      '/guide/publish/tree-shaking#list',
    ],
    'stack traces unreadable in production': [
      '/guide/publish/source-maps#stack-traces',
      '/guide/publish/source-maps',
      '/config/rsbuild/output#outputsourcemap',
    ],
    'cmd click opens declaration rather than implementation': [
      '/guide/publish/source-maps#declaration-maps',
      '/config/lib/dts#go-to-the-source',
    ],
    'sibling workspace gets inlined': [
      '/guide/faq/features#workspace',
      '/config/lib/auto-external#wrong-package-json',
      '/guide/publish/monorepo#workspaces',
    ],
    'clean checkout fails because other package not compiled yet': [
      '/guide/publish/monorepo#built',
      '/guide/advanced/dts#monorepo',
    ],
    'release of scoped package refused': '/guide/publish/ci#traps',
    'process is undefined in the browser': [
      '/guide/basic/environment-variables#replaced',
      '/guide/advanced/output-compatibility#environment-variables',
    ],
    'secret key visible in published code': '/guide/basic/environment-variables#secrets',
    'adding license header breaks my executable script': '/config/lib/banner#hashbang',
    'misspelled setting produces no warning': [
      '/guide/basic/configure-rslib#why-defineconfig',
      '/guide/faq/errors#silent',
      '/guide/start/ai#invented',
    ],
    'building only one target wipes the others': ['/config/lib/id#clean', '/guide/basic/cli#lib'],
    'build deleted my whole repo': [
      '/config/rsbuild/output#outputcleandistpath',
      '/config/lib/dts#dtsdistpath',
    ],
    'styles of two component libraries collide': [
      '/guide/advanced/css#css-modules',
      '/guide/solution/react#class-names',
      '/config/rsbuild/output-assets#outputcssmodules',
    ],
    'tailwind reset leaks into host page': '/guide/advanced/css#tailwind',
    'inherited property overwritten with undefined': [
      '/guide/basic/typescript#class-fields',
      '/config/rsbuild/tools#toolsswc',
    ],
    'generating types is painfully slow': [
      '/guide/faq/features#slow-dts',
      '/guide/advanced/dts#fast',
      '/config/lib/dts#dtsisolated',
    ],
  },
  error: {
    'error TS2882: Cannot find module or type declarations for side-effect import': [
      '/guide/advanced/css#types',
      '/config/lib/redirect#dts',
      '/guide/basic/typescript#ambient-types',
      '/guide/solution/react#build-and-use-it',
    ],
    ERR_REQUIRE_ASYNC_MODULE: ['/guide/solution/nodejs#top-level-await', '/guide/basic/output-format#esm'],
    'MODULE_TYPELESS_PACKAGE_JSON Warning': '/config/lib/auto-extension#commonjs-that-nodejs-cannot-read',
    'TS1479 The current file is a CommonJS module whose imports will produce': [
      '/guide/advanced/dts#esm-and-cjs',
      '/guide/basic/output-format#types',
    ],
    'Package subpath \'./dist/utils.js\' is not defined by "exports"': [
      '/guide/publish/exports#one-entry',
      '/guide/basic/output-format#exports',
      '/guide/publish/exports#wildcards',
    ],
    "TypeError: Cannot read properties of null (reading 'useContext')": [
      '/config/lib/auto-external#a-bundled-react',
      '/guide/solution/react#react-bundled',
      '/guide/advanced/module-federation#shared',
      '/guide/advanced/module-federation#errors',
    ],
    'Unknown file extension ".css" for': [
      '/guide/solution/react#bundleless',
      '/guide/solution/vue#bundleless',
      '/guide/advanced/css#bundleless',
    ],
    'Automatic publicPath is not supported in this browser': [
      '/guide/advanced/static-assets#queries',
      '/guide/advanced/static-assets#pdf',
    ],
    '__dirname is used and has been mocked': '/config/lib/shims#other-formats',
    'The dist path is not a subdir of root path': '/config/rsbuild/output#outputcleandistpath',
    'convertCompilerOptionsFromJson is not a function': '/guide/solution/svelte#typescript-7',
    'Client-only API called on the server side': '/guide/solution/solid#server',
    'Failed to load script resources RUNTIME-008': '/guide/advanced/module-federation#asset-prefix',
    "Named export 'useState' not found. The requested module 'react' is a CommonJS module":
      '/guide/solution/react-server-components#trap',
    "does not provide an export named 'Props'": '/guide/basic/typescript#isolated-modules',
    'Relative import paths need explicit file extensions in ECMAScript imports': [
      '/guide/advanced/dts#check',
    ],
    'ReferenceError: self is not defined': ['/config/lib/syntax#umd', '/config/lib/umd-name#traps'],
    'entered unreachable code': '/config/rsbuild/output-assets#outputdataurilimit',
    'needs an import attribute of "type: json"': [
      '/guide/advanced/json-files#messages',
      '/guide/advanced/json-files#package-json',
      '/guide/advanced/json-files#keep',
    ],
    'Loading PostCSS "postcss-nested" plugin failed': [
      '/config/rsbuild/tools#toolspostcss',
      '/guide/advanced/css#messages',
    ],
    "TS2591: Cannot find name 'node:path'": '/guide/solution/nodejs#the-source',
    'Invalid tag: /static/svg/arrow.svg': '/guide/advanced/svgr-files#traps',
    'The following asset(s) exceed the recommended size limit': '/guide/publish/size-budgets#output',
    'Vite is unable to parse the worker options as the value is not static':
      '/guide/advanced/web-workers#query',
    'Error: Dynamic require of "path" is not supported': '/guide/faq/consumer-errors#dynamic-require',
    "Cannot read properties of undefined (reading 'jsx')": '/guide/faq/consumer-errors#jsx',
    'Objects are not valid as a React child (found: object with keys {$$typeof, type, key, ref, props})':
      '/guide/faq/consumer-errors#react-child',
    "TS7016: Could not find a declaration file for module 'kit'": '/guide/faq/consumer-errors#ts7016',
    "TS2742: The inferred type of 'theme' cannot be named without a reference":
      '/guide/faq/declaration-errors#ts2742',
    'TS6307 is not listed within the file list of project': '/guide/faq/declaration-errors#ts6307',
    'CACError: Unused args: `start`': '/guide/faq/errors#unused-args',
  },
  paste: {
    "new Worker(new URL('./parser.worker.ts', import.meta.url), { type: 'module' })": [
      '/guide/advanced/web-workers#new-url',
      '/guide/migration/rslib-0#workers',
    ],
    '"sideEffects": false,': [
      '/guide/publish/tree-shaking#side-effects',
      '/guide/publish/tree-shaking#list',
      '/guide/start/glossary#side-effects',
    ],
    'noExternal: [/.*/],': '/guide/migration/tsup#options',
    "import.meta.glob('./icons/*.tsx', { eager: true })": '/guide/migration/vite#env',
    'import { ReactComponent as Logo } from "./logo.svg"': [
      '/guide/advanced/svgr-files#ways',
      '/guide/advanced/svgr-files',
    ],
    '"engines": { "node": ">=16" }': [
      '/config/lib/syntax#engines',
      '/guide/solution/nodejs#engines',
      '/guide/advanced/output-compatibility#targets',
      '/guide/migration/rslib-0#engines',
    ],
    "externals: { react: 'React', 'react-dom': 'ReactDOM' }": [
      '/config/lib/format#packages-from-a-global-variable',
      '/guide/solution/cdn#externals',
    ],
    'DEBUG=rslib pnpm build': ['/config/rsbuild/log-level#debug', '/guide/basic/cli#inspect'],
    '"references": [{ "path": "../core" }]': ['/guide/advanced/dts#references', '/config/lib/dts#dtsbuild'],
    'preserveModulesRoot: "src"': ['/guide/migration/rollup#options'],
    "if (process.env.NODE_ENV !== 'production') console.warn(": [
      '/guide/basic/environment-variables#node-env',
      '/config/lib/format#how-the-formats-differ',
    ],
    'import(/* webpackChunkName: "editor" */ "./editor")': '/guide/basic/output-structure#chunks',
    '"unpkg": "dist/index.umd.js",': ['/guide/solution/cdn#package-json', '/guide/basic/output-format#umd'],
    "declare module '*.vue' {": '/guide/solution/vue#dts',
    'npm publish --provenance --access public': '/guide/publish/ci#provenance',
    '"moduleResolution": "node10"': '/guide/publish/exports#node10',
    'const { stats } = await rslib.build()': ['/api/instance#stats', '/api/instance#build'],
    'const cache = /*#__PURE__*/ createCache()': '/guide/publish/tree-shaking#pure',
    '"bin": { "my-tool": "./dist/cli.js" }': [
      '/guide/solution/command-line#package-json',
      '/guide/solution/nodejs#package-json',
    ],
    'unbuild --stub': '/guide/migration/unbuild#stub',
  },
  short: {
    turborepo: '/guide/publish/monorepo#built',
    shebang: [
      '/guide/faq/features#directives',
      '/config/lib/banner#hashbang',
      '/guide/solution/command-line#source',
      '/guide/solution/command-line#traps',
    ],
    'shadow dom': '/guide/advanced/css#queries',
    'return code': '/guide/basic/cli#exit-codes',
    'standalone binary': ['/config/lib/experiments'],
    notarize: '/config/lib/experiments#signing',
    coverage: '/guide/advanced/testing#traps',
    brotli: '/config/rsbuild/performance#performanceprintfilesize',
    'third-party licenses': [
      '/config/rsbuild/output#outputlegalcomments',
      '/config/lib/auto-external#bundle-everything',
    ],
    ie11: [
      '/config/lib/syntax#browserslist',
      '/config/lib/syntax#levels',
      '/guide/advanced/output-compatibility#targets',
    ],
    toml: '/guide/advanced/json-files#yaml',
    copilot: '/guide/start/ai',
    emotion: '/guide/solution/react#jsx',
    requirejs: ['/config/lib/umd-name#a-name-for-amd', '/config/lib/format#umd'],
    tsgo: ['/config/lib/dts#dtstsgo', '/guide/advanced/dts#fast', '/guide/migration/rslib-0#native-preview'],
    'minimum node': [
      '/guide/start/quick-start#create',
      '/guide/start/npm-packages#core',
      '/guide/start/#when-not',
    ],
    'silence logs': '/config/rsbuild/log-level',
    'workspace protocol': '/guide/publish/monorepo#publish',
    rust: '/guide/advanced/webassembly#wasm-bindgen',
    'online playground': '/lab',
  },
};
