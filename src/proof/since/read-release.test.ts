import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandsIn, flagsOf, readDeclared } from './read-release.ts';

function release(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'dist-types', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

const CONFIG = `
export type Dts = { /** @defaultValue \`false\` */ bundle?: boolean };
export interface LibConfig extends EnvironmentConfig {
  /** @deprecated Use another. */ autoExternal?: boolean;
  dts?: Dts | boolean;
  /** @inheritdoc */ output?: RslibOutputConfig;
}
interface RslibOutputConfig extends OutputConfig { /** @override */ target?: OutputConfig['target']; }
export interface RslibConfig extends RsbuildConfig { lib: LibConfig[]; _privateMeta?: { file: string }; }
`;

test.each(['types/config.d.ts', 'types/config/index.d.ts'])(
  'reads the options of Rslib from %s, without those of Rsbuild and internal ones',
  (name) => {
    const { options } = readDeclared(release({ [name]: CONFIG, 'index.d.ts': '' }));
    expect(Object.fromEntries(options)).toEqual({
      'lib.autoExternal': { type: 'boolean', isDeprecated: true },
      'lib.dts': { type: 'object | boolean' },
      'lib.dts.bundle': { type: 'boolean', default: 'false' },
      lib: { type: 'LibConfig[]' },
    });
  },
);

test('reads the parts of an option that another package declares', () => {
  const config = CONFIG.replace('dts?: Dts', "dts?: (Pick<PluginOptions, 'bundle'> & { alias?: string })");
  const { options } = readDeclared(release({ 'types/config.d.ts': config, 'index.d.ts': '' }));
  expect(options.get('lib.dts')).toEqual({ type: 'object | boolean' });
  expect(options.get('lib.dts.bundle')).toEqual({});
  expect(options.get('lib.dts.alias')).toEqual({ type: 'string' });
});

test('reads exports, also those passed on from other files and packages', () => {
  const { api } = readDeclared(
    release({
      'types/config.d.ts': CONFIG,
      'types/index.d.ts': "export type { LibConfig } from './config.js';\nexport interface Instance {}\n",
      'index.d.ts': `
export { type Options, run as start } from './cli.js';
export type * from './types';
export declare const version: string;
export declare function build(): void;
export * as rsbuild from '@rsbuild/core';
`,
    }),
  );
  expect(Object.fromEntries([...api].map(([name, { type }]) => [name, type]))).toEqual({
    Options: 'type',
    start: 'value',
    LibConfig: 'type',
    Instance: 'type',
    version: 'value',
    build: 'value',
    rsbuild: 'value',
  });
});

test('says where it looked if a release keeps its types elsewhere', () => {
  expect(() => readDeclared(release({ 'index.d.ts': '' }))).toThrow('types/config/index.d.ts');
});

const PROGRAM = `
Commands:
  build [options]    build the library
  mf-dev             start a server
  help [command]     display help for command

Options:
  -V, --version      output the version number
  -w --watch         watch
`;

test('reads the commands that the help lists, but not the one for help', () => {
  expect(commandsIn(PROGRAM)).toEqual(['build', 'mf-dev']);
});

test('reads the default that the help names', () => {
  const helps = { build: '  --config-loader <loader>  Set the loader (auto | jiti) (default: auto)\n' };
  expect(flagsOf(helps).get('--config-loader')).toEqual({ type: 'build', default: 'auto' });
});

test('reads each spelling of a flag with the commands that accept it', () => {
  const helps = {
    '': PROGRAM,
    'mf-dev': '  -w --watch         watch\n',
    build: '  -w --watch         watch\n  --dts   emit (use --no-dts to disable)\n',
  };
  expect(Object.fromEntries([...flagsOf(helps)].map(([name, { type }]) => [name, type]))).toEqual({
    '-w': 'build, mf-dev',
    '--watch': 'build, mf-dev',
    '--dts': 'build',
    '--no-dts': 'build',
    '-V': 'rslib',
    '--version': 'rslib',
  });
});
