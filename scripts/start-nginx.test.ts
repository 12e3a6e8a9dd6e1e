import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNginx, librariesIn } from './find-nginx.mjs';
import { startNginx } from './start-nginx.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'no-nginx-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a fake nginx. */
function program(script: string): string {
  const file = path.join(folder, 'nginx');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('skips an nginx whose libraries are missing', () => {
  const machine = { env: { PATH: folder }, cache: folder };
  program('echo "error while loading shared libraries: libssl.so.3" >&2; exit 127');
  expect(findNginx(machine)).not.toBe(path.join(folder, 'nginx'));
  program('exit 0');
  expect(findNginx(machine)).toBe(path.join(folder, 'nginx'));
});

test('an nginx that fails to start is an error at once, with its output', async () => {
  const binary = program('echo "[emerg] unknown directive" >&2; exit 1');
  const begun = performance.now();
  await expect(startNginx('/the/site', { binary })).rejects.toThrow(
    `${binary} failed to start with the rules of /the/site:\n[emerg] unknown directive`,
  );
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('a missing program is the same error', async () => {
  const binary = path.join(folder, 'gone');
  await expect(startNginx('/the/site', { binary })).rejects.toThrow(`${binary} failed to start`);
});

test('lists the libraries among the dependencies of the package, but not the service', () => {
  const depends =
    'libc6 (>= 2.34), libpcre2-8-0 (>= 10.22), libssl3 (>= 3.0.0), zlib1g (>= 1:1.1.4), iproute2, nginx-common (<< 1.23)\n';
  expect(librariesIn(depends)).toEqual(['libc6', 'libpcre2-8-0', 'libssl3', 'zlib1g']);
});
