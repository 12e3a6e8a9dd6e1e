import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installDebianPackages } from './debian.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'apt-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Puts a program named apt-get first in the path. */
function aptGet(script: string): void {
  const file = path.join(folder, 'apt-get');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH']}`);
}

test('two steps install one after the other, because apt-get has a lock', async () => {
  aptGet(
    `mkdir "${folder}/lock" || { echo "E: Unable to lock directory"; exit 100; }; sleep 0.2; rmdir "${folder}/lock"`,
  );
  const both = ['firefox-esr', 'xvfb'].map((name) => installDebianPackages([name]));
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
});

test('returns the last line of a failed command', async () => {
  aptGet('echo "Reading lists"; echo "E: No such package"; exit 100');
  expect(await installDebianPackages(['none'])).toBe('apt-get update failed: E: No such package.');
});
