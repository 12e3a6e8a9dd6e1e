// Addresses that queries expect, and lists of addresses that answer the same query.

export const HOME = '/';
export const LIB = '/config/lib/';
export const ID = '/config/lib/id';
export const FORMAT = '/config/lib/format';
export const BUNDLE = '/config/lib/bundle';
export const DTS = '/config/lib/dts';
export const SHIMS = '/config/lib/shims';
export const SYNTAX = '/config/lib/syntax';
export const REDIRECT = '/config/lib/redirect';
export const UMD_NAME = '/config/lib/umd-name';
export const OUT_BASE = '/config/lib/out-base';
export const BANNER = '/config/lib/banner';
export const FOOTER = '/config/lib/footer';
export const EXTERNAL_HELPERS = '/config/lib/external-helpers';
export const AUTO_EXTERNAL = ['/config/lib/auto-external', '/config/rsbuild/output#outputautoexternal'];
export const AUTO_EXTENSION = '/config/lib/auto-extension';
export const WASM = '/config/lib/wasm';
export const EXPERIMENTS = '/config/lib/experiments';
export const RSBUILD = '/config/rsbuild/';
export const OUTPUT = '/config/rsbuild/output';
export const OUTPUT_ASSETS = '/config/rsbuild/output-assets';
export const SOURCE = '/config/rsbuild/source';
export const RESOLVE = '/config/rsbuild/resolve';
export const TOOLS = '/config/rsbuild/tools';
export const PLUGINS = '/config/rsbuild/plugins';
export const PERFORMANCE = '/config/rsbuild/performance';
export const LOG_LEVEL = '/config/rsbuild/log-level';
export const API = '/api/';
export const API_CORE = '/api/core';
export const API_INSTANCE = '/api/instance';
export const API_TYPES = '/api/types';
export const BASICS = '/guide/basic/';
export const CLI = '/guide/basic/cli';
export const CONFIGURE = '/guide/basic/configure-rslib';
export const TYPESCRIPT = '/guide/basic/typescript';
export const ENVIRONMENT = '/guide/basic/environment-variables';
export const OUTPUT_FORMAT = '/guide/basic/output-format';
export const STRUCTURE = '/guide/basic/output-structure';
export const UPGRADE = '/guide/basic/upgrade-rslib';
export const DEPENDENCIES = '/guide/advanced/third-party-deps';
export const COMPATIBILITY = '/guide/advanced/output-compatibility';
export const DECLARATIONS = '/guide/advanced/dts';
export const DTS_BUNDLE = '/guide/advanced/dts-bundle';
export const ASSETS = '/guide/advanced/static-assets';
export const CSS = '/guide/advanced/css';
export const WORKERS = '/guide/advanced/web-workers';
export const WEBASSEMBLY = '/guide/advanced/webassembly';
export const JSON_FILES = '/guide/advanced/json-files';
export const SVGR = '/guide/advanced/svgr-files';
export const FEDERATION = '/guide/advanced/module-federation';
export const STORYBOOK = '/guide/advanced/storybook';
export const TESTING = '/guide/advanced/testing';
export const RSDOCTOR = '/guide/advanced/rsdoctor';
export const RSPRESS = '/guide/advanced/rspress';
export const SOLUTIONS = '/guide/solution/';
export const NODEJS = '/guide/solution/nodejs';
export const REACT = '/guide/solution/react';
export const VUE = '/guide/solution/vue';
export const SVELTE = '/guide/solution/svelte';
export const SOLID = '/guide/solution/solid';
export const PREACT = '/guide/solution/preact';
export const PROGRAM = '/guide/solution/command-line';
export const CDN = '/guide/solution/cdn';
export const MIGRATION = '/guide/migration/';
export const TSUP = '/guide/migration/tsup';
export const MODERN = '/guide/migration/modernjs-module';
export const FROM_TSC = '/guide/migration/tsc';
export const FROM_VITE = '/guide/migration/vite';
export const FROM_ROLLUP = '/guide/migration/rollup';
export const FROM_TSDOWN = '/guide/migration/tsdown';
export const FROM_UNBUILD = '/guide/migration/unbuild';
export const V1 = '/guide/migration/rslib-0';
export const INTRODUCTION = '/guide/start/';
export const GLOSSARY = '/guide/start/glossary';
export const QUICK_START = '/guide/start/quick-start';
export const PACKAGES = '/guide/start/npm-packages';
export const ASSISTANTS = '/guide/start/ai';
export const FAQ_INDEX = '/guide/faq/';
export const FAQ = '/guide/faq/features';
export const ERRORS = '/guide/faq/errors';
export const SOURCE_ERRORS = '/guide/faq/source-errors';
export const DECLARATION_ERRORS = '/guide/faq/declaration-errors';
export const PUBLISHING = '/guide/publish/';
export const EXPORTS = '/guide/publish/exports';
export const TARBALL = '/guide/publish/tarball';
export const PUBLISH_CI = '/guide/publish/ci';
export const MONOREPO = '/guide/publish/monorepo';
export const TREE_SHAKING = '/guide/publish/tree-shaking';
export const PACKAGE_MAPS = '/guide/publish/source-maps';
export const SIZE_BUDGETS = '/guide/publish/size-budgets';
export const SERVER_COMPONENTS = '/guide/solution/react-server-components';
export const BLOG_POST = '/blog/introducing-rslib';

export const DECLARATION = [DECLARATIONS, DTS, `${GLOSSARY}#dts`, `${QUICK_START}#add-type-declarations`];
export const MF = [FEDERATION, `${GLOSSARY}#mf`, `${FORMAT}#mf`, `${OUTPUT_FORMAT}#mf`];
export const BUNDLELESS = [
  BUNDLE,
  `${GLOSSARY}#bundleless`,
  `${STRUCTURE}#bundle-or-not`,
  `${STRUCTURE}#bundleless-entries`,
];
export const BROWSERSLIST = [SYNTAX, `${COMPATIBILITY}#targets`, `${OUTPUT}#outputoverridebrowserslist`];
export const POLYFILL = [`${COMPATIBILITY}#functions`, `${SYNTAX}#polyfills`, `${OUTPUT}#outputpolyfill`];
export const TSCONFIG = [
  TYPESCRIPT,
  `${SOURCE}#sourcetsconfigpath`,
  `${DTS}#before-you-start`,
  `${DTS}#dtsbundletsconfigpath`,
];
export const ENVIRONMENT_VARIABLES = [ENVIRONMENT, `${COMPATIBILITY}#environment-variables`, `${CLI}#env`];
export const SOURCE_MAP = [`${OUTPUT}#outputsourcemap`, `${GLOSSARY}#source-map`, PACKAGE_MAPS];
export const WATCH = [`${CLI}#watch`, `${CLI}#build`, `${QUICK_START}#while-you-work`];
export const INSPECT = [
  `${CLI}#inspect`,
  `${CONFIGURE}#see-the-result`,
  `${FAQ_INDEX}#see-what-rslib-made-of-your-configuration`,
  `${FAQ}#see-config`,
];
export const TESTS = [TESTING, `${NODEJS}#test`, `${REACT}#test`, `${VUE}#test`, `${STORYBOOK}#tests`];
export const USE_CLIENT = [`${REACT}#use-client`, `${BUNDLE}#use-client`, `${FAQ}#directives`];
