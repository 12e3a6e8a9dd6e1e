import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createHash as createStandIn } from './crypto.ts';

test.each([0, 1, 55, 56, 63, 64, 65, 1000])('hashes %i bytes as Node does', (length) => {
  const data = Uint8Array.from({ length }, (_, index) => index % 251);
  const hash = (create: typeof createStandIn | typeof createHash) =>
    create('sha256').update(data).digest('hex');
  expect(hash(createStandIn)).toBe(hash(createHash));
});

test('a hash takes text and bytes in parts, and gives any encoding', () => {
  const parts = ['ä', Buffer.from([1, 2, 3])];
  const node = createHash('sha256');
  const standIn = createStandIn('SHA256');
  for (const part of parts) {
    node.update(part);
    standIn.update(part);
  }
  expect(standIn.digest('base64')).toBe(node.digest('base64'));
});

test('says which hash functions there are', () => {
  expect(() => createStandIn('md5')).toThrow('no hash function "md5"');
});
