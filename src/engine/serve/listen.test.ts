import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ListenError, listen, listenSettings } from './listen.ts';

const host = '127.0.0.1';
const open: Server[] = [];

function newServer(): Server {
  const server = createServer();
  open.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** The ports after the taken one are not guaranteed to be free. */
async function takenPort(): Promise<number> {
  const server = newServer();
  await listen(server, { host, port: 0, portIsFixed: true });
  return (server.address() as AddressInfo).port;
}

describe('listenSettings', () => {
  test('default to localhost and 4173, and read the environment', () => {
    expect(listenSettings({})).toEqual({ host: 'localhost', port: 4173, portIsFixed: false });
    expect(listenSettings({ HOST: '0.0.0.0', PORT: '80' })).toEqual({
      host: '0.0.0.0',
      port: 80,
      portIsFixed: true,
    });
    expect(listenSettings({ HOST: '', PORT: '' })).toEqual({
      host: 'localhost',
      port: 4173,
      portIsFixed: false,
    });
  });

  test.each(['abc', '-1', '65536', '80.5', '0x50', ' '])('reject PORT=%s', (port) => {
    expect(() => listenSettings({ PORT: port })).toThrow(ListenError);
  });
});

describe('listen', () => {
  test('returns a URL that responds', async () => {
    const server = newServer();
    server.on('request', (_, response) => response.end('here'));
    const address = await listen(server, { host, port: 0, portIsFixed: true });
    expect(await (await fetch(address)).text()).toBe('here');
  });

  test('uses the next free port if none was requested', async () => {
    const port = await takenPort();
    const address = await listen(newServer(), { host, port, portIsFixed: false });
    const got = Number(new URL(address).port);
    expect(got).toBeGreaterThan(port);
    expect(got).toBeLessThan(port + 20);
  });

  test('fails with a hint if the requested port is taken', async () => {
    const port = await takenPort();
    await expect(listen(newServer(), { host, port, portIsFixed: true })).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`,
    );
  });

  test('names a host that is not this machine', async () => {
    const elsewhere = { host: '203.0.113.1', port: 0, portIsFixed: true };
    await expect(listen(newServer(), elsewhere)).rejects.toThrow('HOST is 203.0.113.1');
  });
});
