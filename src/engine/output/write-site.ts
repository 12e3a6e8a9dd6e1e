import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutFile } from '../files/out-file.ts';
import type { Build } from './describe-build.ts';
import { OUTPUTS } from './outputs.ts';

/** Writes one output after another, each file as soon as it is created. */
export async function writeSite(build: Build): Promise<void> {
  for (const output of OUTPUTS) for (const file of await output(build)) await write(build.outDir, file);
}

async function write(outDir: string, { name, ...file }: OutFile): Promise<void> {
  const target = path.join(outDir, name);
  await mkdir(path.dirname(target), { recursive: true });
  if ('copyOf' in file) await cp(file.copyOf, target);
  else await writeFile(target, file.content);
}
