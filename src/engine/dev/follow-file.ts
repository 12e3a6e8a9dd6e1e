import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Many editors empty a file before writing it. A file that is still empty after this time is meant to be empty. */
const WRITING_MS = 100;
/**
 * The watcher reports only the first of several changes within 50 ms, and a formatter that runs on save makes a second
 * one.
 */
const UNHEARD_MS = 60;

/** Handles a change the watcher reported, and does so again if the file changed meanwhile. */
export async function followFile(file: string, work: () => Promise<void>): Promise<void> {
  let seen: string;
  do {
    if ((await sizeAndTime(file)).startsWith('0 ')) await delay(WRITING_MS);
    seen = await sizeAndTime(file);
    await work();
    await delay(UNHEARD_MS);
  } while ((await sizeAndTime(file)) !== seen);
}

async function sizeAndTime(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.size} ${found.mtimeMs}` : 'gone';
}
