import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gitDates } from './git-dates.ts';

let folder: string;
beforeEach(() => void (folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'git-dates-')))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`;
  const who = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example',
  };
  execFileSync('git', args, {
    cwd: folder,
    env: { ...process.env, ...who, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

function commit(day: string, name: string, text: string): void {
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  writeFileSync(path.join(folder, 'docs', name), text);
  git(day, 'add', '.');
  git(day, 'commit', '-qm', day);
}

test('returns the date of the last commit of each file', async () => {
  git('2026-01-01', 'init', '-q');
  commit('2026-01-01', 'old.mdx', 'a');
  commit('2026-02-01', 'ünïcode name.mdx', 'a');
  commit('2026-03-01', 'old.mdx', 'b');
  const dates = await gitDates(path.join(folder, 'docs'));
  expect(dates.get(path.join(folder, 'docs/old.mdx'))).toBe('2026-03-01');
  expect(dates.get(path.join(folder, 'docs/ünïcode name.mdx'))).toBe('2026-02-01');
});

test('returns no dates for a shallow clone or a folder outside any repository', async () => {
  expect((await gitDates(folder)).size).toBe(0);
  git('2026-01-01', 'init', '-q', 'origin');
  const origin = path.join(folder, 'origin');
  writeFileSync(path.join(origin, 'a.mdx'), 'a');
  execFileSync('git', ['-C', origin, 'add', '.']);
  git('2026-01-01', '-C', origin, 'commit', '-qm', 'one');
  writeFileSync(path.join(origin, 'a.mdx'), 'b');
  git('2026-02-01', '-C', origin, 'commit', '-qam', 'two');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, path.join(folder, 'shallow')]);
  expect((await gitDates(path.join(folder, 'shallow'))).size).toBe(0);
  expect((await gitDates(origin)).size).toBe(1);
});
