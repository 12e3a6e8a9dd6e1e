import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNginx, librariesIn } from './find-nginx.mjs';
import { startNginx } from './start-nginx.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'no-nginx-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a program that takes the place of nginx. */
function program(script: string): string {
  const file = path.join(folder, 'nginx');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('an nginx without its libraries is not taken for one that runs', () => {
  const machine = { env: { PATH: folder }, cache: folder };
  program('echo "error while loading shared libraries: libssl.so.3" >&2; exit 127');
  expect(findNginx(machine)).not.toBe(path.join(folder, 'nginx'));
  program('exit 0');
  expect(findNginx(machine)).toBe(path.join(folder, 'nginx'));
});

test('an nginx that does not start fails at once, with its own words', async () => {
  const binary = program('echo "[emerg] unknown directive" >&2; exit 1');
  const begun = performance.now();
  await expect(startNginx('/the/site', { binary })).rejects.toThrow(
    `${binary} does not start with the rules of /the/site:\n[emerg] unknown directive`,
  );
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('a program that is not there fails the same way', async () => {
  const binary = path.join(folder, 'gone');
  await expect(startNginx('/the/site', { binary })).rejects.toThrow(`${binary} does not start`);
});

test('of what its package needs the libraries are installed, and not the service', () => {
  const depends =
    'libc6 (>= 2.34), libpcre2-8-0 (>= 10.22), libssl3 (>= 3.0.0), zlib1g (>= 1:1.1.4), iproute2, nginx-common (<< 1.23)\n';
  expect(librariesIn(depends)).toEqual(['libc6', 'libpcre2-8-0', 'libssl3', 'zlib1g']);
});
