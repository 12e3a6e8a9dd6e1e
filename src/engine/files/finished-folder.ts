import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const DESCRIPTION = 'description.json';

/** Writes a file into the folder that is being made, and returns its name. */
export type WriteFile = (name: string, content: string | Uint8Array) => string;

/**
 * Makes the folder if it is not there, and gives its description. It is made beside its final place and renamed, so
 * an interrupted run leaves nothing that looks finished.
 */
export async function finishedFolder<Description extends object>(
  folder: string,
  make: (write: WriteFile) => Promise<Description>,
): Promise<Description> {
  const file = path.join(folder, DESCRIPTION);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Description;
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  const description = await make((name, content) => {
    const target = path.join(draft, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    return name;
  });
  writeFileSync(path.join(draft, DESCRIPTION), JSON.stringify(description));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return description;
}
