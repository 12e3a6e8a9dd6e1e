import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { buildFixtureInto } from './build-fixture.ts';

/** Folder for the fixture sites of one test run, shared by its workers. */
const folderOf = (runner: number) => path.join(os.tmpdir(), `fixture-sites-${runner}`);
const POLL_MS = 200;

/** Runs before and after the tests, in the process that starts the workers. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires one
export default function removeSharedSites(): Promise<void> {
  return rm(folderOf(process.pid), { recursive: true, force: true });
}

/** Builds a site of tests/fixtures once per run. */
export function sharedFixture(name: string, ...options: string[]): Promise<string> {
  return sharedSite(name, (outDir) => buildFixtureInto(outDir, name, options));
}

/** Builds a site once per run: the first worker that needs it builds it, the others wait. */
export async function sharedSite(name: string, build: (outDir: string) => Promise<unknown>): Promise<string> {
  const place = path.join(folderOf(process.ppid), name);
  const outDir = path.join(place, 'dist');
  const marker = `${place}.built`;
  await mkdir(path.dirname(place), { recursive: true });
  if (await isFirst(place)) {
    const failure = await build(outDir).then(() => '', String);
    // Renamed into place when complete, because other workers poll for it.
    await writeFile(`${marker}.part`, failure);
    await rename(`${marker}.part`, marker);
  }
  for (;;) {
    const failure = await readFile(marker, 'utf8').catch(() => undefined);
    if (failure === '') return outDir;
    if (failure !== undefined) throw new Error(failure);
    await delay(POLL_MS);
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
