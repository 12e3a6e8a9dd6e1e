import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_NAME } from '../../../model/engine-name.ts';

/** The engine with its version from package.json, which each page names as its generator. */
export function generatorOf(engineRoot: string): string {
  const manifest = readFileSync(path.join(engineRoot, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return `${ENGINE_NAME} ${version}`;
}
