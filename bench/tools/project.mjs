// Installs the tools and writes the project that each of them builds.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/tool.mjs';
import { installLocked } from '../install-locked.mjs';
import { costOf } from '../speed/process-cost.mjs';
import { library } from './library.mjs';
import { DECLARATIONS_VARIABLE } from './tools.mjs';

/** @typedef {import('./tools.mjs').Tool} Tool @typedef {import('./tools.mjs').Kind} Kind */

const LIMIT_SECONDS = 600;

const homeOf = (home) => path.join(root, '.cache/bench/tools', home);
const folderOf = ({ id, home }) => path.join(homeOf(home), id);

/** @param {Tool['home']} home */
export const install = (home) => installLocked(`bench/tools/${home}`, homeOf(home));

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
