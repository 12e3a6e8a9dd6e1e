import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { MessageError } from '../../model/message-error.ts';

/** Thrown for a folder that the site cannot be written to. The message is for the person who runs the command. */
export class OutFolderError extends MessageError {
  constructor(folder: string, why: string, fix: string) {
    super(`The site cannot be written to ${folder}.\n${why}\n${fix}`);
  }
}

/** In the folder itself, because a mounted one cannot be renamed; hidden, so no server sends its files. */
const PART_FOLDER = '.building';
const part = (name: string) => path.join(PART_FOLDER, name);
const NEW_SITE = part('new');
/** What has been moved out of the last site. The rest of it is still in its place. */
const LEAVING = part('last');
/** All of the last site. What is in its place belongs to the new one. */
const LAST_SITE = part('last-whole');
/** Nobody needs it: all of the new site is in its place. */
const REPLACED = part('replaced');
/** A folder of another file system, until all of it has been copied. */
const COPY = part('copy');

/**
 * Where the last site is while the new one takes its place. Renaming it says how far that is, so after an interruption
 * the next build knows what belongs to which site.
 */
export const LAST_SITES = [LEAVING, LAST_SITE];

/** Stay in place: the repository of a clone that publishes the site, and a folder that belongs to a volume. */
const KEPT = new Set([PART_FOLDER, '.git', 'lost+found']);

export function replacedNames(names: readonly string[]): string[] {
  return names.filter((name) => !KEPT.has(name));
}

/**
 * Replaces the contents of a folder with those that `write` puts into an empty one. If anything fails, the old contents
 * stay.
 */
export async function replaceContents(
  folder: string,
  write: (partDir: string) => Promise<void>,
): Promise<void> {
  const isNew = !existsSync(folder);
  const at = (name: string) => path.join(folder, name);
  const removeParts = () => explained(folder, () => rm(at(PART_FOLDER), { recursive: true, force: true }));
  await explained(folder, () => restore(folder));
  await removeParts();
  await explained(folder, async () => void (await mkdir(at(NEW_SITE), { recursive: true })));
  try {
    await write(at(NEW_SITE));
    await explained(folder, () => swap(folder));
  } finally {
    // Otherwise, they have what could not be moved back.
    if (!LAST_SITES.some((name) => existsSync(at(name)))) await removeParts();
    // Fails if there is a site now.
    if (isNew) await rmdir(folder).catch(() => undefined);
  }
}

async function swap(folder: string): Promise<void> {
  const at = (name: string) => path.join(folder, name);
  await mkdir(at(LEAVING));
  try {
    await moveAll(folder, '', LEAVING);
    await rename(at(LEAVING), at(LAST_SITE));
    await moveAll(folder, NEW_SITE, '');
    await rename(at(LAST_SITE), at(REPLACED));
  } catch (error) {
    await restore(folder).catch(() => undefined);
    const lastSite = LAST_SITES.map(at).find((name) => existsSync(name));
    if (lastSite === undefined) throw error;
    throw new Error(`${(error as Error).message}. Until the next build, the last site is in ${lastSite}`, {
      cause: error,
    });
  }
}

/** Puts back what was moved out by a build that failed, or that was interrupted. */
async function restore(folder: string): Promise<void> {
  const at = (name: string) => path.join(folder, name);
  if (existsSync(at(LAST_SITE))) {
    for (const name of replacedNames(await readdir(folder))) await rm(at(name), { recursive: true });
    await rename(at(LAST_SITE), at(LEAVING));
  }
  if (!existsSync(at(LEAVING))) return;
  await moveAll(folder, LEAVING, '');
  await rmdir(at(LEAVING));
}

async function moveAll(folder: string, from: string, to: string): Promise<void> {
  for (const name of replacedNames(await readdir(path.join(folder, from)))) {
    await move(folder, path.join(from, name), path.join(to, name));
  }
}

async function move(folder: string, ...names: [from: string, to: string]): Promise<void> {
  const [from, to] = names.map((name) => path.join(folder, name)) as typeof names;
  // What is in the way was copied and only partly removed.
  await rm(to, { recursive: true, force: true });
  try {
    await rename(from, to);
  } catch (error) {
    // In a container, a folder of its image can only be copied.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const copy = path.join(folder, COPY);
    await rm(copy, { recursive: true, force: true });
    await cp(from, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    await rename(copy, to);
    await rm(from, { recursive: true });
  }
}

async function explained(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new OutFolderError(
      folder,
      `${(error as Error).message}.`,
      'Check that you may change its files and that no program has them open, or choose another folder with --out.',
    );
  }
}
