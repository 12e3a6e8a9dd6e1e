import type { ProjectFiles } from './protocol.ts';

const LOCAL_HEADER = 0x04_03_4b_50;
const CENTRAL_HEADER = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x08_00;
/** 1980-01-01, the first day that the format can store: the same project gives the same archive. */
const FIRST_DAY = 0x00_21;

/** Writes a ZIP archive without compression: a project is small, and every system can open it. */
export function zipOf(files: ProjectFiles, folder: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(`${folder}/${path}`);
    const content = encoder.encode(text);
    const shared = [VERSION, FLAGS, 0, 0, FIRST_DAY].map(short);
    const sizes = [crc32(content), content.length, content.length].map(long);
    const local = joinBytes([long(LOCAL_HEADER), ...shared, ...sizes, short(name.length), short(0), name]);
    directory.push(
      joinBytes([
        long(CENTRAL_HEADER),
        short(VERSION),
        ...shared,
        ...sizes,
        short(name.length),
        // Extra field, comment, disk, internal and external attributes.
        ...[0, 0, 0, 0].map(short),
        long(0),
        long(offset),
        name,
      ]),
    );
    parts.push(local, content);
    offset += local.length + content.length;
  }
  const central = joinBytes(directory);
  const counts = [0, 0, directory.length, directory.length].map(short);
  return joinBytes([...parts, central, long(END), ...counts, long(central.length), long(offset), short(0)]);
}

function short(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff);
}

function long(value: number): Uint8Array {
  return joinBytes([short(value & 0xff_ff), short(value >>> 16)]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
