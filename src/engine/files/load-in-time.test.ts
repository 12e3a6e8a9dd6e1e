import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

declare const __ENGINE_ROOT__: string;

test('ends the endless code of a module that was given up before', async () => {
  const loop = path.relative(
    __ENGINE_ROOT__,
    fileURLToPath(new URL('late-loop.fixture.ts', import.meta.url)),
  );
  const script = ['scripts/run.mjs', loop];
  const { stdout } = await promisify(execFile)(process.execPath, script, {
    cwd: __ENGINE_ROOT__,
    timeout: 40_000,
  });
  expect(stdout).toBe('given up\nstill runs\n');
}, 60_000);
