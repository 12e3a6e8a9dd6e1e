import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const VARIANTS = [
  { encoding: 'br', suffix: '.br', accepted: /\bbr\b/ },
  { encoding: 'gzip', suffix: '.gz', accepted: /\bgzip\b/ },
];

/** The site's own 404 page, under whatever path was asked for. */
export function sendNotFound(request: IncomingMessage, response: ServerResponse, root: string): void {
  const file = path.join(root, '404.html');
  const accepts = request.headers['accept-encoding'] ?? '';
  const variant = VARIANTS.find(
    ({ accepted, suffix }) => accepted.test(accepts) && read(file + suffix) !== undefined,
  );
  const body = read(file + (variant?.suffix ?? ''));

  response.setHeader('cache-control', 'no-cache');
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('content-type', `text/${body === undefined ? 'plain' : 'html'}; charset=utf-8`);
  if (variant !== undefined) response.setHeader('content-encoding', variant.encoding);
  response.writeHead(404);
  response.end(request.method === 'HEAD' ? undefined : (body ?? 'Page not found.\n'));
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
