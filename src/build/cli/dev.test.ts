import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';
import { expect, test } from 'vitest';

declare const __ENGINE_ROOT__: string;

test('dev says what to do when PORT is taken, and ends', async () => {
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
  expect(complaint.trim()).toBe(`Port ${port} is taken: end what listens there, or set PORT to another one.`);
  expect(code).toBe(1);
}, 60_000);
