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
  /** Flags that every command line has. */
  common: readonly string[];
}

interface OptionTypes {
  /** Files with types. The name of one may begin with a part before `*`, because some tools add a hash. */
  files: readonly string[];
  /** The name of the type. */
  name: string;
  /** Names of imported types, with their names where they are declared. */
  aliases?: Readonly<Record<string, string>>;
}

const COMMON = ['-h', '--help', '-v', '--version'];

/** Tools without types of their own here, with the options that they have. */
export const RECORDED: Readonly<Record<string, readonly string[]>> = {
  // What the releases before 1.0 declared.
  rslib: Object.entries(releases.options).flatMap(([name, changes]) =>
    Object.keys(changes).some((release) => release.startsWith('0.')) ? [name] : [],
  ),
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
