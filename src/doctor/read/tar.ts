const BLOCK = 512;
const decoder = new TextDecoder();

export interface TarEntry {
  name: string;
  kind: 'file' | 'folder' | 'link' | 'other';
  data: Uint8Array;
}

export interface TarContents {
  entries: TarEntry[];
  /** Why reading ended early. */
  ended?: 'cut off' | 'not a tar' | 'too many';
}

/**
 * Reads the entries of a tar archive, in the two ways to write long names that npm and GNU tar use. Names are as they
 * are written: the caller decides which of them it trusts.
 */
export function readTar(bytes: Uint8Array, mostEntries: number): TarContents {
  const entries: TarEntry[] = [];
  let next: { path?: string; size?: number } = {};
  for (let at = 0; at + BLOCK <= bytes.length;) {
    const header = bytes.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) return { entries };
    if (!hasRightSum(header)) return { entries, ended: entries.length === 0 ? 'not a tar' : 'cut off' };
    const type = String.fromCharCode(header[156] ?? 0);
    const extended = next;
    const isExtension = type === 'x' || type === 'g' || type === 'L';
    const size = isExtension ? numberAt(header, 124, 12) : (extended.size ?? numberAt(header, 124, 12));
    const start = at + BLOCK;
    if (!Number.isSafeInteger(size) || size < 0 || start + size > bytes.length)
      return { entries, ended: 'cut off' };
    const data = bytes.subarray(start, start + size);
    if (type === 'x') next = { ...next, ...paxOf(data) };
    else if (type === 'L') next = { ...next, path: textAt(data, 0, data.length) };
    else if (type !== 'g') {
      if (entries.length === mostEntries) return { entries, ended: 'too many' };
      entries.push({ name: extended.path ?? nameOf(header), kind: kindOf(type), data });
      next = {};
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return { entries, ended: entries.length === 0 ? 'not a tar' : 'cut off' };
}

function kindOf(type: string): TarEntry['kind'] {
  if (type === '0' || type === '\0' || type === '7') return 'file';
  if (type === '5') return 'folder';
  return type === '1' || type === '2' ? 'link' : 'other';
}

function nameOf(header: Uint8Array): string {
  const name = textAt(header, 0, 100);
  const isUstar = textAt(header, 257, 6).startsWith('ustar');
  const prefix = isUstar ? textAt(header, 345, 155) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  const field = bytes.subarray(from, from + length);
  const end = field.indexOf(0);
  return decoder.decode(end === -1 ? field : field.subarray(0, end));
}

/** Reads an octal number, or a binary one as GNU tar writes it if it is large. */
function numberAt(header: Uint8Array, from: number, length: number): number {
  if ((header[from] ?? 0) & 0x80) {
    return header.subarray(from + 1, from + length).reduce((sum, byte) => sum * 256 + byte, 0);
  }
  const digits = textAt(header, from, length).trim();
  return digits === '' ? 0 : /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
}

/** The sum of all bytes, with spaces in the place of the sum itself. */
function hasRightSum(header: Uint8Array): boolean {
  let sum = 0;
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 0x20 : (header[at] ?? 0);
  return sum === numberAt(header, 148, 8);
}

/** Reads the records of a pax header: `<length> <key>=<value>\n`, where the length includes itself. */
function paxOf(data: Uint8Array): { path?: string; size?: number } {
  const found: { path?: string; size?: number } = {};
  for (let at = 0; at < data.length;) {
    const space = data.indexOf(0x20, at);
    const length = space === -1 ? 0 : Number(decoder.decode(data.subarray(at, space)));
    if (!Number.isInteger(length) || length <= 0) break;
    const [key = '', ...value] = decoder.decode(data.subarray(space + 1, at + length - 1)).split('=');
    if (key === 'path') found.path = value.join('=');
    else if (key === 'size') found.size = Number(value.join('='));
    at += length;
  }
  return found;
}
