import type { QueryTable } from './query-table.ts';
import {
  LIB,
  ID,
  FORMAT,
  DTS,
  SHIMS,
  UMD_NAME,
  AUTO_EXTENSION,
  RESOLVE,
  CLI,
  CONFIGURE,
  TYPESCRIPT,
  OUTPUT_FORMAT,
  DEPENDENCIES,
  ASSETS,
  NODEJS,
  V1,
  GLOSSARY,
  QUICK_START,
  FAQ,
  ERRORS,
  DECLARATION_ERRORS,
} from './pages.ts';

/** Messages of a build or of the output. */
export const ERRORS_PASTED: QueryTable = {
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
    'ReferenceError: require is not defined in ES module scope': [
      '/guide/faq/consumer-errors#require',
      `${SHIMS}#esm-require`,
      `${SHIMS}#esm`,
    ],
    '__filename is not defined': [SHIMS, `${ERRORS}#dirname`, `${NODEJS}#dirname`],
    'cannot use import.meta.url in commonjs': [SHIMS, `${FORMAT}#cjs`, `${GLOSSARY}#shim`],
    'Cannot find config file': [`${ERRORS}#config-not-found`, `${CONFIGURE}#the-configuration-file`],
    'error TS5011 rootDir must be explicitly set': [
      `${DECLARATION_ERRORS}#ts5011`,
      `${DTS}#before-you-start`,
      `${TYPESCRIPT}#errors`,
      `${QUICK_START}#add-type-declarations`,
      `${FAQ}#dist-src`,
    ],
    'Failed to generate declaration files': [
      `${DTS}#dtsabortonerror`,
      `${DECLARATION_ERRORS}#declaration-files-generation`,
    ],
    'TS18003: No inputs were found in config file': [
      `${DECLARATION_ERRORS}#dts-conflicts`,
      `${DTS}#plain-javascript`,
    ],
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
      `${DECLARATION_ERRORS}#ts9007`,
      `${DTS}#dtsisolated`,
    ],
    "Cannot find module '@/clamp' or its corresponding type declarations": [
      `${DTS}#dtsalias`,
      `${RESOLVE}#resolvealias`,
      `${RESOLVE}#errors`,
    ],
    'type errors will not fail the build': `${DTS}#dtsabortonerror`,
    'No overload matches this call': `${CONFIGURE}#why-defineconfig`,
    '__webpack_require__ in output': [`${FAQ}#webpack-require`, '/guide/advanced/runtime'],
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
      `${DECLARATION_ERRORS}#dts-conflicts`,
      `${DTS}#dtsisolated`,
    ],
  },
};
