import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { acceptedVariants } from './accepted-encodings.ts';
import { contentTypeOf } from './content-type.ts';
import { isUnchanged } from './is-unchanged.ts';

export interface FileAnswer {
  /** Absolute path. */
  file: string;
  status: 200 | 404;
  cacheControl: string;
}

interface OpenFile {
  descriptor: number;
  stats: Stats;
  encoding: string | undefined;
}

/** Sends a file, compressed if the build wrote a variant the client accepts. Returns false if there is no such file. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, cacheControl }: FileAnswer,
): boolean {
  const opened = openBest(file, request.headers['accept-encoding']);
  if (opened === undefined) return false;
  const { descriptor, stats, encoding } = opened;
  const etag = `W/"${stats.size}-${stats.mtime.valueOf()}"`;
  const headers = {
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    etag,
    'last-modified': stats.mtime.toUTCString(),
  };
  const isKnown = status === 200 && isUnchanged(request.headers, { etag, modified: stats.mtime });
  if (isKnown) response.writeHead(304, headers);
  else {
    response.writeHead(status, {
      ...headers,
      'content-type': contentTypeOf(file),
      'content-length': stats.size,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    });
  }
  if (isKnown || request.method === 'HEAD') {
    closeSync(descriptor);
    response.end();
  } else {
    // Closes the file if the client disconnects, and the connection if the file cannot be read to the end.
    pipeline(createReadStream(file, { fd: descriptor }), response, () => undefined);
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
