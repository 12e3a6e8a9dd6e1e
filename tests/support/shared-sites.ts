import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { buildFixtureInto } from './build-fixture.ts';

/** The fixture sites of one run of the tests, which all of its workers share. */
const folderOf = (runner: number) => path.join(os.tmpdir(), `fixture-sites-${runner}`);
const LOOK_AGAIN_MS = 200;

/** Before and after a run, in the process that starts the workers. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default function removeSharedSites(): Promise<void> {
  return rm(folderOf(process.pid), { recursive: true, force: true });
}

/** Builds a site of tests/fixtures once a run: the first worker that needs it does, the others wait for it. */
export async function sharedFixture(name: string, ...options: string[]): Promise<string> {
  const place = path.join(folderOf(process.ppid), name);
  const outDir = path.join(place, 'dist');
  const told = `${place}.built`;
  await mkdir(path.dirname(place), { recursive: true });
  if (await isFirst(place)) {
    const failure = await buildFixtureInto(outDir, name, options).then(() => '', String);
    // Under its name only when it is whole: others look for it.
    await writeFile(`${told}.part`, failure);
    await rename(`${told}.part`, told);
  }
  for (;;) {
    const failure = await readFile(told, 'utf8').catch(() => undefined);
    if (failure === '') return outDir;
    if (failure !== undefined) throw new Error(failure);
    await delay(LOOK_AGAIN_MS);
  }
}

async function isFirst(place: string): Promise<boolean> {
  try {
    await mkdir(place);
    return true;
  } catch {
    return false;
  }
}
