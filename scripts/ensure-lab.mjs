// Installs the packages of the lab if necessary. The site is complete without them: the page of the lab then says how.
import path from 'node:path';
import process from 'node:process';
import { run } from './children.mjs';
import { reasonToInstall } from './ensure-install.mjs';
import { root } from './tool.mjs';

/** Rspack as WebAssembly says that it is for this processor, so npm installs it nowhere else. */
const ARGS = ['ci', '--cpu=wasm32', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Never throws: a machine that cannot install the lab builds the site without it. */
export async function ensureLab() {
  const folder = path.join(root, 'lab');
  const reason = reasonToInstall(folder);
  if (reason === undefined) return;
  console.log(`Installing the packages of the lab: ${reason}.`);
  const { code } = await run('npm', ARGS, { cwd: folder, shell: process.platform === 'win32' });
  if (code !== 0)
    console.log('The packages of the lab could not be installed. The site is built without it.');
}
