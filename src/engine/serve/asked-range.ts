import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecond, type Version } from './is-unchanged.ts';

/** Both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a client asks for, which is how browsers play and seek videos. Undefined if it gets the
 * whole file: for several ranges, for an invalid one, and if its earlier part is of another version.
 */
export function askedRange(
  { range = '', 'if-range': condition }: IncomingHttpHeaders,
  version: Version,
  size: number,
): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  if (condition !== undefined && !isSameVersion(String(condition), version)) return undefined;
  const isSuffix = from === '';
  const start = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  const end = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size ? { start, end } : 'none';
}

/** A weak tag does not promise the same bytes. */
function isSameVersion(condition: string, { etag, modified }: Version): boolean {
  return /^(?:W\/)?"/.test(condition)
    ? condition === etag && !etag.startsWith('W/')
    : isSameSecond(Date.parse(condition), modified);
}
