import { once } from 'node:events';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import * as standIn from './zlib.ts';

const TEXT = 'export const answer = 42;\n'.repeat(5000);
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each(['', 'a', TEXT])(
  'what is compressed is what Node reads, and of the size that Node writes',
  async (text) => {
    const compressed = await standIn.gzip(bytesOf(text));
    expect(zlib.gunzipSync(compressed).toString()).toBe(text);
    expect(compressed.length).toBe(zlib.gzipSync(text).length);
  },
);

test('a stream reports the data and then its end, as Rsbuild awaits them for sizes', async () => {
  const sizeIn = async (stream: ReturnType<typeof standIn.createGzip>) => {
    let size = 0;
    stream.on('data', (chunk) => (size += (chunk as Uint8Array).length));
    const ended = new Promise((resolve) => stream.on('end', resolve));
    stream.end(bytesOf(TEXT));
    await ended;
    return size;
  };
  const native = zlib.createGzip();
  let expected = 0;
  native.on('data', (chunk: Uint8Array) => (expected += chunk.length));
  native.end(TEXT);
  await once(native, 'end');
  expect(await sizeIn(standIn.createGzip())).toBe(expected);
});

test('constants have the values of Node', () => {
  for (const [name, value] of Object.entries(standIn.constants))
    expect([name, value]).toEqual([name, zlib.constants[name as keyof typeof zlib.constants]]);
});

test('Brotli is refused with what to set instead', () => {
  expect(() => standIn.createBrotliCompress()).toThrow('performance.printFileSize.compressed');
});
