import { brotliDecompressSync } from 'node:zlib';

const HEADER_BYTES = 48;
const TAG_FOLLOWS = 63;
/** Tags that the format encodes as a number; only those needed here. */
const KNOWN_TAGS: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  10: 'glyf',
  11: 'loca',
};

export interface FontTable {
  bytes: Buffer;
  /** Stored in a table-specific transformed format. */
  isTransformed: boolean;
}

/** Reads the tables of a WOFF2 file by name: a directory, then all tables compressed together. */
export function woff2Tables(file: Buffer): Map<string, FontTable> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 font.');
  let at = HEADER_BYTES;
  const readLength = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const known = flags & TAG_FOLLOWS;
    const tag =
      known === TAG_FOLLOWS ? file.toString('latin1', at, (at += 4)) : (KNOWN_TAGS[known] ?? `#${known}`);
    const isOutline = tag === 'glyf' || tag === 'loca';
    // Outline tables are transformed unless they have version 3; all other tables only if they do not have version 0.
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const plainLength = readLength();
    return { tag, isTransformed, length: isTransformed ? readLength() : plainLength };
  });
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let begin = 0;
  return new Map(
    entries.map(({ tag, isTransformed, length }) => {
      const bytes = content.subarray(begin, (begin += length));
      return [tag, { bytes, isTransformed }];
    }),
  );
}
