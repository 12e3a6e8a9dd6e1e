import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'run-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (command: string, timeoutMs = 20_000) =>
  runCommand(command, { cwd: folder, binDirs: ['/first'], logFile: path.join(folder, 'log'), timeoutMs });

test('keeps the order of both output streams, and the exit code', async () => {
  const script = 'for (const n of [1, 3]) { console.log(n); console.error(n + 1); } process.exitCode = 3';
  expect(await run(`"${process.execPath}" -e "${script}"`)).toEqual({
    exitCode: 3,
    output: '1\n2\n3\n4\n',
    timedOut: false,
  });
});

test('hides the environment of the caller', async () => {
  process.env['FORCE_COLOR'] = '1';
  const { output } = await run(
    `"${process.execPath}" -p "[process.env.FORCE_COLOR, process.env.VITEST, process.env.NO_COLOR, process.env.PATH.split(':')[0]].join()"`,
  );
  delete process.env['FORCE_COLOR'];
  expect(output).toBe(',,1,/first\n');
});

test('ends a command that does not finish, including its children', async () => {
  const begun = performance.now();
  const { timedOut, exitCode, output } = await run('sleep 30 & echo $!; wait', 500);
  expect({ timedOut, exitCode }).toEqual({ timedOut: true, exitCode: 1 });
  expect(performance.now() - begun).toBeLessThan(10_000);
  const sleeper = Number(output);
  await vi.waitFor(() => expect(() => process.kill(sleeper, 0)).toThrow('ESRCH'), 5000);
});
