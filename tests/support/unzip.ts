import { crc32 } from 'node:zlib';

/** Reads an archive by its directory, as a program that unpacks it does. Throws if it is damaged. */
export function unzip(zip: Uint8Array): Record<string, string> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  const end = zip.length - 22;
  const entries: Record<string, string> = {};
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.slice(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true);
    const content = zip.slice(start, start + view.getUint32(local + 22, true));
    if (view.getUint32(local, true) !== 0x04_03_4b_50) throw new Error(`${name} has no header.`);
    if (view.getUint32(local + 14, true) !== crc32(content)) throw new Error(`${name} has another checksum.`);
    entries[name] = new TextDecoder().decode(content);
    at += 46 + nameLength;
  }
  return entries;
}
