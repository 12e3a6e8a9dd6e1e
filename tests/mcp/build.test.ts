import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { Client } from '../support/mcp/client.ts';

const server = inject('server');
const PACKAGES = path.resolve('examples/node_modules');
const { version: RSLIB } = JSON.parse(
  readFileSync(path.join(PACKAGES, '@rslib/core/package.json'), 'utf8'),
) as { version: string };
/** Writes down its process, and never ends. */
const endless = (forever: string) => `
import { writeFileSync } from 'node:fs';
writeFileSync('pid', String(process.pid));
${forever}
`;
const ENDLESS = endless('while (true);');
/** Uses no processor time, so its test can wait long enough for a busy machine to begin. */
const WAITING = endless('await new Promise(() => setInterval(() => {}, 1000));');

let project: string;
let client: Client;

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}

beforeEach(async () => {
  project = mkdtempSync(path.join(os.tmpdir(), 'mcp-build-'));
  symlinkSync(PACKAGES, path.join(project, 'node_modules'), 'dir');
  write('package.json', '{ "name": "kit", "type": "module" }');
  write('src/index.ts', 'export const one: number = 1;\n');
  client = await new Client(server, { folder: project }).open();
});

afterEach(async () => {
  await client.close();
});

/** The process of a build that has begun. */
async function buildProcess(): Promise<number> {
  const file = path.join(project, 'pid');
  return vi.waitUntil(() => existsSync(file) && Number(readFileSync(file, 'utf8')), { timeout: 30_000 });
}

/** True when a process is gone, which may take a moment. */
async function hasEnded(pid: number): Promise<boolean> {
  return vi.waitUntil(() => !isRunning(pid), { timeout: 10_000 });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('builds into a temporary folder, and lists the files with their sizes', async () => {
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "rootDir": "src", "skipLibCheck": true, "types": [] }, "include": ["src"] }',
  );
  write(
    'rslib.config.ts',
    "export default { lib: [{ format: 'esm', dts: true }, { format: 'cjs', output: { distPath: { root: 'lib' } } }] };",
  );
  const { structuredContent } = await client.call('build');
  const files = structuredContent?.['files'] as { file: string; bytes: number }[];
  expect(structuredContent).toMatchObject({ ok: true, rslib: RSLIB });
  expect(files.map(({ file }) => file)).toEqual(['dist/index.d.ts', 'dist/index.js', 'lib/index.cjs']);
  expect(files.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(['dist', 'lib'].map((name) => existsSync(path.join(project, name)))).toEqual([false, false]);

  const writing = await new Client(server, { folder: project, args: ['--write'] }).open();
  expect((await writing.call('build', { write: true })).structuredContent).toMatchObject({ ok: true, files });
  expect(existsSync(path.join(project, 'dist/index.js'))).toBe(true);
  await writing.close();
});

test('shows what a failed build printed', async () => {
  write('rslib.config.ts', "export default { lib: [{ format: 'es' }] };");
  const { structuredContent } = await client.call('build');
  expect(structuredContent).toMatchObject({ ok: false, files: [] });
  expect(structuredContent?.['log']).toContain('Unsupported format: es');
});

test('says what to install where Rslib is missing', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-empty-'));
  const elsewhere = await new Client(server, { folder }).open();
  const { isError, content } = await elsewhere.call('build');
  expect(isError).toBe(true);
  expect(content[0]?.text).toContain('npm add -D @rslib/core');
  await elsewhere.close();
});

test('ends a build that takes too long, and says so', async () => {
  write('rslib.config.mjs', WAITING);
  const { isError, content } = await client.call('build', { seconds: 15 });
  expect(isError).toBe(true);
  expect(content[0]?.text).toContain('took longer than 15 seconds');
  expect(await hasEnded(await buildProcess())).toBe(true);
});

test('ends a build that the client cancels, and answers the next question', async () => {
  write('rslib.config.mjs', ENDLESS);
  const { id } = client.send('tools/call', { name: 'build', arguments: {} });
  const pid = await buildProcess();
  client.notify('notifications/cancelled', { requestId: id });
  expect(await hasEnded(pid)).toBe(true);
  expect((await client.call('get_option', { name: 'dts' })).structuredContent).toMatchObject({
    name: 'lib.dts',
  });
});

test.each(['ends its input', 'dies'])('leaves no build behind when the client %s', async (how) => {
  write('rslib.config.mjs', ENDLESS);
  client.send('tools/call', { name: 'build', arguments: {} });
  const pid = await buildProcess();
  const ended = client.ended();
  // A server that is killed cannot end anything itself.
  if (how === 'dies') client.child.kill('SIGKILL');
  else client.child.stdin.end();
  await ended;
  expect(await hasEnded(pid)).toBe(true);
  client = await new Client(server, { folder: project }).open();
});
