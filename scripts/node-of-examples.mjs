// What a program prints when it fails is the word of Node, and differs from version to version. A recording is of one of
// them: examples/.nvmrc names it, and where another one runs this, it is fetched.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fetchNode, pathWith } from './fetch-node.mjs';
import { root } from './tool.mjs';

/** @returns {Promise<{ binary: string, env: NodeJS.ProcessEnv }>} */
export async function nodeOfExamples() {
  const version = readFileSync(path.join(root, 'examples/.nvmrc'), 'utf8').trim();
  if (process.versions.node === version) return { binary: process.execPath, env: process.env };
  const binary = await fetchNode(version);
  return { binary, env: { ...process.env, PATH: pathWith(binary) } };
}
