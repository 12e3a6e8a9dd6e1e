import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** Thrown for a folder that the site cannot be written to. The message is for the person who runs the command. */
export class OutFolderError extends Error {
  constructor(folder: string, why: string, fix: string) {
    super(`The site cannot be written to ${folder}.\n${why}\n${fix}`);
  }
}

/** In the folder itself, because a mounted one cannot be renamed; hidden, so no server sends its files. */
const PART_FOLDER = '.building';
/** Holds the last site while the new one takes its place. */
export const LAST_SITE = path.join(PART_FOLDER, 'last');
const NEW_SITE = path.join(PART_FOLDER, 'new');

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
  const part = path.join(folder, PART_FOLDER);
  const made = path.join(folder, NEW_SITE);
  const last = path.join(folder, LAST_SITE);
  await explained(folder, async () => {
    // A build was interrupted while it moved the files.
    if (existsSync(last)) await moveMissing(last, folder);
    await rm(part, { recursive: true, force: true });
    await mkdir(made, { recursive: true });
  });
  try {
    await write(made);
    await explained(folder, () => swap(folder, made, last));
  } finally {
    // Otherwise, it has what could not be moved back.
    if (!existsSync(last)) await rm(part, { recursive: true, force: true });
    // Fails if there is a site now.
    if (isNew) await rmdir(folder).catch(() => undefined);
  }
}

async function swap(folder: string, made: string, last: string): Promise<void> {
  const moved: [from: string, to: string][] = [];
  const moveAll = async (from: string, to: string) => {
    for (const name of replacedNames(await readdir(from))) {
      await move(path.join(from, name), path.join(to, name));
      moved.push([path.join(from, name), path.join(to, name)]);
    }
  };
  await mkdir(last);
  try {
    await moveAll(folder, last);
    await moveAll(made, folder);
  } catch (error) {
    await moveBack(moved, error as Error, last);
    throw error;
  }
  await rm(last, { recursive: true });
}

async function moveBack(moved: [from: string, to: string][], reason: Error, last: string): Promise<void> {
  try {
    for (const [from, to] of moved.reverse()) await move(to, from);
    await rmdir(last);
  } catch {
    throw new Error(`${reason.message}. Until the next build, the last site is in ${last}`);
  }
}

async function moveMissing(from: string, to: string): Promise<void> {
  for (const name of await readdir(from))
    if (!existsSync(path.join(to, name))) await move(path.join(from, name), path.join(to, name));
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    // In a container, a folder of its image can only be copied.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
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
