import { mkdirSync, mkdtempSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { removeFolder } from './remove-folder.ts';

/** Adds files as fast as possible for a while, recreates the folder if it is gone, and reports start and end. */
const WRITER = `
const { mkdirSync, writeFileSync } = require('node:fs');
const { parentPort, workerData: folder } = require('node:worker_threads');
parentPort.postMessage('begun');
const end = Date.now() + 300;
for (let count = 0; Date.now() < end; count++) {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(folder + '/' + count, '');
  } catch {}
}
parentPort.postMessage('ended');
`;

test('removes a folder while another thread writes to it', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'remove-folder-'));
  const inner = path.join(root, 'project/cache');
  mkdirSync(inner, { recursive: true });
  for (let index = 0; index < 500; index++) writeFileSync(path.join(inner, `old-${index}`), '');
  const writer = new Worker(WRITER, { eval: true, workerData: inner });
  const said = (what: string) =>
    new Promise<void>((resolve) => writer.on('message', (message) => message === what && resolve()));
  const ended = said('ended');
  await said('begun');
  expect(() => removeFolder(path.join(root, 'project'))).not.toThrow();
  await ended;
  removeFolder(path.join(root, 'project'));
  expect(existsSync(path.join(root, 'project'))).toBe(false);
  rmSync(root, { recursive: true });
});
