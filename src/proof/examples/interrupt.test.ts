import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

declare const __ENGINE_ROOT__: string;

// Bundling the command takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'interrupt-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('install/package.json', '{ "engines": { "node": ">=20.0.0" } }');
  write('install/package-lock.json', '{ "packages": {} }');
  write('install/node_modules/.package-lock.json', '{ "packages": {} }');
  write('docs/a.mdx', PAGE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PAGE = [
  '```js project="quick" file="a.js"\nconsole.log(1);\n```\n',
  '```console run project="quick"\n$ node a.js\n```\n',
  '```console run project="slow" extends="quick"\n$ echo $$ > pid; exec sleep 60\n```\n',
].join('\n');

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops the commands and leaves nothing half-written', async (signal, exitCode) => {
  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'examples', '--update', '--site', folder, '--install', path.join(folder, 'install')],
    { cwd: __ENGINE_ROOT__, stdio: 'ignore' },
  );
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => resolve(code));
  });
  const pidFile = path.join(folder, 'install/.run/a--slow/pid');
  await vi.waitUntil(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '', 50_000);
  child.kill(signal);
  expect(await ended).toBe(exitCode);
  expect(readFileSync(path.join(folder, 'docs/a.mdx'), 'utf8')).toBe(PAGE);
  expect(readdirSync(path.join(folder, 'docs'))).toEqual(['a.mdx']);
  const sleeper = Number(readFileSync(pidFile, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(sleeper, 0)).toThrow('ESRCH'), 5000);
});
