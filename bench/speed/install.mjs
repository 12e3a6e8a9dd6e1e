// Installs a peer into its own folder, so the site does not depend on it.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from '../../scripts/children.mjs';
import { homeOf, packageOf, templateOf } from './engines/peer.mjs';

/** @typedef {import('./engines/engine.mjs').Engine} Engine */

/**
 * @param {Engine} engine
 * @returns {Promise<string | undefined>} why it could not be installed
 */
export async function install({ id, name, ownsProject }) {
  if (ownsProject) return undefined;
  const [from, home] = [templateOf(id), homeOf(id)];
  const wanted = readFileSync(path.join(from, 'package.json'), 'utf8');
  const there = path.join(home, 'package.json');
  if (existsSync(path.join(home, 'node_modules')) && readFileSync(there, 'utf8') === wanted) return undefined;
  mkdirSync(home, { recursive: true });
  cpSync(path.join(from, 'package.json'), there);
  console.log(`Installing ${name} …`);
  // No peer needs its install scripts, so none of them run.
  const { code, output } = await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    output: 'capture',
    shell: process.platform === 'win32',
  });
  if (code === 0) return undefined;
  const reason =
    output.split('\n').find((line) => /^npm (?:error|ERR!) (?!code)/.test(line)) ?? output.slice(-200);
  return `npm install failed: ${reason.replace(/^npm (?:error|ERR!) /, '').trim()}`;
}

/** @param {Engine} engine @returns {string[]} such as `vitepress 1.6.4` */
export const versionsOf = ({ id, packages }) =>
  packages.map((name) => `${name} ${packageOf(id, name).version}`);
