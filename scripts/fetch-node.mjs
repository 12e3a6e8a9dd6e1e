// Downloads other versions of Node from npm into the cache.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from './children.mjs';
import { CannotRun } from './ensure-program.mjs';
import { isRealFile } from './find-browser.mjs';
import { root } from './tool.mjs';

const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** @param {string} version */
const homeOf = (version) => path.join(root, 'node_modules/.cache/nodes', version);

/** @param {string} version such as `26` or `26.10.0` */
export const binaryOf = (version) =>
  path.join(
    homeOf(version),
    'node_modules',
    PACKAGE,
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );

/** Returns a PATH on which `node` is this binary. @param {string} binary */
export const pathWith = (binary) => [path.dirname(binary), process.env.PATH].join(path.delimiter);

/** @param {string} version @returns {Promise<string>} its binary; throws `CannotRun` if npm cannot install it */
export async function fetchNode(version) {
  const home = homeOf(version);
  mkdirSync(home, { recursive: true });
  // Without `--prefix`, npm would use the package.json of this project, further up.
  const args = ['install', '--prefix', home, '--no-save', '--no-package-lock', '--ignore-scripts'];
  const { code, output } = await run('npm', [...args, '--no-audit', '--no-fund', `${PACKAGE}@${version}`], {
    cwd: home,
    output: 'capture',
    shell: process.platform === 'win32',
  });
  if (code !== 0 && !isRealFile(binaryOf(version)))
    throw new CannotRun(`npm could not install ${PACKAGE}@${version}: ${output.trim().split('\n').at(-1)}`);
  return binaryOf(version);
}
