import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ensureInstalled } from '../../../../scripts/ensure-install.mjs';
import { ensureExamplesInstalled } from './install.ts';
import { comparableOutput } from './normalize-output.ts';
import { leadingRslib, openRslibPool } from './rslib-pool.ts';
import { runCommand } from './run-command.ts';

declare const __ENGINE_ROOT__: string;

// Real builds, with the real tool.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const installDir = path.join(__ENGINE_ROOT__, 'examples');
let runDir = '';
beforeAll(async () => {
  await ensureExamplesInstalled(ensureInstalled, installDir);
  runDir = mkdtempSync(path.join(installDir, '.run-pool-'));
});
afterAll(() => rmSync(runDir, { recursive: true, force: true }));

const pools: { end(): void }[] = [];
afterEach(() => {
  for (const pool of pools.splice(0)) pool.end();
});

function openPool() {
  const pool = openRslibPool(installDir, runDir)!;
  pools.push(pool);
  return pool;
}

function write(name: string, files: Record<string, string>): string {
  const folder = path.join(runDir, name);
  const all = { 'package.json': '{ "name": "kit", "type": "module" }', ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const options = (cwd: string, timeoutMs = 60_000) => ({
  cwd,
  timeoutMs,
  binDirs: [path.join(installDir, 'node_modules/.bin')],
  logFile: `${cwd}.log`,
});

/** Reports the process that built it, and anything left over from earlier builds. */
const CONFIG = `
  const left = process.env.LEFT ?? 'nothing';
  process.env.LEFT = 'something';
  export default { lib: [{ banner: { js: '// ' + process.pid + ' ' + left } }] };
`;
const bannerOf = (folder: string) => readFileSync(path.join(folder, 'dist/index.js'), 'utf8').split('\n')[0];

test('builds several projects in one process like the command, and keeps nothing of the one before', async () => {
  const pool = openPool();
  const folders = ['one', 'two'].map((name) =>
    write(name, { 'rslib.config.mjs': CONFIG, 'src/index.ts': `export const ${name} = 1;` }),
  );
  const banners: (string | undefined)[] = [];
  for (const folder of folders) {
    const warm = await pool.run([], options(folder));
    banners.push(bannerOf(folder));
    const cold = await runCommand('rslib', options(folder));
    expect({ ...warm, output: comparableOutput(warm.output) }).toEqual({
      ...cold,
      output: comparableOutput(cold.output),
    });
    expect(warm).toMatchObject({ exitCode: 0, output: expect.stringContaining('dist/index.js') });
  }
  const [pid = ''] = /\d+/.exec(banners[0] ?? '') ?? [];
  expect(banners).toEqual([`// ${pid} nothing`, `// ${pid} nothing`]);
});

test('returns the exit code and output of a failing command, then runs the next one', async () => {
  const pool = openPool();
  const folder = write('fails', { 'src/index.ts': "import './gone';" });
  const failed = await pool.run([], options(folder));
  expect(failed).toMatchObject({ exitCode: 1, output: expect.stringContaining('./gone') });
  writeFileSync(path.join(folder, 'src/index.ts'), 'export {};');
  expect(await pool.run(['--minify'], options(folder))).toMatchObject({
    exitCode: 0,
    output: expect.not.stringContaining('./gone'),
  });
});

test('stops a command that does not finish, then runs the next one', async () => {
  const pool = openPool();
  const endless = 'setInterval(() => {}, 1000); await new Promise(() => {});';
  const folder = write('endless', { 'rslib.config.mjs': endless, 'src/index.ts': 'export {};' });
  expect(await pool.run([], options(folder, 3000))).toMatchObject({ timedOut: true });
  rmSync(path.join(folder, 'rslib.config.mjs'));
  expect(await pool.run([], options(folder))).toMatchObject({ exitCode: 0, timedOut: false });
});

test('ends an idle process with the pool', async () => {
  const pool = openPool();
  const folder = write('waits', { 'rslib.config.mjs': CONFIG, 'src/index.ts': 'export {};' });
  await pool.run([], options(folder));
  const [pid = ''] = /\d+/.exec(bannerOf(folder) ?? '') ?? [];
  process.kill(Number(pid), 0);
  pool.end();
  await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'), 20_000);
});

test('uses separate processes for each log level', async () => {
  const pool = openPool();
  const folder = write('quiet', { 'src/index.ts': 'export {};' });
  expect(await pool.run(['--log-level', 'silent'], options(folder))).toMatchObject({
    exitCode: 0,
    output: '',
  });
  expect((await pool.run([], options(folder))).output).toContain('dist/index.js');
});

test.each([
  ['npx rslib', [], undefined],
  ['rslib inspect --mode development', ['inspect', '--mode', 'development'], undefined],
  ['npx rslib --syntax "last 2 versions"', ['--syntax', 'last 2 versions'], undefined],
  ['npx rslib --minify && node -p "1 && 2" | cat', ['--minify'], 'node -p "1 && 2" | cat'],
])('runs Rslib at the start of a line without a shell: %s', (line, args, rest) => {
  expect(leadingRslib(line)).toEqual({ args, rest });
});

test.each([
  'npx rslib | sort > a.txt',
  'npx rslib && node a.js || echo failed',
  'npx rslib && node a.js; echo ended',
  'npx rslib --entry src/*.ts',
  'npx rslib --entry "$HOME"',
  'npx rslib-other',
  'rm -r dist && npx rslib',
])('leaves anything else to a shell: %s', (line) => {
  expect(leadingRslib(line)).toBeUndefined();
});
