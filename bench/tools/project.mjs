// Installs the tools and writes the project that each of them builds.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { run } from '../../scripts/children.mjs';
import { root } from '../../scripts/tool.mjs';
import { costOf } from '../speed/process-cost.mjs';
import { library } from './library.mjs';
import { DECLARATIONS_VARIABLE } from './tools.mjs';

/** @typedef {import('./tools.mjs').Tool} Tool @typedef {import('./tools.mjs').Kind} Kind */

const here = path.dirname(fileURLToPath(import.meta.url));
const LIMIT_SECONDS = 600;

const homeOf = (home) => path.join(root, '.cache/bench/tools', home);
const folderOf = ({ id, home }) => path.join(homeOf(home), id);

/** Installs what a lock file lists, unless it is installed already. @param {Tool['home']} home */
export async function install(home) {
  const [from, to] = [path.join(here, home), homeOf(home)];
  const installed = path.join(to, 'package-lock.json');
  const wanted = readFileSync(path.join(from, 'package-lock.json'), 'utf8');
  const isInstalled = existsSync(path.join(to, 'node_modules/typescript')) && existsSync(installed);
  if (isInstalled && readFileSync(installed, 'utf8') === wanted) return;
  mkdirSync(to, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(path.join(from, name), path.join(to, name));
  console.log(`Installing the tools of bench/tools/${home} …`);
  // No tool needs its install scripts, so none of them run.
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: to,
    output: 'capture',
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`npm could not install bench/tools/${home}:\n${output.slice(-1000)}`);
}

/** @param {Tool} tool @returns {Record<string, string>} version by package */
export const versionsOf = ({ home, packages }) =>
  Object.fromEntries(
    packages.map((name) => {
      const file = path.join(homeOf(home), 'node_modules', name, 'package.json');
      return [name, JSON.parse(readFileSync(file, 'utf8')).version];
    }),
  );

/** @param {Tool} tool @param {number} modules */
export function writeProject(tool, modules) {
  const folder = folderOf(tool);
  rmSync(folder, { recursive: true, force: true });
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    rootDir: 'src',
    outDir: 'dist',
    skipLibCheck: true,
    isolatedModules: true,
    verbatimModuleSyntax: true,
    types: [],
  };
  const files = [
    ...library(modules),
    ...Object.entries(tool.files),
    ['package.json', '{ "name": "measured", "version": "1.0.0", "type": "module" }\n'],
    ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] })],
  ];
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** Builds without any output of an earlier build. @param {Tool} tool @param {Kind} kind @param {string} node binary */
export async function build(tool, kind, node) {
  const folder = folderOf(tool);
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  const [program, ...args] = tool.command(kind);
  return costOf([node, path.join(homeOf(tool.home), 'node_modules', program), ...args], {
    cwd: folder,
    env: { [DECLARATIONS_VARIABLE]: String(kind === 'declarations'), NO_COLOR: '1' },
    limitSeconds: LIMIT_SECONDS,
  });
}

/** Throws unless the last build wrote the whole library, so no tool gains time by doing less. */
export async function checkOutput(tool, kind, modules) {
  const dist = path.join(folderOf(tool), 'dist');
  const written = Object.keys(await import(pathToFileURL(path.join(dist, 'index.js')).href));
  const missing = exportedNames(modules).filter((name) => !written.includes(name));
  if (missing.length > 0) throw new Error(`${tool.name} did not export ${missing.join(', ')}.`);
  if (existsSync(path.join(dist, 'index.d.ts')) !== (kind === 'declarations'))
    throw new Error(`${tool.name} wrote declaration files when it should not have, or the reverse.`);
}

export const exportedNames = (modules) =>
  [...library(modules).values()].flatMap((text) =>
    [...text.matchAll(/^export (?:function|class) (\w+)/gm)].map(([, name]) => name),
  );

/** Returns whether a build fails when a module has a type error. The error stays in the project. */
export async function failsOnTypeError(tool, kind, node) {
  const file = path.join(folderOf(tool), 'src/index.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}export const wrong: number = 'text';\n`);
  const { code } = await build(tool, kind, node);
  writeFileSync(file, text);
  return code !== 0;
}
