import modern from '../../tests/fixtures/desk/modernjs-module/declared.json' with { type: 'json' };
import releases from '../../releases/rslib.recorded.json' with { type: 'json' };

/** Where a tool declares its options, and how it prints its flags. Paths are those in `node_modules`. */
export interface Source {
  /** Without them, its flags are all that it says about its options. */
  types?: OptionTypes;
  /** The program that prints its flags for `--help`. */
  program: string;
  /** Modules that the program needs to run with this version of Node.js, in `examples`. */
  imports?: readonly string[];
  /** The arguments that it prints all of them for, by default `--help`. */
  help?: string;
  /** Without this configuration, in the folder of the tool, the program knows no commands. */
  config?: { file: string; text: string };
  /** Flags that every command line has. */
  common: readonly string[];
}

interface OptionTypes {
  /** Files with types. The name of one may begin with a part before `*`, because some tools add a hash. */
  files: readonly string[];
  /** The name of the type; of a tool that is not installed here, several with spaces between them. */
  name: string;
  /** Names of imported types, with their names where they are declared. */
  aliases?: Readonly<Record<string, string>>;
}

const COMMON = ['-h', '--help', '-v', '--version'];

/** What a tool declares: options with their parents, and flags. */
export interface Declares {
  options: readonly string[];
  flags: readonly string[];
}

/** Tools that are not installed here, with what they declare. */
export const RECORDED: Readonly<Record<string, Declares>> = {
  // Written by `desk-verify --record`.
  'modernjs-module': modern,
  // What the releases before 1.0 declared.
  rslib: {
    flags: [],
    options: Object.entries(releases.options).flatMap(([name, changes]) =>
      Object.keys(changes).some((release) => release.startsWith('0.')) ? [name] : [],
    ),
  },
};

/** By the id of the tool. */
export const SOURCES: Readonly<Record<string, Source>> = {
  tsc: {
    program: 'typescript/bin/tsc',
    help: '--all',
    common: COMMON,
  },
  tsup: {
    types: { files: ['tsup/dist/index.d.ts'], name: 'Options' },
    program: 'tsup/dist/cli-default.js',
    common: COMMON,
  },
  tsdown: {
    types: {
      files: ['tsdown/dist/types-*.d.mts', 'tsdown/node_modules/rolldown-plugin-dts/dist/index.d.mts'],
      name: 'InlineConfig',
      aliases: { Options$1: 'Options' },
    },
    program: 'tsdown/dist/run.mjs',
    imports: ['migrate-tsdown/node-22.mjs'],
    common: COMMON,
  },
  unbuild: {
    types: { files: ['unbuild/dist/index.d.mts', 'esbuild/lib/main.d.ts'], name: 'BuildConfig' },
    program: 'unbuild/dist/cli.mjs',
    imports: ['migrate-unbuild/typescript-6.mjs'],
    common: COMMON,
  },
  'modernjs-module': {
    types: {
      files: ['index', 'copy', 'dev', 'style', 'transform-import']
        .map((name) => `@modern-js/module-tools/dist/types/config/${name}.d.ts`)
        .concat(
          ['index', 'output', 'source', 'tools'].map(
            (name) => `@modern-js/module-tools/dist/types/legacyConfig/${name}.d.ts`,
          ),
        ),
      name: 'ModuleExtraConfig ModuleToolsLegacyUserConfig',
    },
    program: '@modern-js/module-tools/bin/modern.js',
    config: {
      file: 'modern.config.js',
      text: "module.exports = { plugins: [require('@modern-js/module-tools').moduleTools()] };\n",
    },
    help: 'build --help',
    common: COMMON,
  },
  rollup: {
    types: { files: ['rollup/dist/rollup.d.ts'], name: 'RollupOptions' },
    program: 'rollup/dist/bin/rollup',
    common: COMMON,
  },
  vite: {
    types: {
      files: ['vite/dist/node/index.d.ts', 'rolldown/dist/shared/define-config-*.d.mts'],
      name: 'UserConfig',
    },
    program: 'vite/bin/vite.js',
    help: 'build --help',
    // These find errors of Vite.
    common: [...COMMON, '-d', '--debug', '-f', '--filter', '--profile'],
  },
};
