import { SEEN, UNSEEN } from './reader-queries.ts';

/** Queries that developers type into the search of a documentation site, and the pages that answer them. */

export type Half = 'tune' | 'report' | 'blind' | 'seen' | 'unseen';

export interface QualityQuery {
  kind: string;
  query: string;
  /** Acceptable addresses: a route accepts any section of that page, a `#` only that section. */
  expect: string[];
}

const HOME = '/';
const LIB = '/config/lib/';
const ID = '/config/lib/id';
const FORMAT = '/config/lib/format';
const BUNDLE = '/config/lib/bundle';
const DTS = '/config/lib/dts';
const SHIMS = '/config/lib/shims';
const SYNTAX = '/config/lib/syntax';
const REDIRECT = '/config/lib/redirect';
const UMD_NAME = '/config/lib/umd-name';
const OUT_BASE = '/config/lib/out-base';
const BANNER = '/config/lib/banner';
const FOOTER = '/config/lib/footer';
const EXTERNAL_HELPERS = '/config/lib/external-helpers';
const AUTO_EXTERNAL = ['/config/lib/auto-external', '/config/rsbuild/output#outputautoexternal'];
const AUTO_EXTENSION = '/config/lib/auto-extension';
const WASM = '/config/lib/wasm';
const EXPERIMENTS = '/config/lib/experiments';
const RSBUILD = '/config/rsbuild/';
const OUTPUT = '/config/rsbuild/output';
const SOURCE = '/config/rsbuild/source';
const RESOLVE = '/config/rsbuild/resolve';
const TOOLS = '/config/rsbuild/tools';
const PLUGINS = '/config/rsbuild/plugins';
const PERFORMANCE = '/config/rsbuild/performance';
const LOG_LEVEL = '/config/rsbuild/log-level';
const API = '/api/';
const API_CORE = '/api/core';
const API_INSTANCE = '/api/instance';
const API_TYPES = '/api/types';
const BASICS = '/guide/basic/';
const CLI = '/guide/basic/cli';
const CONFIGURE = '/guide/basic/configure-rslib';
const TYPESCRIPT = '/guide/basic/typescript';
const ENVIRONMENT = '/guide/basic/environment-variables';
const OUTPUT_FORMAT = '/guide/basic/output-format';
const STRUCTURE = '/guide/basic/output-structure';
const UPGRADE = '/guide/basic/upgrade-rslib';
const DEPENDENCIES = '/guide/advanced/third-party-deps';
const COMPATIBILITY = '/guide/advanced/output-compatibility';
const DECLARATIONS = '/guide/advanced/dts';
const ASSETS = '/guide/advanced/static-assets';
const CSS = '/guide/advanced/css';
const WORKERS = '/guide/advanced/web-workers';
const WEBASSEMBLY = '/guide/advanced/webassembly';
const JSON_FILES = '/guide/advanced/json-files';
const SVGR = '/guide/advanced/svgr-files';
const FEDERATION = '/guide/advanced/module-federation';
const STORYBOOK = '/guide/advanced/storybook';
const TESTING = '/guide/advanced/testing';
const RSDOCTOR = '/guide/advanced/rsdoctor';
const RSPRESS = '/guide/advanced/rspress';
const SOLUTIONS = '/guide/solution/';
const NODEJS = '/guide/solution/nodejs';
const REACT = '/guide/solution/react';
const VUE = '/guide/solution/vue';
const SVELTE = '/guide/solution/svelte';
const SOLID = '/guide/solution/solid';
const PREACT = '/guide/solution/preact';
const PROGRAM = '/guide/solution/command-line';
const CDN = '/guide/solution/cdn';
const MIGRATION = '/guide/migration/';
const TSUP = '/guide/migration/tsup';
const MODERN = '/guide/migration/modernjs-module';
const FROM_TSC = '/guide/migration/tsc';
const FROM_VITE = '/guide/migration/vite';
const FROM_ROLLUP = '/guide/migration/rollup';
const FROM_TSDOWN = '/guide/migration/tsdown';
const FROM_UNBUILD = '/guide/migration/unbuild';
const V1 = '/guide/migration/rslib-0';
const INTRODUCTION = '/guide/start/';
const GLOSSARY = '/guide/start/glossary';
const QUICK_START = '/guide/start/quick-start';
const PACKAGES = '/guide/start/npm-packages';
const ASSISTANTS = '/guide/start/ai';
const FAQ_INDEX = '/guide/faq/';
const FAQ = '/guide/faq/features';
const ERRORS = '/guide/faq/errors';
const EXPORTS = '/guide/publish/exports';
const TARBALL = '/guide/publish/tarball';
const PUBLISH_CI = '/guide/publish/ci';
const MONOREPO = '/guide/publish/monorepo';
const TREE_SHAKING = '/guide/publish/tree-shaking';
const PACKAGE_MAPS = '/guide/publish/source-maps';
const SIZE_BUDGETS = '/guide/publish/size-budgets';
const SERVER_COMPONENTS = '/guide/solution/react-server-components';
const BLOG_POST = '/blog/introducing-rslib';

const DECLARATION = [DECLARATIONS, DTS, `${GLOSSARY}#dts`, `${QUICK_START}#add-type-declarations`];
const MF = [FEDERATION, `${GLOSSARY}#mf`, `${FORMAT}#mf`, `${OUTPUT_FORMAT}#mf`];
const BUNDLELESS = [
  BUNDLE,
  `${GLOSSARY}#bundleless`,
  `${STRUCTURE}#bundle-or-not`,
  `${STRUCTURE}#bundleless-entries`,
];
const BROWSERSLIST = [SYNTAX, `${COMPATIBILITY}#targets`, `${OUTPUT}#outputoverridebrowserslist`];
const POLYFILL = [`${COMPATIBILITY}#functions`, `${SYNTAX}#polyfills`, `${OUTPUT}#outputpolyfill`];
const TSCONFIG = [
  TYPESCRIPT,
  `${SOURCE}#sourcetsconfigpath`,
  `${DTS}#before-you-start`,
  `${DTS}#dtsbundletsconfigpath`,
];
const ENVIRONMENT_VARIABLES = [ENVIRONMENT, `${COMPATIBILITY}#environment-variables`, `${CLI}#env`];
const SOURCE_MAP = [`${OUTPUT}#outputsourcemap`, `${GLOSSARY}#source-map`];
const WATCH = [`${CLI}#watch`, `${CLI}#build`, `${QUICK_START}#while-you-work`];
const INSPECT = [
  `${CLI}#inspect`,
  `${CONFIGURE}#see-the-result`,
  `${FAQ_INDEX}#see-what-rslib-made-of-your-configuration`,
  `${FAQ}#see-config`,
];
const TESTS = [`${NODEJS}#test`, `${REACT}#test`, `${VUE}#test`, `${STORYBOOK}#tests`];
const USE_CLIENT = [`${REACT}#use-client`, `${BUNDLE}#use-client`, `${FAQ}#directives`];

type Expected = string | string[];

const QUERIES: Record<string, Record<string, Expected>> = {
  option: {
    'lib.format': FORMAT,
    'lib.bundle': BUNDLE,
    'lib.autoExtension': AUTO_EXTENSION,
    autoExtension: [AUTO_EXTENSION, `${DTS}#dtsautoextension`],
    autoExternal: AUTO_EXTERNAL,
    'lib.redirect': REDIRECT,
    'lib.syntax': SYNTAX,
    externalHelpers: EXTERNAL_HELPERS,
    'lib.banner': BANNER,
    'banner.dts': BANNER,
    'footer.js': FOOTER,
    'lib.dts': DTS,
    'dts.bundle': `${DTS}#dtsbundle`,
    'dts.abortOnError': `${DTS}#dtsabortonerror`,
    'dts.distPath': `${DTS}#dtsdistpath`,
    'dts.tsgo': `${DTS}#dtstsgo`,
    'dts.build': `${DTS}#dtsbuild`,
    bundledPackages: `${DTS}#dtsbundlebundledpackages`,
    'lib.shims': SHIMS,
    'shims.esm': SHIMS,
    'import.meta.dirname': [SHIMS, `${NODEJS}#dirname`],
    'lib.id': ID,
    umdName: UMD_NAME,
    'lib.outBase': OUT_BASE,
    'redirect.style.extension': REDIRECT,
    'redirect.asset': REDIRECT,
    'output.target': `${OUTPUT}#outputtarget`,
    'output.distPath': `${OUTPUT}#outputdistpath`,
    'output.copy': `${OUTPUT}#outputcopy`,
    'output.minify': `${OUTPUT}#outputminify`,
    'output.cssModules': `${OUTPUT}#outputcssmodules`,
    'output.sourceMap': `${OUTPUT}#outputsourcemap`,
    legalComments: `${OUTPUT}#outputlegalcomments`,
    injectStyles: `${OUTPUT}#outputinjectstyles`,
    'source.entry': `${SOURCE}#sourceentry`,
    'source.define': `${SOURCE}#sourcedefine`,
    'source.decorators': `${SOURCE}#sourcedecorators`,
    tsconfigPath: [
      `${SOURCE}#sourcetsconfigpath`,
      `${DTS}#dtsbundletsconfigpath`,
      `${TYPESCRIPT}#tsconfig-path`,
    ],
    'resolve.alias': `${RESOLVE}#resolvealias`,
    'resolve.extensions': `${RESOLVE}#resolveextensions`,
    conditionNames: `${RESOLVE}#resolveconditionnames`,
    'tools.rspack': `${TOOLS}#toolsrspack`,
    'tools.swc': `${TOOLS}#toolsswc`,
    bundlerChain: `${TOOLS}#toolsbundlerchain`,
    plugins: PLUGINS,
    'dts.alias': `${DTS}#dtsalias`,
    'dts.isolated': `${DTS}#dtsisolated`,
    'output.externals': `${OUTPUT}#outputexternals`,
    'output.filename': `${OUTPUT}#outputfilename`,
    cleanDistPath: `${OUTPUT}#outputcleandistpath`,
    'redirect.js.path': REDIRECT,
    'source.include': `${SOURCE}#sourceinclude`,
    'tools.postcss': `${TOOLS}#toolspostcss`,
    'resolve.dedupe': `${RESOLVE}#resolvededupe`,
    'shims.cjs': SHIMS,
    'experiments.exe': EXPERIMENTS,
    'wasm.mode': WASM,
    printFileSize: `${PERFORMANCE}#performanceprintfilesize`,
    removeConsole: `${PERFORMANCE}#performanceremoveconsole`,
    logLevel: LOG_LEVEL,
    createRslib: API_CORE,
    loadConfig: API_CORE,
    runCLI: `${API_CORE}#runcli`,
    onAfterCreateRsbuild: API_INSTANCE,
    startMFDevServer: API_INSTANCE,
    LibConfig: API_TYPES,
    BuildOptions: API_TYPES,
  },
  flag: {
    '--watch': WATCH,
    '-w': [`${CLI}#build`, `${CLI}#watch`],
    '--config': [`${CLI}#common`, `${CONFIGURE}#the-configuration-file`],
    '--config-loader': [`${CLI}#common`, `${CONFIGURE}#the-configuration-file`],
    '--env-mode': [`${CLI}#common`, `${CLI}#env`, `${CONFIGURE}#use-a-function`],
    '--lib': [`${CLI}#lib`, `${CLI}#common`, ID, `${CONFIGURE}#command-line-flags`],
    '--no-clean': [`${CLI}#build`, `${OUTPUT}#outputcleandistpath`],
    '--dist-path': [`${CLI}#build`, `${OUTPUT}#outputdistpath`],
    '--no-bundle': [`${CLI}#build`, BUNDLE],
    '--log-level': [`${CLI}#common`, LOG_LEVEL],
    '--tsconfig': [`${CLI}#build`, `${SOURCE}#sourcetsconfigpath`, `${TYPESCRIPT}#tsconfig-path`],
    'rslib inspect': INSPECT,
    'rslib mf-dev': [`${CLI}#mf-dev`, `${FEDERATION}#develop`],
    'inspect --verbose': `${CLI}#inspect`,
    '--auto-extension': [`${CLI}#build`, AUTO_EXTENSION],
    '--no-dts': [`${CLI}#build`, DTS],
    'rslib build --watch': WATCH,
    '--externals': [`${CLI}#build`, `${OUTPUT}#outputexternals`, `${DEPENDENCIES}#externals`],
    '--format': [`${CLI}#build`, FORMAT],
    '--target': [`${CLI}#build`, `${OUTPUT}#outputtarget`],
    '--minify': [`${CLI}#build`, `${OUTPUT}#outputminify`],
    '-c': [`${CLI}#common`, `${CONFIGURE}#the-configuration-file`],
    '--root': `${CLI}#common`,
    '--syntax': [`${CLI}#build`, SYNTAX],
  },
  typo: {
    autoextention: [AUTO_EXTENSION, `${DTS}#dtsautoextension`],
    'auto extenal': AUTO_EXTERNAL,
    declaraton: DECLARATION,
    'modul federation': MF,
    'module fedaration': MF,
    stroybook: STORYBOOK,
    bundleles: BUNDLELESS,
    browserlist: BROWSERSLIST,
    polyfil: POLYFILL,
    umdnmae: UMD_NAME,
    exteranlHelpers: EXTERNAL_HELPERS,
    redirct: REDIRECT,
    minfy: [`${OUTPUT}#outputminify`, `${FAQ}#not-minified`],
    typescirpt: TYPESCRIPT,
    'quik start': QUICK_START,
    'static asets': ASSETS,
    tsconifg: TSCONFIG,
    'dts.bundel': `${DTS}#dtsbundle`,
    'configuraton file': CONFIGURE,
    'output.traget': `${OUTPUT}#outputtarget`,
    peerDependancies: [
      `${GLOSSARY}#peer-dependency`,
      ...AUTO_EXTERNAL,
      `${DEPENDENCIES}#where-to-list`,
      `${FAQ}#bundled-or-not`,
    ],
    glosary: GLOSSARY,
    'enviroment variables': ENVIRONMENT_VARIABLES,
    'comonjs format': [FORMAT, `${OUTPUT_FORMAT}#both`, `${GLOSSARY}#cjs`, `${NODEJS}#dual-package`],
    decoratros: [`${SOURCE}#sourcedecorators`, `${TYPESCRIPT}#decorators`],
    'migrte from tsup': TSUP,
    storybok: STORYBOOK,
    externls: [`${OUTPUT}#outputexternals`, `${DEPENDENCIES}#externals`, `${GLOSSARY}#external`],
    sytnax: [SYNTAX, `${GLOSSARY}#syntax`, COMPATIBILITY],
    migraton: [MIGRATION, TSUP, MODERN, FROM_TSC, FROM_VITE, FROM_ROLLUP, FROM_TSDOWN, FROM_UNBUILD],
    dependancies: [
      DEPENDENCIES,
      ...AUTO_EXTERNAL,
      `${FAQ}#bundled-or-not`,
      `${HOME}#dependencies-stay-out-of-the-bundle`,
    ],
    bannr: BANNER,
    compatability: COMPATIBILITY,
  },
  prefix: {
    autoext: [AUTO_EXTENSION, ...AUTO_EXTERNAL, `${DTS}#dtsautoextension`],
    decl: DECLARATION,
    'module fed': MF,
    story: STORYBOOK,
    glos: GLOSSARY,
    shi: [SHIMS, `${GLOSSARY}#shim`],
    umd: [UMD_NAME, FORMAT, `${OUTPUT_FORMAT}#umd`, `${GLOSSARY}#umd`],
    'quick st': QUICK_START,
    'output comp': COMPATIBILITY,
    'third par': DEPENDENCIES,
    migr: [MIGRATION, TSUP, MODERN, FROM_TSC, FROM_VITE, FROM_ROLLUP, FROM_TSDOWN, FROM_UNBUILD],
    outb: [OUT_BASE, `${STRUCTURE}#out-base`],
    svg: [SVGR, ASSETS],
    polyf: POLYFILL,
    'dts.abo': `${DTS}#dtsabortonerror`,
    'output.dist': `${OUTPUT}#outputdistpath`,
    upgr: UPGRADE,
    tsu: TSUP,
    'source.ent': `${SOURCE}#sourceentry`,
    'json fi': JSON_FILES,
    'config ov': '/config/',
    banne: BANNER,
    cond: [`${RESOLVE}#resolveconditionnames`, `${OUTPUT_FORMAT}#exports`],
    storyb: STORYBOOK,
    foot: FOOTER,
    'third-p': DEPENDENCIES,
    redir: REDIRECT,
    typesc: [TYPESCRIPT, `${DTS}#dtstypescriptpath`],
    'static as': ASSETS,
    envir: [...ENVIRONMENT_VARIABLES, `${GLOSSARY}#environment`],
  },
  question: {
    'how to change the output folder': [`${OUTPUT}#outputdistpath`, `${CLI}#build`, `${STRUCTURE}#names`],
    'how to generate declaration files': DECLARATION,
    'how do I build a react component library': REACT,
    'how to build a vue library': VUE,
    'what is the difference between esm and cjs': [
      OUTPUT_FORMAT,
      FORMAT,
      `${GLOSSARY}#esm`,
      `${GLOSSARY}#cjs`,
      `${GLOSSARY}#dual-package`,
    ],
    'how to use path alias': [`${TYPESCRIPT}#paths`, RESOLVE, `${DTS}#dtsalias`],
    'how to exclude a dependency from the bundle': [
      DEPENDENCIES,
      `${OUTPUT}#outputexternals`,
      ...AUTO_EXTERNAL,
      `${FAQ}#bundled-or-not`,
      `${GLOSSARY}#external`,
    ],
    'how to keep comments in the output': [
      `${FAQ}#comments`,
      `${OUTPUT}#outputlegalcomments`,
      `${OUTPUT}#outputminify`,
    ],
    'how to minify the output': [`${OUTPUT}#outputminify`, `${FAQ}#not-minified`, `${CLI}#build`],
    'what is bundleless': BUNDLELESS,
    'how to migrate from tsup': TSUP,
    'how to add a license comment at the top of a file': BANNER,
    'how to use __dirname in esm': [SHIMS, `${NODEJS}#dirname`, `${ERRORS}#dirname`],
    'how to support old browsers': [COMPATIBILITY, SYNTAX],
    'how to import svg as react component': SVGR,
    'can I use environment variables in the config': [
      `${CONFIGURE}#use-a-function`,
      ...ENVIRONMENT_VARIABLES,
    ],
    'how to rebuild when a file changes': WATCH,
    'why is modifyRsbuildConfig not working': [
      `${FAQ}#modify-rsbuild-config`,
      `${PLUGINS}#a-value-that-does-not-stick`,
    ],
    'how to create a new project': [QUICK_START, `${PACKAGES}#create`],
    'where is the config file': CONFIGURE,
    'what is module federation': MF,
    'how to import json': JSON_FILES,
    'how to copy files to dist': [`${OUTPUT}#outputcopy`, `${FAQ}#as-is`],
    'which node version do I need': [`${QUICK_START}#create`, `${PACKAGES}#core`, `${INTRODUCTION}#when-not`],
    'how to set the global variable name of umd': [UMD_NAME, `${FORMAT}#umd`, `${GLOSSARY}#umd`],
    'how to use decorators': [`${SOURCE}#sourcedecorators`, `${TYPESCRIPT}#decorators`],
    'how to skip sass processing': [`${FAQ}#as-is`, `${REDIRECT}#style`],
    'how to write multiple entries': [
      `${STRUCTURE}#several-entries`,
      SOURCE,
      `${GLOSSARY}#entry`,
      `${CLI}#entry`,
    ],
    'how to inspect the generated rspack config': INSPECT,
    'does it check types': [
      `${TYPESCRIPT}#type-errors`,
      DTS,
      `${GLOSSARY}#dts`,
      `${INTRODUCTION}#traps`,
      `${DECLARATIONS}#which-way`,
    ],
    'how to use storybook': STORYBOOK,
    'how to update to the latest version': UPGRADE,
    'how to inline images as base64': [
      `${ASSETS}#queries`,
      `${OUTPUT}#outputdataurilimit`,
      `${ASSETS}#import-or-new-url`,
    ],
    'how to output both esm and cjs': [
      OUTPUT_FORMAT,
      FORMAT,
      `${QUICK_START}#do-you-need-commonjs-too`,
      `${NODEJS}#dual-package`,
      `${DECLARATIONS}#esm-and-cjs`,
      `${DTS}#several-outputs-with-declarations`,
      `${GLOSSARY}#dual-package`,
      CONFIGURE,
      LIB,
    ],
    'how to make a umd build': [`${OUTPUT_FORMAT}#umd`, FORMAT, UMD_NAME, `${GLOSSARY}#umd`],
    'how to bundle types into one file': [
      `${DTS}#dtsbundle`,
      `${DECLARATIONS}#bundled`,
      `${DECLARATIONS}#which-way`,
    ],
    'how to remove console.log from the build': `${PERFORMANCE}#performanceremoveconsole`,
    'why are my dependencies not bundled': [
      `${FAQ}#bundled-or-not`,
      DEPENDENCIES,
      ...AUTO_EXTERNAL,
      `${GLOSSARY}#external`,
      `${HOME}#dependencies-stay-out-of-the-bundle`,
    ],
    'how to turn off file extension rewriting': [AUTO_EXTENSION, REDIRECT],
    'how to keep the folder structure of src': [
      OUT_BASE,
      `${STRUCTURE}#out-base`,
      `${STRUCTURE}#bundle-or-not`,
      BUNDLE,
      `${GLOSSARY}#bundleless`,
    ],
    'can I build several formats at once': [
      FORMAT,
      OUTPUT_FORMAT,
      CONFIGURE,
      LIB,
      `${INTRODUCTION}#what-it-does`,
    ],
    'how to use a different tsconfig': [
      `${SOURCE}#sourcetsconfigpath`,
      `${TYPESCRIPT}#tsconfig-path`,
      `${DTS}#dtsbundletsconfigpath`,
      `${DTS}#leave-out-tests`,
    ],
    'how do I test my library': [...TESTS, `${QUICK_START}#try-it-as-your-users-will`],
    'how to import css modules': [
      `${CSS}#css-modules`,
      `${ASSETS}#css-modules`,
      `${OUTPUT}#outputcssmodules`,
      `${ASSETS}#css`,
    ],
    'how to share modules between apps': MF,
    'what does bundleless mean': BUNDLELESS,
    'how to migrate from tsc': FROM_TSC,
    'replace tsc with rslib': FROM_TSC,
    'why are my tests built into dist': [`${FROM_TSC}#tests`, `${DTS}#leave-out-tests`],
    'migrate from vite library mode': FROM_VITE,
    'import.meta.glob not working': `${FROM_VITE}#env`,
    'how to migrate from rollup': FROM_ROLLUP,
    'rollup plugin commonjs alternative': FROM_ROLLUP,
    'migrate from tsdown': FROM_TSDOWN,
    'tsdown unbundle': FROM_TSDOWN,
    'migrate from unbuild': FROM_UNBUILD,
    'unbuild stub': FROM_UNBUILD,
    'upgrade from 0.19 to 1.0': [V1, UPGRADE],
    'breaking changes in 1.0': [V1, UPGRADE],
    'run rslib from node': [API, API_CORE],
    'build from a script': [API, `${PACKAGES}#core`],
    'get build stats': `${API_INSTANCE}#stats`,
    'import .wasm in node': [WASM, `${BUNDLE}#webassembly`],
    'compile to binary': EXPERIMENTS,
    'silent build': LOG_LEVEL,
    'hide file sizes': `${PERFORMANCE}#performanceprintfilesize`,
    'remove console.log': `${PERFORMANCE}#performanceremoveconsole`,
  },
  // If only one section has a message, name that section: other text about the same option does not answer
  // it.
  error: {
    "TS2307: Cannot find module './logo.png' or its corresponding type declarations": [
      `${ASSETS}#types`,
      `${TYPESCRIPT}#ambient-types`,
      `${TYPESCRIPT}#errors`,
    ],
    'ReferenceError: __dirname is not defined in ES module scope': [
      `${ERRORS}#dirname`,
      SHIMS,
      `${NODEJS}#dirname`,
    ],
    'ReferenceError: require is not defined in ES module scope': [`${SHIMS}#esm-require`, `${SHIMS}#esm`],
    '__filename is not defined': [SHIMS, `${ERRORS}#dirname`, `${NODEJS}#dirname`],
    'cannot use import.meta.url in commonjs': [SHIMS, `${FORMAT}#cjs`, `${GLOSSARY}#shim`],
    'Cannot find config file': [`${ERRORS}#config-not-found`, `${CONFIGURE}#the-configuration-file`],
    'error TS5011 rootDir must be explicitly set': [
      `${ERRORS}#ts5011`,
      `${DTS}#before-you-start`,
      `${TYPESCRIPT}#errors`,
      `${QUICK_START}#add-type-declarations`,
      `${FAQ}#dist-src`,
    ],
    'Failed to generate declaration files': [
      `${DTS}#dtsabortonerror`,
      `${ERRORS}#declaration-files-generation`,
    ],
    'TS18003: No inputs were found in config file': [`${ERRORS}#dts-conflicts`, `${DTS}#plain-javascript`],
    'ReferenceError: exports is not defined in ES module scope': [
      `${ERRORS}#exports-not-defined`,
      `${FORMAT}#cjs`,
      `${AUTO_EXTENSION}#commonjs-that-nodejs-cannot-read`,
    ],
    'ReferenceError: global is not defined': [
      `${FORMAT}#umd`,
      `${ERRORS}#exports-not-defined`,
      `${UMD_NAME}#traps`,
      `${OUTPUT_FORMAT}#umd`,
    ],
    "'import', and 'export' cannot be used outside of module code": [
      `${ERRORS}#iife-export`,
      `${FORMAT}#iife`,
      `${FORMAT}#errors`,
    ],
    'TypeError: "use client" is not a function': [
      `${ERRORS}#use-client`,
      `${FORMAT}#traps-of-umd`,
      `${FORMAT}#errors`,
    ],
    "SyntaxError: Export 'createElement' is not defined in module": [
      `${ERRORS}#re-export`,
      '/config/lib/auto-external#re-export',
    ],
    'The following libs are not found': [
      `${ERRORS}#libs-not-found`,
      `${ID}#messages`,
      `${ID}#unknown`,
      `${LIB}#names-of-items`,
      `${CONFIGURE}#errors-you-may-meet`,
      `${CLI}#errors`,
    ],
    'TS9007: Function must have an explicit return type annotation with --isolatedDeclarations': [
      `${ERRORS}#ts9007`,
      `${DTS}#dtsisolated`,
    ],
    "Cannot find module '@/clamp' or its corresponding type declarations": [
      `${DTS}#dtsalias`,
      `${RESOLVE}#resolvealias`,
      `${RESOLVE}#errors`,
    ],
    'type errors will not fail the build': `${DTS}#dtsabortonerror`,
    'No overload matches this call': `${CONFIGURE}#why-defineconfig`,
    '__webpack_require__ in output': `${FAQ}#webpack-require`,
    '__webpack_hash__ replaced in output': `${FAQ}#webpack-variables`,
    'createRequire is not defined': [
      `${SHIMS}#esm-require`,
      `${DEPENDENCIES}#createrequire`,
      `${V1}#require`,
    ],
    'import.meta.dirname undefined in cjs output': [SHIMS, `${NODEJS}#dirname`],
    'new URL target does not exist at build time': [
      `${V1}#new-url`,
      `${ASSETS}#new-url`,
      `${ASSETS}#new-url-traps`,
    ],
    'dts.isolated cannot be enabled together with dts.build': [
      `${ERRORS}#dts-conflicts`,
      `${DTS}#dtsisolated`,
    ],
  },
  concept: {
    'dual package hazard': [EXPORTS, `${GLOSSARY}#dual-package`, `${NODEJS}#both`],
    'wildcard exports package.json': EXPORTS,
    'development condition exports': EXPORTS,
    'test npm pack tarball before publish': [TARBALL, `${QUICK_START}#try-it-as-your-users-will`],
    publint: [TARBALL, EXPORTS],
    'are the types wrong': [TARBALL, EXPORTS],
    'publish from github actions': PUBLISH_CI,
    changesets: PUBLISH_CI,
    'npm provenance': PUBLISH_CI,
    'monorepo build order': MONOREPO,
    'watch linked workspace package': MONOREPO,
    'prove tree shaking': TREE_SHAKING,
    'pure annotation': TREE_SHAKING,
    'publish source maps to npm': PACKAGE_MAPS,
    'enable-source-maps stack trace': PACKAGE_MAPS,
    'size budget': SIZE_BUDGETS,
    'fail build bundle too large': SIZE_BUDGETS,
    'react server components': SERVER_COMPONENTS,
    'use client lost library': [SERVER_COMPONENTS, ...USE_CLIENT],
    'publish svelte components': SVELTE,
    'svelte5 library types': SVELTE,
    'solidjs library': SOLID,
    'solid jsx preserve': SOLID,
    'solid-js ssr': SOLID,
    preact: PREACT,
    'preact component library': PREACT,
    'cli single file': PROGRAM,
    'bundle cli dependencies': PROGRAM,
    'test a cli': PROGRAM,
    unpkg: CDN,
    'jsdelivr field': CDN,
    'script tag global': [CDN, UMD_NAME],
    'test built package': TESTING,
    'rstest adapter': TESTING,
    'bundle analyzer': RSDOCTOR,
    'what is in my bundle': [RSDOCTOR, DEPENDENCIES],
    'component documentation': RSPRESS,
    'rspress components': RSPRESS,
    chatgpt: ASSISTANTS,
    copilot: ASSISTANTS,
    'list of plugins': PLUGINS,
    'plugin-type-check': PLUGINS,
    'npm create rslib': [QUICK_START, PACKAGES],
    'create rslib': [QUICK_START, PACKAGES],
    'tree shaking': `${GLOSSARY}#tree-shaking`,
    'type declaration': DECLARATION,
    'tsconfig paths': [
      `${TYPESCRIPT}#paths`,
      RESOLVE,
      `${TYPESCRIPT}#tsconfig`,
      `${DTS}#dtsalias`,
      `${DTS}#dtsbundletsconfigpath`,
    ],
    commonjs: [
      FORMAT,
      OUTPUT_FORMAT,
      `${GLOSSARY}#cjs`,
      `${NODEJS}#dual-package`,
      `${QUICK_START}#do-you-need-commonjs-too`,
    ],
    'css modules': [`${OUTPUT}#outputcssmodules`, `${ASSETS}#css-modules`],
    'source maps': SOURCE_MAP,
    'code splitting': [`${STRUCTURE}#chunks`, `${GLOSSARY}#chunk`, `${RSBUILD}#splitchunks`],
    'react compiler': `${REACT}#react-compiler`,
    'jsx transform': [`${REACT}#jsx`, `${TYPESCRIPT}#jsx`, `${PLUGINS}#react`],
    monorepo: [
      `${DECLARATIONS}#monorepo`,
      `${FAQ}#workspace`,
      `${DTS}#dtsbuild`,
      '/config/lib/auto-external#wrong-package-json',
    ],
    'project references': [`${DTS}#dtsbuild`, `${DECLARATIONS}#monorepo`],
    'isolated declarations': [`${DTS}#dtsisolated`, `${DECLARATIONS}#fast`, `${ERRORS}#ts9007`],
    'peer dependencies': [`${GLOSSARY}#peer-dependency`, DEPENDENCIES, ...AUTO_EXTERNAL],
    externals: [
      `${OUTPUT}#outputexternals`,
      `${DEPENDENCIES}#externals`,
      `${GLOSSARY}#external`,
      `${FORMAT}#packages-from-a-global-variable`,
    ],
    'node.js': NODEJS,
    'getting started': [QUICK_START, INTRODUCTION, '/guide/'],
    'watch mode': [...WATCH, `${FAQ}#watch-config`],
    'api extractor': [`${DTS}#dtsbundle`, `${DECLARATIONS}#bundled`, `${ERRORS}#no-api-extractor`],
    yaml: `${JSON_FILES}#yaml`,
    'ECMAScript version': [SYNTAX, COMPATIBILITY, `${GLOSSARY}#syntax`],
    'dual package': [
      `${GLOSSARY}#dual-package`,
      `${OUTPUT_FORMAT}#both`,
      `${OUTPUT_FORMAT}#two-copies`,
      `${NODEJS}#dual-package`,
      `${QUICK_START}#do-you-need-commonjs-too`,
      `${DECLARATIONS}#esm-and-cjs`,
    ],
    'debug mode': [`${CLI}#inspect`, `${CONFIGURE}#see-the-result`],
    'swc helpers': [EXTERNAL_HELPERS, `${GLOSSARY}#helpers`, `${ERRORS}#swc-helpers`],
    'core-js': [`${COMPATIBILITY}#functions`, `${OUTPUT}#outputpolyfill`, `${COMPATIBILITY}#messages`],
    'file extension mjs': [AUTO_EXTENSION, `${OUTPUT_FORMAT}#file-names`],
    'config file': CONFIGURE,
    'official packages': PACKAGES,
    'storybook addon': STORYBOOK,
    introduction: [INTRODUCTION, BLOG_POST],
    'why rslib': [INTRODUCTION, BLOG_POST],
    'mf remote': FEDERATION,
    'entry glob': [
      `${SOURCE}#with-bundle-false`,
      `${SOURCE}#sourceentry`,
      `${BUNDLE}#choose-the-files`,
      `${STRUCTURE}#bundleless-entries`,
      `${ERRORS}#entry-glob`,
      `${CLI}#entry`,
    ],
    iife: [FORMAT, `${OUTPUT_FORMAT}#iife`, `${GLOSSARY}#iife`, `${ERRORS}#iife-export`],
    wasm: [WEBASSEMBLY, WASM, `${BUNDLE}#webassembly`, `${V1}#wasm`, `${ERRORS}#wasm-preserve`],
    'web worker': [WORKERS, `${V1}#workers`],
    sass: [`${CSS}#less-and-sass`, `${ASSETS}#less-and-sass`, `${FAQ}#as-is`],
    toml: `${JSON_FILES}#yaml`,
    'css modules class names collide': [`${CSS}#css-modules`, `${REACT}#class-names`],
    'tailwind component library': `${CSS}#tailwind`,
    'design tokens css layer': `${CSS}#tokens`,
    'css as string for shadow dom': `${CSS}#queries`,
    'inline worker in umd': [`${WORKERS}#inline`, `${WORKERS}#formats`],
    'vite unable to parse the worker options': `${WORKERS}#query`,
    'worker_threads in a library': `${WORKERS}#node`,
    'wasm file not found after bundling': WEBASSEMBLY,
    'wasm-bindgen': `${WEBASSEMBLY}#wasm-bindgen`,
    'import source wasm': `${WEBASSEMBLY}#import-source`,
    'keep secrets out of npm package': `${ENVIRONMENT}#secrets`,
    'custom env prefix instead of PUBLIC_': `${ENVIRONMENT}#load-env`,
    'NODE_ENV in library': [`${ENVIRONMENT}#node-env`, `${DEPENDENCIES}#node-env`],
    'node polyfill browser buffer': `${DEPENDENCIES}#node-polyfills`,
    globalObject: `${FORMAT}#global-object`,
    'environment variables': ENVIRONMENT_VARIABLES,
    'type checking': [
      `${TYPESCRIPT}#type-errors`,
      DTS,
      `${GLOSSARY}#dts`,
      `${DECLARATIONS}#which-way`,
      `${DECLARATIONS}#check`,
    ],
    'browser support': [COMPATIBILITY, SYNTAX],
    'single executable': EXPERIMENTS,
    'node api': [API, API_CORE, API_INSTANCE],
    'typescript types api': API_TYPES,
    'wasm preserve': [WASM, `${ERRORS}#wasm-preserve`],
  },
  spelling: {
    'auto extension': [AUTO_EXTENSION, `${DTS}#dtsautoextension`],
    'auto-external': AUTO_EXTERNAL,
    'umd name': UMD_NAME,
    'out base': [OUT_BASE, `${STRUCTURE}#out-base`],
    'external helpers': EXTERNAL_HELPERS,
    nodejs: NODEJS,
    'd.ts': [DTS, DECLARATIONS, `${GLOSSARY}#dts`],
    '@rslib/core': [PACKAGES, `${QUICK_START}#install-rslib`],
    'create-rslib': PACKAGES,
    'abort on error': `${DTS}#dtsabortonerror`,
    'dist path': [`${OUTPUT}#outputdistpath`, `${DTS}#dtsdistpath`, `${CLI}#build`],
    'clean dist path': `${OUTPUT}#outputcleandistpath`,
    'bundled packages': [`${DTS}#dtsbundlebundledpackages`, DEPENDENCIES, `${FAQ}#bundled-or-not`],
    sourcemap: SOURCE_MAP,
    'source map': SOURCE_MAP,
    'legal comments': [`${OUTPUT}#outputlegalcomments`, `${FAQ}#comments`],
    'tsconfig path': [
      `${SOURCE}#sourcetsconfigpath`,
      `${DTS}#dtsbundletsconfigpath`,
      `${TYPESCRIPT}#tsconfig-path`,
      `${TYPESCRIPT}#paths`,
    ],
    'rslib.config.ts': CONFIGURE,
    'Module-Federation': MF,
    'Meta.url': [SHIMS, `${GLOSSARY}#shim`],
    'bundle false': [BUNDLE, `${GLOSSARY}#bundleless`, `${STRUCTURE}#bundle-or-not`],
    'modernjs module': MODERN,
    'condition names': `${RESOLVE}#resolveconditionnames`,
    'DTS BUNDLE': [`${DTS}#dtsbundle`, `${DECLARATIONS}#bundled`],
    'lightning css loader': `${TOOLS}#toolslightningcssloader`,
    'data uri limit': [`${OUTPUT}#outputdataurilimit`, `${ASSETS}#queries`],
    browserslist: BROWSERSLIST,
    'log level': [LOG_LEVEL, `${CLI}#common`],
    tsConfig: TSCONFIG,
    modulefederation: MF,
    quickstart: QUICK_START,
    isolatedModules: `${TYPESCRIPT}#isolated-modules`,
    'print file size': `${PERFORMANCE}#performanceprintfilesize`,
    'third party': DEPENDENCIES,
    'asset prefix': [`${OUTPUT}#outputassetprefix`, `${FEDERATION}#asset-prefix`],
    'rsbuild-plugin-dts': PACKAGES,
    'main fields': `${RESOLVE}#resolvemainfields`,
  },
};

/** Written from the pages alone, without looking at search results. */
const BLIND: Record<string, Record<string, Expected>> = {
  option: {
    'lib.footer': FOOTER,
    'lib.wasm': [WASM, `${BUNDLE}#webassembly`],
    mergeRslibConfig: [API_CORE, `${ID}#where-the-id-is-used`, `${PACKAGES}#core`],
    'dts.typescriptPath': `${DTS}#dtstypescriptpath`,
    declarationDir: [`${DTS}#dtsdistpath`, `${DTS}#dtsbuild`, `${ERRORS}#declaration-dir`],
    'redirect.dts': [REDIRECT, `${DTS}#what-dts-true-writes`],
    'output.module': `${OUTPUT}#outputmodule`,
    localIdentName: [
      `${OUTPUT}#outputcssmodules`,
      `${CSS}#css-modules`,
      `${ASSETS}#css-modules`,
      `${REACT}#class-names`,
    ],
    'source.exclude': `${SOURCE}#sourceexclude`,
    assetsInclude: [`${SOURCE}#sourceassetsinclude`, `${ASSETS}#more-types`],
    'tools.cssLoader': `${TOOLS}#toolscssloader`,
    styleLoader: `${TOOLS}#toolsstyleloader`,
    splitChunks: `${RSBUILD}#splitchunks`,
    libIndex: STORYBOOK,
    svgrOptions: SVGR,
    swcReactOptions: `${REACT}#jsx`,
  },
  flag: {
    'rslib build': [`${CLI}#build`, `${CLI}#commands`],
    '--help': [`${CLI}#commands`, `${CLI}#common`, `${CLI}#build`],
    '--entry': [`${CLI}#entry`, `${CLI}#build`, `${SOURCE}#sourceentry`],
    '--env-dir': [`${CLI}#common`, ENVIRONMENT],
    '--no-env': [`${CLI}#common`, `${CLI}#env`, ENVIRONMENT],
    '--version': `${CLI}#common`,
    'inspect --output': `${CLI}#inspect`,
    'rslib inspect --mode development': [`${CLI}#inspect`, `${ERRORS}#no-mf-format`],
    'DEBUG=rslib': [`${LOG_LEVEL}#debug`, `${CLI}#inspect`],
    'rslib dev': [`${CLI}#commands`, `${ERRORS}#unused-args`, `${QUICK_START}#while-you-work`],
    '--out-dir': [
      `${ERRORS}#unknown-option`,
      `${TSUP}#other-surprises`,
      `${CLI}#build`,
      `${OUTPUT}#outputdistpath`,
      FROM_TSC,
    ],
    '--disable-telemetry': `${STORYBOOK}#start-it`,
  },
  typo: {
    'comand line': CLI,
    'exit coeds': `${CLI}#exit-codes`,
    defineConifg: [CONFIGURE, `${API_CORE}#defineconfig`],
    'build cahce': [
      `${PERFORMANCE}#performancebuildcache`,
      `${CLI}#build-cache`,
      `${FAQ}#stale`,
      `${SYNTAX}#build-cache`,
      `${FAQ_INDEX}#when-a-build-does-not-follow-a-change`,
    ],
    'enginse.node': [SYNTAX, `${NODEJS}#engines`, COMPATIBILITY, `${UPGRADE}#engines`, `${V1}#engines`],
    hashbnag: [PROGRAM, `${BANNER}#hashbang`, `${FAQ}#directives`],
    sideEfects: [`${GLOSSARY}#side-effects`, TREE_SHAKING],
    'chunck names': [`${STRUCTURE}#chunks`, `${LIB}#chunk-names-get-a-number`, `${GLOSSARY}#chunk`],
    'worksapce package': [MONOREPO, `${FAQ}#workspace`, `${DECLARATIONS}#monorepo`],
    'import atributes': `${JSON_FILES}#attributes`,
    'svgr pluggin': SVGR,
    'vue componets': VUE,
    autoprefixr: [CSS, `${TOOLS}#toolspostcss`, `${TOOLS}#toolslightningcssloader`, `${SYNTAX}#css`],
    buildPrest: MODERN,
  },
  prefix: {
    exter: [
      `${OUTPUT}#outputexternals`,
      DEPENDENCIES,
      ...AUTO_EXTERNAL,
      EXTERNAL_HELPERS,
      `${GLOSSARY}#external`,
    ],
    transfo: `${SOURCE}#sourcetransformimport`,
    'import.meta.en': [
      ENVIRONMENT,
      `${V1}#env`,
      `${UPGRADE}#env`,
      `${COMPATIBILITY}#environment-variables`,
      `${TYPESCRIPT}#ambient-types`,
    ],
    'error ind': ERRORS,
    'npm pack': [TARBALL, PACKAGES, `${QUICK_START}#try-it-as-your-users-will`],
    'component li': [REACT, VUE, SVELTE, SOLID, PREACT, RSPRESS],
    'plugin-re': [PLUGINS, REACT],
    'dynamic imp': [
      `${STRUCTURE}#chunks`,
      `${GLOSSARY}#chunk`,
      `${FORMAT}#esm`,
      `${DEPENDENCIES}#a-dynamic-import-of-a-copied-package`,
    ],
    publis: [
      '/guide/publish/',
      PUBLISH_CI,
      TARBALL,
      `${MONOREPO}#publish`,
      QUICK_START,
      `${DECLARATIONS}#check`,
    ],
    solut: SOLUTIONS,
    placeh: `${BANNER}#placeholders`,
    'class fie': [`${TYPESCRIPT}#class-fields`, `${TOOLS}#toolsswc`],
    'vue-t': [VUE, `${FAQ}#vue-types`],
    'share rea': `${FEDERATION}#shared`,
  },
  question: {
    'why is my css file missing in dist': [
      `${FAQ}#css-missing`,
      CSS,
      `${OUTPUT}#outputtarget`,
      `${OUTPUT}#outputemitcss`,
      `${ASSETS}#css`,
      `${STRUCTURE}#assets`,
      `${REACT}#styles-lost`,
      `${REDIRECT}#style`,
      `${SOLUTIONS}#what-decides`,
      `${ERRORS}#silent`,
    ],
    'how to run a script after the build': [`${FAQ}#after-build`, `${PLUGINS}#own`],
    'why is js written into my src folder': [`${OUT_BASE}#wrong-folder`, `${STRUCTURE}#out-base`],
    'how to keep use client in each component': [SERVER_COMPONENTS, ...USE_CLIENT],
    'how to get the version from package.json into my code': [
      `${FAQ}#version`,
      `${JSON_FILES}#package-json`,
      `${SOURCE}#sourcedefine`,
      `${PLUGINS}#own`,
      PROGRAM,
    ],
    'how can people load my library with a script tag': [
      CDN,
      OUTPUT_FORMAT,
      FORMAT,
      UMD_NAME,
      `${GLOSSARY}#umd`,
    ],
    'how to speed up type generation': [
      `${FAQ}#slow-dts`,
      `${DECLARATIONS}#fast`,
      `${DTS}#dtstsgo`,
      `${DTS}#dtsisolated`,
    ],
    'how to build an executable command line tool': [
      PROGRAM,
      EXPERIMENTS,
      NODEJS,
      `${FAQ}#directives`,
      `${BANNER}#hashbang`,
    ],
    'when should I not use rslib': [INTRODUCTION, BLOG_POST],
    'how to use react from a global variable in umd': [`${FORMAT}#packages-from-a-global-variable`, CDN],
    'what replaces noExternal of tsup': `${TSUP}#options`,
    'can I bundle everything so users install nothing': [
      ...AUTO_EXTERNAL,
      DEPENDENCIES,
      PROGRAM,
      `${HOME}#dependencies-stay-out-of-the-bundle`,
    ],
    'how are top level options merged with a lib item': [
      CONFIGURE,
      `${RSBUILD}#where-an-option-may-stand`,
      `${BASICS}#where-an-option-may-stand`,
    ],
    'what changed in version 1.0': [V1, UPGRADE, '/config/releases'],
    'why is import.meta.url wrong in jsdom tests': SHIMS,
    'how to check that a migration lost no exports': MIGRATION,
    'can I call rslib from a node script': [API, API_CORE, API_INSTANCE, `${PACKAGES}#core`],
    'how to make require return the default export': [FOOTER, `${FORMAT}#cjs`, `${FROM_ROLLUP}#default`],
    'why do two outputs overwrite each other': [
      LIB,
      `${AUTO_EXTENSION}#two-outputs-one-name`,
      `${STRUCTURE}#names`,
      `${DTS}#several-outputs-with-declarations`,
      `${FAQ}#one-of-two`,
    ],
  },
  error: {
    'error   [rsbuild:config] Could not find any entry module, please make sure that src/index.(ts|js|tsx) exists':
      [`${ERRORS}#no-entry`, `${SOURCE}#errors`, `${CLI}#errors`],
    "Module not found: Can't resolve 'lodash' in '/home/me/my-lib/src'": [
      `${ERRORS}#cannot-resolve`,
      `${DEPENDENCIES}#undeclared`,
      `${DEPENDENCIES}#messages`,
    ],
    'Error: "node:*" is a built-in Node.js module and cannot be imported in client-side code.': [
      `${ERRORS}#node-in-browser`,
      `${DEPENDENCIES}#node-modules`,
      `${DEPENDENCIES}#messages`,
      `${OUTPUT}#errors`,
    ],
    "TypeError: Cannot read properties of null (reading 'useState')": [
      `${REACT}#react-bundled`,
      `${FEDERATION}#shared`,
      `${FEDERATION}#errors`,
      '/config/lib/auto-external#a-bundled-react',
    ],
    'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".css" for /app/node_modules/my-ui/dist/Button_module.css':
      [`${REACT}#bundleless`, `${VUE}#bundleless`, CSS, `${ASSETS}#css`, `${ASSETS}#in-nodejs`],
    'When using "umd" format, "bundle" must be set to "true".': [
      `${ERRORS}#bundle-required`,
      `${FORMAT}#errors`,
      `${BUNDLE}#errors`,
      `${STRUCTURE}#errors`,
    ],
    'Conflict: Multiple assets emit different content to the same filename static/svg/icon.svg': [
      `${ASSETS}#names`,
      `${ASSETS}#messages`,
    ],
    'Error [ERR_REQUIRE_ASYNC_MODULE]: require() cannot be used on an ESM graph with top-level await': [
      `${NODEJS}#top-level-await`,
      `${OUTPUT_FORMAT}#esm`,
    ],
    "error TS1479: The current file is a CommonJS module whose imports will produce 'require' calls": [
      `${OUTPUT_FORMAT}#types`,
      `${DECLARATIONS}#esm-and-cjs`,
    ],
    '× JavaScript parse error: Expected a semicolon': [
      `${ERRORS}#define-quotes`,
      `${SOURCE}#sourcedefine`,
      `${MODERN}#traps`,
    ],
    'error   CACError: Unknown option `--sourcemap`': [
      `${ERRORS}#unknown-option`,
      `${CLI}#errors`,
      `${TSUP}#other-surprises`,
    ],
    'The following ids are duplicated: "web". Please change the "lib.id" to be unique.': [
      `${ERRORS}#duplicated-ids`,
      `${ID}#messages`,
      `${CONFIGURE}#errors-you-may-meet`,
    ],
    'chunk 0 should have at least one file': [`${CLI}#build-cache`, `${CLI}#errors`],
    'Failed to load script resources. #RUNTIME-008': `${FEDERATION}#asset-prefix`,
    "SyntaxError: The requested module './types.js' does not provide an export named 'Props'": `${TYPESCRIPT}#isolated-modules`,
    'Lib config not found at index 3': `${STORYBOOK}#a-configuration-without-lib`,
    'warn    Duplicate entry utils/format from src/utils/format.ts and src/utils/format.js': [
      `${BUNDLE}#two-files-one-name`,
      `${ERRORS}#more-entries`,
    ],
    'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: Package subpath \'./lib/tsc\' is not defined by "exports" in /repo/node_modules/typescript/package.json': `${VUE}#types`,
  },
  concept: {
    'server components': [SERVER_COMPONENTS, ...USE_CLIENT],
    'top-level await': [`${COMPATIBILITY}#top-level-await`, `${NODEJS}#top-level-await`],
    'package.json exports': [
      EXPORTS,
      `${OUTPUT_FORMAT}#exports`,
      `${GLOSSARY}#exports`,
      `${QUICK_START}#point-packagejson-at-the-output`,
      `${AUTO_EXTENSION}#match-package-json`,
      `${NODEJS}#package-json`,
    ],
    'const enum': `${TYPESCRIPT}#enums`,
    less: [`${CSS}#less-and-sass`, `${ASSETS}#less-and-sass`, `${PLUGINS}#less`, `${FAQ}#as-is`],
    fonts: [ASSETS, `${STRUCTURE}#assets`],
    rstest: [TESTING, ...TESTS],
    'declaration map': [`${DTS}#go-to-the-source`, `${PACKAGE_MAPS}#declaration-maps`],
    rspack: [
      TOOLS,
      `${API_CORE}#rsbuild-and-rspack`,
      `${INTRODUCTION}#layers`,
      `${BLOG_POST}#what-it-builds-on`,
    ],
    'native addons': `${ASSETS}#more-types`,
    'rsbuild default values': [`${RSBUILD}#values-rslib-sets`, `${CONFIGURE}#rsbuild-options`],
    'mf-manifest.json': FEDERATION,
    amd: [UMD_NAME, `${GLOSSARY}#umd`, `${FORMAT}#umd`],
    icons: SVGR,
    'scoped styles': VUE,
  },
  spelling: {
    'es modules': [`${GLOSSARY}#esm`, FORMAT, OUTPUT_FORMAT],
    'd.cts': [
      `${DTS}#dtsautoextension`,
      `${DTS}#several-outputs-with-declarations`,
      `${DECLARATIONS}#esm-and-cjs`,
      `${OUTPUT_FORMAT}#types`,
    ],
    'typescript 7': [
      `${DTS}#dtstsgo`,
      `${DECLARATIONS}#fast`,
      `${UPGRADE}#native-preview`,
      `${V1}#native-preview`,
    ],
    'autoexternal.exclude': [...AUTO_EXTERNAL, `${DEPENDENCIES}#bundle-one`],
    'emit css': `${OUTPUT}#outputemitcss`,
    'pre entry': `${SOURCE}#sourcepreentry`,
    'filename hash': `${OUTPUT}#outputfilenamehash`,
    '?raw': [`${ASSETS}#queries`, `${CSS}#queries`],
    'html plugin': `${TOOLS}#toolshtmlplugin`,
    'alias strategy': `${RESOLVE}#resolvealiasstrategy`,
    'ES 2022': SYNTAX,
    'css extract': [`${TOOLS}#toolscssextract`, CSS],
  },
};

const listed = (groups: Record<string, Record<string, Expected>>): QualityQuery[] =>
  Object.entries(groups).flatMap(([kind, group]) =>
    Object.entries(group).map(([query, expect]) => ({ kind, query, expect: [expect].flat() })),
  );

/** The queries of the halves `tune` and `report`. */
export const queries: QualityQuery[] = listed(QUERIES);

/** The queries of the half `blind`: do not look at their results when changing the search. */
export const blind: QualityQuery[] = listed(BLIND);

const seen: QualityQuery[] = listed(SEEN);
const unseen: QualityQuery[] = listed(UNSEEN);

/** The queries of the halves `seen` and `unseen`, which have no floor yet. The same rule applies to `unseen`. */
export const readerQueries: QualityQuery[] = [...seen, ...unseen];

const halves = new Map<string, Half>([
  ...seen.map(({ query }) => [query, 'seen'] as const),
  ...unseen.map(({ query }) => [query, 'unseen'] as const),
  ...blind.map(({ query }) => [query, 'blind'] as const),
]);

/**
 * Derives the half from the query's own letters, so adding or moving a query never changes the half of
 * another.
 */
export function halfOf(query: string): Half {
  const listedHalf = halves.get(query);
  if (listedHalf !== undefined) return listedHalf;
  let hash = 0;
  for (const letter of query) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return (hash >>> 5) % 2 === 0 ? 'tune' : 'report';
}
