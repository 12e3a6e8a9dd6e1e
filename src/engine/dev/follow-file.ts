import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Many editors empty a file before they write it; what is still empty after this is meant to be. */
const WRITING_MS = 100;
/** Of changes within 50 ms the watcher tells the first alone, and a formatter that runs on save makes a second. */
const UNHEARD_MS = 60;

/** After the watcher told of a change: does the work, and does it again where the file changed once more meanwhile. */
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
