import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { acceptedVariants } from './accepted-encodings.ts';
import { askedRange } from './asked-range.ts';
import { contentTypeOf } from './content-type.ts';
import { isUnchanged } from './is-unchanged.ts';

export interface FileAnswer {
  /** Absolute path. */
  file: string;
  status: 200 | 404;
  cacheControl: string;
}

/** Adds headers to a response, whoever sends it. */
export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

interface OpenFile {
  descriptor: number;
  stats: Stats;
  encoding: string | undefined;
}

/**
 * Sends a file or the part that a client asks for, compressed if the build wrote a variant the client accepts. Returns
 * false if there is no such file.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, cacheControl }: FileAnswer,
): boolean {
  const opened = openBest(file, request.headers['accept-encoding']);
  if (opened === undefined) return false;
  const { descriptor, stats, encoding } = opened;
  // The tag of a compressed file is weak, because another compression may have the same length.
  const etag = `${encoding === undefined ? '' : 'W/'}"${stats.size}-${stats.mtime.valueOf()}"`;
  const version = { etag, modified: stats.mtime };
  const headers = {
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    etag,
    'last-modified': stats.mtime.toUTCString(),
  };
  const isKnown = status === 200 && isUnchanged(request.headers, version);
  const isWhole = status === 404 || encoding !== undefined || request.method === 'HEAD';
  const range = isWhole || isKnown ? undefined : askedRange(request.headers, version, stats.size);
  if (isKnown) response.writeHead(304, headers);
  else if (range === 'none')
    response.writeHead(416, {
      'cache-control': 'no-store',
      'content-length': 0,
      'content-range': `bytes */${stats.size}`,
    });
  else {
    response.writeHead(range ? 206 : status, {
      ...headers,
      'content-type': contentTypeOf(file),
      'content-length': range ? range.end - range.start + 1 : stats.size,
      ...(encoding === undefined ? { 'accept-ranges': 'bytes' } : { 'content-encoding': encoding }),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${stats.size}` }),
    });
  }
  if (isKnown || range === 'none' || request.method === 'HEAD') {
    closeSync(descriptor);
    response.end();
  } else {
    // Closes the file if the client disconnects, and the connection if the file cannot be read to the end.
    pipeline(createReadStream(file, { fd: descriptor, ...range }), response, () => undefined);
  }
  return true;
}

/** Opens the file before reading its size: a build may replace the folder, and size and content must match. */
function openBest(file: string, acceptEncoding: string | undefined): OpenFile | undefined {
  for (const { encoding, suffix } of acceptedVariants(acceptEncoding)) {
    const opened = open(file + suffix);
    if (opened !== undefined) return { ...opened, encoding };
  }
  const opened = open(file);
  return opened && { ...opened, encoding: undefined };
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

function open(file: string): Omit<OpenFile, 'encoding'> | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_THERE.has(String(error.code))) return undefined;
    throw error;
  }
  const stats = fstatSync(descriptor);
  if (stats.isFile()) return { descriptor, stats };
  closeSync(descriptor);
  return undefined;
}
