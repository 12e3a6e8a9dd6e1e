import type { SettingEntry } from '../../model/setting.ts';
import type { Flag } from '../../model/tool.ts';

/** Options of the compiler that are on or off, as `tsc --all` lists them. */
const SWITCHES =
  'allowArbitraryExtensions allowImportingTsExtensions allowJs allowSyntheticDefaultImports allowUmdGlobalAccess ' +
  'allowUnreachableCode allowUnusedLabels alwaysStrict assumeChangesOnlyAffectDirectDependencies checkJs composite ' +
  'declaration declarationMap deduplicatePackages diagnostics disableReferencedProjectLoad disableSizeLimit ' +
  'disableSolutionSearching disableSourceOfProjectReferenceRedirect downlevelIteration emitBOM emitDeclarationOnly ' +
  'emitDecoratorMetadata erasableSyntaxOnly esModuleInterop exactOptionalPropertyTypes experimentalDecorators ' +
  'explainFiles extendedDiagnostics forceConsistentCasingInFileNames ignoreConfig importHelpers incremental ' +
  'inlineSourceMap inlineSources isolatedDeclarations isolatedModules libReplacement listEmittedFiles listFiles ' +
  'noCheck noEmit noEmitHelpers noEmitOnError noErrorTruncation noFallthroughCasesInSwitch noImplicitAny ' +
  'noImplicitOverride noImplicitReturns noImplicitThis noLib noPropertyAccessFromIndexSignature noResolve ' +
  'noUncheckedIndexedAccess noUncheckedSideEffectImports noUnusedLocals noUnusedParameters preserveConstEnums ' +
  'preserveSymlinks preserveWatchOutput pretty quiet removeComments resolveJsonModule resolvePackageJsonExports ' +
  'resolvePackageJsonImports rewriteRelativeImportExtensions singleThreaded skipDefaultLibCheck skipLibCheck ' +
  'sourceMap stableTypeOrdering strict strictBindCallApply strictBuiltinIteratorReturn strictFunctionTypes ' +
  'strictNullChecks strictPropertyInitialization stripInternal traceResolution useDefineForClassFields ' +
  'useUnknownInCatchVariables verbatimModuleSyntax';

const TEXTS =
  'baseUrl checkers declarationDir generateCpuProfile generateTrace ignoreDeprecations jsx jsxFactory ' +
  'jsxFragmentFactory jsxImportSource locale mapRoot maxNodeModuleJsDepth module moduleDetection moduleResolution ' +
  'newLine outDir outFile pprofDir reactNamespace rootDir sourceRoot target tsBuildInfoFile';

const LISTS = 'customConditions lib moduleSuffixes paths plugins rootDirs typeRoots types';

const SHORT: Readonly<Record<string, string>> = {
  declaration: '-d',
  force: '-f',
  incremental: '-i',
  module: '-m',
  quiet: '-q',
  target: '-t',
};

/** `tsc` does not distinguish capital letters in flags. */
function flagsOf(names: string, value: Flag['value'], parent: string): Flag[] {
  return names.split(' ').map((name): Flag => {
    const spellings = [`--${name}`, `--${name.toLowerCase()}`, SHORT[name]];
    return {
      names: [...new Set(spellings)].filter((one) => one !== undefined),
      option: parent + name,
      ...(value && { value }),
    };
  });
}

/** Calls with one of these flags write no JavaScript. */
const NO_BUILD = 'init showConfig listFilesOnly all dry clean';

export const TSC_FLAGS: readonly Flag[] = [
  ...flagsOf(SWITCHES, 'switch', 'compilerOptions.'),
  ...flagsOf(TEXTS, 'text', 'compilerOptions.'),
  ...flagsOf(LISTS, 'list', 'compilerOptions.'),
  ...flagsOf(
    'watchInterval watchFile watchDirectory fallbackPolling excludeDirectories excludeFiles',
    'text',
    'watchOptions.',
  ),
  ...flagsOf('synchronousWatchDirectory', 'switch', 'watchOptions.'),
  ...flagsOf(NO_BUILD, 'switch', ''),
  { names: ['-v', '--version'], option: 'version' },
  { names: ['-h', '-?', '--help'], option: 'help' },
  { names: ['-p', '--project'], value: 'text', file: true, folderFile: 'tsconfig.json' },
  { names: ['-w', '--watch'], value: 'switch', rslib: '--watch' },
  { names: ['-b', '--build'], option: 'build', value: 'switch' },
  ...flagsOf('verbose force stopBuildOnErrors', 'switch', ''),
  ...flagsOf('builders', 'text', ''),
];

const NOT_A_BUILD = new Set([...NO_BUILD.split(' '), 'version', 'help']);

/** A call that only checks, or writes only declaration files, stays as it is. */
export function isTscBuild(options: readonly SettingEntry[]): boolean {
  const compiler = options.find(({ name }) => name === 'compilerOptions')?.value;
  const flags = compiler?.kind === 'object' ? compiler.entries : [];
  const isSet = (name: string) =>
    flags.some(
      (one) => one.name === name && one.value.kind === 'literal' && String(one.value.value) !== 'false',
    );
  return (
    !options.some(({ name }) => NOT_A_BUILD.has(name)) && !isSet('noEmit') && !isSet('emitDeclarationOnly')
  );
}
