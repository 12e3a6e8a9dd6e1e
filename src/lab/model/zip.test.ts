import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipOf } from './zip.ts';

const FILES = { 'src/index.ts': 'export const a = "ü";\n', 'package.json': '{}\n', 'empty.css': '' };

/** Reads an archive by its directory, as a program that unpacks it does. */
function entriesIn(zip: Uint8Array): Record<string, string> {
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  const entries: Record<string, string> = {};
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.slice(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true);
    const content = zip.slice(start, start + view.getUint32(local + 22, true));
    expect(view.getUint32(local, true)).toBe(0x04_03_4b_50);
    expect(view.getUint32(local + 14, true)).toBe(crc32(content));
    entries[name] = new TextDecoder().decode(content);
    at += 46 + nameLength;
  }
  return entries;
}

it('puts every file into one folder, with the right checksum', () => {
  const inFolder = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`kit/${name}`, text]));
  expect(entriesIn(zipOf(FILES, 'kit'))).toEqual(inFolder);
});
