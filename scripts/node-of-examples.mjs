// The output of a failing program differs between Node versions, so examples are recorded with one exact version, the one in
// examples/.nvmrc. It is downloaded if this script runs on another version.
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
