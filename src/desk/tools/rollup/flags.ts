import type { Flag } from '../../model/tool.ts';

/** Flags of `output`, with the letter that some have. */
const OUTPUT_TEXTS =
  'd:dir f:format n:name o:file amd.basePath amd.define amd.id assetFileNames banner chunkFileNames entryFileNames ' +
  'exports footer generatedCode hashCharacters importAttributesKey intro outro preserveModulesRoot sourcemapBaseUrl ' +
  'sourcemapFile sourcemapFileNames';
const OUTPUT_SWITCHES =
  'amd.autoId amd.forceJsExtensionForImports compact dynamicImportInCjs esModule extend externalImportAttributes ' +
  'externalLiveBindings freeze generatedCode.arrowFunctions generatedCode.constBindings ' +
  'generatedCode.objectShorthand generatedCode.reservedNamesAsProps generatedCode.symbols hoistTransitiveImports ' +
  'indent inlineDynamicImports interop minifyInternalExports noConflict preserveModules reexportProtoFromExternal ' +
  'sanitizeFileName sourcemapDebugIds sourcemapExcludeSources strict systemNullSetters validate';
const INPUT_SWITCHES =
  'makeAbsoluteExternalsRelative perf preserveEntrySignatures preserveSymlinks shimMissingExports ' +
  'strictDeprecations treeshake treeshake.annotations treeshake.correctVarValueBeforeDeclaration ' +
  'treeshake.moduleSideEffects treeshake.propertyReadSideEffects treeshake.tryCatchDeoptimization ' +
  'treeshake.unknownGlobalSideEffects watch.allowInputInsideOutputPath watch.clearScreen watch.skipWrite';
const INPUT_TEXTS =
  'context logLevel maxParallelFileOps watch.buildDelay watch.exclude watch.include watch.onBundleEnd ' +
  'watch.onBundleStart watch.onEnd watch.onError watch.onStart';

function texts(names: string, parent = ''): Flag[] {
  return names.split(' ').map((both): Flag => {
    const [name = '', letter] = both.split(':').toReversed();
    return {
      names: [`--${name}`, ...(letter === undefined ? [] : [`-${letter}`])],
      option: parent + name,
      value: 'text',
    };
  });
}

/** Each is switched off by the same name after `no-`. */
function switches(names: string, parent = ''): Flag[] {
  return names.split(' ').flatMap((name): Flag[] => [
    { names: [`--${name}`], option: parent + name },
    { names: [`--no-${name}`], option: parent + name, sets: false },
  ]);
}

const NO_SUCH = 'Rslib has no such flag.';

/** The flags of Rollup's command line, as `rollup --help` lists them. */
export const ROLLUP_FLAGS: readonly Flag[] = [
  { names: ['-c', '--config'], value: 'text', file: true, isOptional: true },
  { names: ['-i', '--input'], option: 'input', value: 'list' },
  { names: ['-e', '--external'], option: 'external', value: 'list' },
  { names: ['-g', '--globals'], option: 'output.globals', value: 'pairs' },
  { names: ['-m', '--sourcemap'], option: 'output.sourcemap', value: 'optional' },
  { names: ['-w', '--watch'], rslib: '--watch' },
  { names: ['--silent'], rslib: '--log-level error' },
  { names: ['--treeshake.manualPureFunctions'], option: 'treeshake.manualPureFunctions', value: 'list' },
  ...texts(OUTPUT_TEXTS, 'output.'),
  ...switches(OUTPUT_SWITCHES, 'output.'),
  ...texts(INPUT_TEXTS),
  ...switches(INPUT_SWITCHES),
  {
    names: ['-p', '--plugin'],
    value: 'text',
    instead: 'The [table of plugins](/guide/migration/rollup#plugins) has its counterpart.',
  },
  {
    names: ['--environment'],
    value: 'text',
    instead: '[`.env` files](/guide/basic/cli#env) and `--env-mode`, or variables before the command.',
  },
  {
    names: ['--failAfterWarnings', '--forceExit', '--no-stdin', '--stdin', '--waitForBundleInput'],
    instead: NO_SUCH,
  },
  { names: ['--filterLogs'], value: 'text', instead: NO_SUCH },
];
