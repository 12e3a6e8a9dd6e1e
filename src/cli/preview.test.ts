import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

declare const __ENGINE_ROOT__: string;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
});
afterEach(() => rm(folder, { recursive: true }));

function preview(out: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'preview', '--out', out, ...args], {
    cwd: __ENGINE_ROOT__,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
  });
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const found = pattern.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', look);
      look();
    });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, ended, printed, address: printed(/http:\/\/\S+/) };
}

async function buildSite(base: string): Promise<string> {
  const dir = path.join(folder, 'dist');
  await mkdir(dir);
  const locales = { langs: ['en'], defaultLang: 'en', versions: [], defaultVersion: '' };
  await writeFile(
    path.join(dir, '_site.json'),
    JSON.stringify({ base, routes: ['/'], csp: '', headers: [], unhashed: [], ...locales }),
  );
  await writeFile(path.join(dir, 'index.html'), 'home');
  return dir;
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'serves until %s, then exits cleanly despite an open request',
  async (signal) => {
    const { child, ended, address } = preview(await buildSite('/docs/'), { PORT: '0' });
    const url = new URL(await address);
    expect(url.pathname).toBe('/docs/');
    expect(await (await fetch(url)).text()).toBe('home');
    const socket = connect(Number(url.port), url.hostname, () => socket.write('GET / HTTP/1.1\r\n'));
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('ready', resolve));
    child.kill(signal);
    expect((await ended).code).toBe(0);
    socket.destroy();
  },
);

test('compresses the site while serving it', async () => {
  const dir = await buildSite('/');
  const page = '<p>All work and no play makes a dull page.</p>'.repeat(40);
  await writeFile(path.join(dir, 'index.html'), page);
  const { child, ended, printed, address } = preview(dir, { PORT: '0' }, '--compress', '1');
  const url = await address;
  expect(await printed(/Compressed .*/)).toMatch(/^Compressed 1 files, [01] of them from the cache$/);
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(page);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('keeps serving when the site cannot be compressed', async () => {
  const dir = await buildSite('/');
  await mkdir(path.join(dir, 'index.html.br'));
  const { child, ended, printed, address } = preview(dir, { PORT: '0' }, '--compress', '1');
  const url = await address;
  expect(await printed(/Some pages stay uncompressed: .*/)).toContain('index.html.br');
  expect(await (await fetch(url)).text()).toBe('home');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('says what to do when nothing has been built', async () => {
  const { code, output } = await preview(path.join(folder, 'nothing'), {}).ended;
  expect(code).toBe(1);
  expect(output).toContain('Build it first with: npm run build');
  expect(output).not.toContain('at ');
});

test('says what to do when PORT is taken', async () => {
  const dir = await buildSite('/');
  const first = preview(dir, { PORT: '0' });
  const { port } = new URL(await first.address);
  const { code, output } = await preview(dir, { PORT: port }).ended;
  first.child.kill('SIGTERM');
  await first.ended;
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`,
  );
});
