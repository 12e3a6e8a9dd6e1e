import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filesBelow } from '../files/list-folder.ts';
import { LAST_SITES, OutFolderError, replaceContents } from './replace-contents.ts';

let parent = '';
let folder = '';
beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'replace-'));
  folder = path.join(parent, 'out');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(parent, { recursive: true });
});

function put(files: Record<string, string>, at = folder): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(at, name)), { recursive: true });
    writeFileSync(path.join(at, name), content);
  }
}

/** All files below the parent of the folder, with their contents. */
const contents = () =>
  Object.fromEntries(filesBelow(parent).map((name) => [name, readFileSync(path.join(parent, name), 'utf8')]));

const OLD = { 'index.html': 'old', 'assets/old.js': 'old', 'gone.html': 'old' };
const OLD_IN_PLACE = { 'out/index.html': 'old', 'out/assets/old.js': 'old', 'out/gone.html': 'old' };
const OLD_ASIDE = {
  '.building/last-whole/index.html': 'old',
  '.building/last-whole/assets/old.js': 'old',
  '.building/last-whole/gone.html': 'old',
};
const NEW = { 'index.html': 'new', 'assets/new.js': 'new', 'more/page.html': 'new' };
const NEW_IN_PLACE = { 'out/index.html': 'new', 'out/assets/new.js': 'new', 'out/more/page.html': 'new' };

const replace = () => replaceContents(folder, async (partDir) => put(NEW, partDir));

/** Lets a rename fail as it does for a mounted folder, or for one with an open file on Windows. */
function failToRename(isBusy: (from: string, to: string) => boolean, code = 'EBUSY'): void {
  const { rename } = fs;
  vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    if (isBusy(String(from), String(to)))
      throw Object.assign(new Error(`${code}: ${String(from)}`), { code });
    await rename(from, to);
  });
  syncBuiltinESMExports();
}

test('creates a folder, and replaces everything in it the next time', async () => {
  await replaceContents(folder, async (partDir) => put(OLD, partDir));
  expect(contents()).toEqual(OLD_IN_PLACE);
  await replace();
  expect(contents()).toEqual(NEW_IN_PLACE);
});

test('never renames or removes the folder itself, which may be mounted', async () => {
  put(OLD);
  failToRename((...paths) => paths.includes(folder));
  const { ino } = await fs.stat(folder);
  await replace();
  expect(contents()).toEqual(NEW_IN_PLACE);
  expect((await fs.stat(folder)).ino).toBe(ino);
});

test('keeps the repository of a clone and the own folder of a volume', async () => {
  put({ ...OLD, '.git/HEAD': 'ref', 'lost+found/a': 'lost' });
  await replace();
  expect(contents()).toEqual({ ...NEW_IN_PLACE, 'out/.git/HEAD': 'ref', 'out/lost+found/a': 'lost' });
});

test('copies what cannot be renamed within a container', async () => {
  put(OLD);
  failToRename((from) => from === path.join(folder, 'assets'), 'EXDEV');
  await replace();
  expect(contents()).toEqual(NEW_IN_PLACE);
});

describe('the last site stays', () => {
  test('if the new one cannot be written', async () => {
    put(OLD);
    const failing = replaceContents(folder, async (partDir) => {
      put(NEW, partDir);
      throw new Error('A page has a problem.');
    });
    await expect(failing).rejects.toThrow('A page has a problem.');
    expect(contents()).toEqual(OLD_IN_PLACE);
  });

  test('if there was none, as no folder', async () => {
    await expect(replaceContents(folder, () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    await expect(fs.readdir(parent)).resolves.toEqual([]);
  });

  test('if it was an empty folder', async () => {
    await fs.mkdir(folder);
    await expect(replaceContents(folder, () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    await expect(fs.readdir(folder)).resolves.toEqual([]);
  });

  test.each([
    ['an old file is in use', (from: string) => from === path.join(folder, 'gone.html')],
    ['a new one cannot be moved', (from: string) => from.endsWith(path.join('new', 'more'))],
  ])('if %s', async (_, isBusy) => {
    put(OLD);
    failToRename(isBusy);
    const failing = replace();
    await expect(failing).rejects.toThrow(OutFolderError);
    await expect(failing).rejects.toThrow(/^The site cannot be written to .*out\.\nEBUSY: .*\nCheck that /);
    expect(contents()).toEqual(OLD_IN_PLACE);
  });

  test('aside if it cannot be moved back, and is back in the next build', async () => {
    put(OLD);
    const lastSite = path.join(folder, LAST_SITES[1]!);
    failToRename((from) => from.includes(lastSite) || from.endsWith(path.join('new', 'index.html')));
    await expect(replace()).rejects.toThrow(`the last site is in ${lastSite}.`);
    expect(Object.values(contents()).filter((text) => text === 'old')).toHaveLength(3);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    await expect(replaceContents(folder, () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    expect(contents()).toMatchObject(OLD_IN_PLACE);
  });
});

describe('after an interruption', () => {
  const failing = () => replaceContents(folder, () => Promise.reject(new Error('No.')));

  test.each([
    [
      'while the last site was moved out',
      { 'index.html': 'old', '.building/last/assets/old.js': 'old', '.building/last/gone.html': 'old' },
    ],
    [
      'while a folder of it was copied out and removed',
      {
        'index.html': 'old',
        'gone.html': 'old',
        'assets/rest.js': 'old',
        '.building/last/assets/old.js': 'old',
      },
    ],
    ['while one was copied', { ...OLD, '.building/copy/half.js': 'old' }],
    [
      'while the new site was moved in',
      { ...OLD_ASIDE, 'index.html': 'new', 'assets/new.js': 'new', '.building/new/more/page.html': 'new' },
    ],
  ])('%s, all of the last site is in place again, also if the next build fails', async (_, interrupted) => {
    put(interrupted);
    await expect(failing()).rejects.toThrow('No.');
    expect(contents()).toEqual(OLD_IN_PLACE);
  });

  test('while the last site was removed, the new one stays', async () => {
    put({ ...NEW, '.building/replaced/gone.html': 'old' });
    await expect(failing()).rejects.toThrow('No.');
    expect(contents()).toEqual(NEW_IN_PLACE);
  });

  /** Ends the process, in effect: after some renames, nothing can be renamed or removed any more. */
  function endAfter(renames: number): void {
    let done = 0;
    failToRename(() => done++ >= renames);
    const { rm } = fs;
    vi.spyOn(fs, 'rm').mockImplementation(async (...options) => {
      if (done > renames) throw new Error('The process has ended.');
      await rm(...options);
    });
    syncBuiltinESMExports();
  }

  /** Three names are moved out and three in; after each three, a folder is renamed. */
  const RENAMES = [0, 1, 2, 3, 4, 5, 6, 7];

  test.each(RENAMES)('after %i of 8 renames, all of the last site is in place again', async (renames) => {
    put(OLD);
    endAfter(renames);
    await expect(replace()).rejects.toThrow(OutFolderError);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    await expect(failing()).rejects.toThrow('No.');
    expect(contents()).toEqual(OLD_IN_PLACE);
  });
});
