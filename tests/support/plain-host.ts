import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Creates a host that only serves files: `/a` is `a.html`, a folder is its `index.html`, and anything else is
 * `404.html` with status 404. It never redirects and sends no policy.
 */
export function createPlainHost(dir: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    const found = candidates(pathname).find((name) => isFile(path.join(dir, name)));
    const file = path.join(dir, found ?? '404.html');
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
  });
}

function candidates(pathname: string): string[] {
  let name: string;
  try {
    name = path.posix.normalize(decodeURIComponent(pathname));
  } catch {
    return [];
  }
  return name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
