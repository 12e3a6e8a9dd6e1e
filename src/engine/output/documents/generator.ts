import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The engine's name and version from package.json, which each page names as its generator. */
export function generatorOf(engineRoot: string): string {
  const manifest = readFileSync(path.join(engineRoot, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  return `${name} ${version}`;
}
