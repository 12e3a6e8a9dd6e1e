import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

declare const __ENGINE_ROOT__: string;

test('dev says what to do when PORT is taken, and exits', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: __ENGINE_ROOT__,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  other.close();
  expect(complaint.trim()).toBe(
    `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`,
  );
  expect(code).toBe(1);
}, 60_000);

test('dev reports a page that never finishes rendering, and serves the other pages', async () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'dev-'));
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'site.config.ts'), "export default { title: 'T' };\n");
  writeFileSync(path.join(site, 'docs/index.mdx'), '# Home\n');
  writeFileSync(path.join(site, 'docs/endless.mdx'), '# Endless\n\n{(() => { for (;;); })()}\n');
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--site', site, '--time-limit', '3'], {
    cwd: __ENGINE_ROOT__,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  try {
    const address = await new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const found = /http:\/\/\S+?(?=\/ )/.exec(chunk.toString());
        if (found) resolve(found[0]);
      });
    });
    const endless = await fetch(`${address}/endless`);
    expect(endless.status).toBe(500);
    const text = await endless.text();
    expect(text).toContain('docs/endless.mdx');
    expect(text).toContain('was still running after 3 seconds');
    expect((await fetch(`${address}/`)).status).toBe(200);
  } finally {
    child.kill();
    await ended;
    rmSync(site, { recursive: true });
  }
}, 90_000);
