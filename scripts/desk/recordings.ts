import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TOOLS } from '../../src/desk/tools/tools.ts';
import type { Built } from './built-project.ts';
import type { Declares } from './option-sources.ts';

/** What another tool wrote, with a digest of its project, and of the one that Rslib built to the same. */
export interface Recorded {
  inputs: string;
  outputs?: string;
  built: Built;
}

/** By the name of the project. */
export type Recordings = Record<string, Recorded>;

/** Reads the recordings of each tool. */
export function readRecordings(root: string): Map<string, Recordings> {
  return new Map(
    TOOLS.map(({ id }) => {
      const file = fileOf(root, id);
      return [id, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recordings) : {}];
    }),
  );
}

export function writeRecordings(root: string, recordings: ReadonlyMap<string, Recordings>): void {
  for (const [tool, own] of recordings)
    writeFileSync(fileOf(root, tool), `${JSON.stringify(own, undefined, 2)}\n`);
}

/** Writes what a tool declares that is installed only for this. */
export function writeDeclared(root: string, tool: string, declares: Declares): void {
  const file = path.join(root, 'tests/fixtures/desk', tool, 'declared.json');
  writeFileSync(file, `${JSON.stringify(declares, undefined, 2)}\n`);
}

function fileOf(root: string, tool: string): string {
  return path.join(root, 'tests/fixtures/desk', tool, 'recorded.json');
}
