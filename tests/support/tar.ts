import { gzipSync } from 'node:zlib';

const BLOCK = 512;

export interface TarFile {
  name: string;
  text?: string;
  /** As tar has it: `0` for a file, `2` for a symbolic link. */
  type?: string;
}

/** Writes a tar archive, with names that no careful program would write. */
export function tarOf(files: readonly TarFile[]): Buffer {
  const parts = files.flatMap(({ name, text = '', type = '0' }) => {
    const data = Buffer.from(text);
    const isLong = Buffer.byteLength(name) > 99;
    return [
      ...(isLong ? entry('PaxHeader', paxOf(name), 'x') : []),
      ...entry(isLong ? 'long' : name, data, type),
    ];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

export function tgzOf(files: readonly TarFile[]): Uint8Array {
  return new Uint8Array(gzipSync(tarOf(files)));
}

function entry(name: string, data: Buffer, type: string): Buffer[] {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${data.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [header, data, Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK)];
}

function paxOf(name: string): Buffer {
  const record = ` path=${name}\n`;
  let length = Buffer.byteLength(record);
  while (Buffer.byteLength(String(length)) + Buffer.byteLength(record) !== length) length++;
  return Buffer.from(`${length}${record}`);
}
