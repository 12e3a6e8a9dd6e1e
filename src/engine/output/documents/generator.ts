import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the name and version of the engine, which each page names as its generator. Both come from package.json alone. */
export function generatorOf(engineRoot: string): string {
  const manifest = readFileSync(path.join(engineRoot, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  return `${name} ${version}`;
}
