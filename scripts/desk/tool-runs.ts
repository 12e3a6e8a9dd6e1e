import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Workshop } from './built-project.ts';

/** What another tool needs to build a project here, and how it names the files of shared code. */
export interface ToolRun {
  /** Before the script of the project: variables of the environment. */
  environment(workshop: Pick<Workshop, 'installDir' | 'root'>): Readonly<Record<string, string>>;
  /** Packages that are installed for it in a folder of its own, because another version is in use here. */
  packages?: readonly string[];
  /** Projects find those packages as if they were their own. */
  isOwn?: true;
  /** Files that no entry point is named after, with a hash or a name that a version may change. */
  chunk: RegExp;
}

/** Finds a TypeScript with the compiler API, which version 7 does not have. */
const typescript5: ToolRun['environment'] = ({ installDir, root }) => ({
  NODE_OPTIONS: `--require=${path.join(root, 'scripts/desk/typescript-5.cjs')}`,
  DESK_INSTALL: installDir,
});

/** Versions of `examples/`, beside the last release before 1.0. */
const BEFORE_1 = ['@rslib/core@0.23.2', '@microsoft/api-extractor@7.59.4', 'typescript@7.0.2'];

/** Plugins that projects of Rollup use, besides those that the pages show. */
const ROLLUP_PLUGINS = [
  '@rollup/plugin-swc@0.4.1',
  '@rollup/plugin-terser@1.0.2',
  '@swc/core@1.16.22',
  'esbuild@0.28.2',
  'rollup@4.65.0',
  'rollup-plugin-copy@3.5.0',
  'rollup-plugin-delete@3.0.2',
  'rollup-plugin-esbuild@6.2.1',
  'rollup-plugin-peer-deps-external@2.2.4',
  'rollup-plugin-postcss@4.0.2',
];

/** Programs of a tool that has packages of its own. */
const pathTo = (tool: string, installDir: string) => ({
  PATH: [path.join(homeOf(tool, installDir), 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
});

/** By the id of the tool. */
const RUNS: Readonly<Record<string, ToolRun>> = {
  tsc: { environment: () => ({}), chunk: /\.tsbuildinfo$/ },
  tsup: {
    environment: typescript5,
    chunk: /(?:^|\/)(?:chunk|[\w.]+)-[A-Z\d]{8}\.[cm]?js(?:\.map)?$/,
  },
  unbuild: {
    // Which finds the version of TypeScript with the compiler API.
    environment: ({ root }) => ({
      NODE_OPTIONS: `--import=${path.join(root, 'examples/migrate-unbuild/typescript-6.mjs')}`,
    }),
    chunk: /^dist\/(?:shared|chunks)\//,
  },
  rollup: {
    packages: ROLLUP_PLUGINS,
    isOwn: true,
    // Which finds the version of TypeScript with the compiler API.
    environment: ({ root }) => ({
      NODE_OPTIONS: `--import=${path.join(root, 'examples/migrate-rollup/typescript-6.mjs')}`,
    }),
    chunk: /(?:^|\/)[\w.]+-[\w-]{8}\.[cm]?js(?:\.map)?$/,
  },
  vite: { environment: () => ({}), chunk: /^(?:dist|lib)\/[\w.]+-[\w-]{8}\.[cm]?js(?:\.map)?$/ },
  'modernjs-module': {
    // 2.71.1 asks for a version of a package that could not be installed. TypeScript has to have the compiler API.
    packages: ['@modern-js/module-tools@2.70.4', 'typescript@5.9.3'],
    isOwn: true,
    environment: ({ installDir }) => pathTo('modernjs-module', installDir),
    chunk: /(?:^|\/)[\w.]+-[A-Z\d]{8}\.[cm]?js(?:\.map)?$/,
  },
  rslib: {
    packages: BEFORE_1,
    environment: ({ installDir }) => pathTo('rslib', installDir),
    // Both versions name chunks alike.
    chunk: /(?!)/,
  },
  tsdown: {
    // Which needs Node.js 22.
    environment: ({ root }) => ({
      NODE_OPTIONS: `--import=${path.join(root, 'examples/migrate-tsdown/node-22.mjs')}`,
    }),
    chunk: /(?:^|\/)(?:[\w.]+-[\w-]{8}|_virtual\/.*)\.(?:d\.)?[cm]?[jt]s(?:\.map)?$/,
  },
};

/** Installs the packages of a tool, unless that was done before. */
export function installFor(tool: string, { installDir }: Pick<Workshop, 'installDir'>): void {
  const { packages } = toolRun(tool);
  const home = homeOf(tool, installDir);
  if (!packages || existsSync(path.join(home, 'node_modules'))) return;
  const args = [
    'install',
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--prefix',
    home,
    ...packages,
  ];
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', args, { cwd: home, stdio: 'inherit' });
}

export const homeOf = (tool: string, installDir: string) => path.join(installDir, `.run-${tool}`);

/** Links the packages of a tool into a project of it. What is not among them, the project finds as all others do. */
export function linkPackages(
  tool: string,
  folder: string,
  { installDir }: Pick<Workshop, 'installDir'>,
): void {
  if (toolRun(tool).isOwn)
    symlinkSync(
      path.join(homeOf(tool, installDir), 'node_modules'),
      path.join(folder, 'node_modules'),
      'junction',
    );
}

export function toolRun(tool: string): ToolRun {
  const run = RUNS[tool];
  if (!run) throw new Error(`${tool} has no entry in scripts/desk/tool-runs.ts.`);
  return run;
}
