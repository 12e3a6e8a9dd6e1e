import { mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followFile } from './follow-file.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'follow-'));
  file = path.join(folder, 'page.mdx');
  await writeFile(file, 'First.');
});

afterEach(() => rm(folder, { recursive: true }));

test('handles an edit right after another one, without a second event', async () => {
  const read: string[] = [];
  await followFile(file, async () => {
    read.push(await readFile(file, 'utf8'));
    if (read.length === 1) await writeFile(file, 'Second, formatted.');
  });
  expect(read).toEqual(['First.', 'Second, formatted.']);
});

test('handles a single edit once', async () => {
  let times = 0;
  await followFile(file, async () => {
    times++;
  });
  expect(times).toBe(1);
});

test('waits for the content of a file that is emptied before it is written', async () => {
  await writeFile(file, '');
  const read: string[] = [];
  const followed = followFile(file, async () => {
    read.push(await readFile(file, 'utf8'));
  });
  await writeFile(file, 'Whole.');
  await followed;
  expect(read).toEqual(['Whole.']);
});

test('handles a file that is deleted meanwhile once more', async () => {
  let times = 0;
  await followFile(file, async () => {
    if (++times === 1) await unlink(file);
  });
  expect(times).toBe(2);
});
