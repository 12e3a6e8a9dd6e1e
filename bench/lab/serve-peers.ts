import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentTypeOf } from '../../src/engine/serve/content-type.ts';
import { listen } from '../../src/engine/serve/listen.ts';

/** The quality with which the site serves the WebAssembly of the lab. */
const BROTLI_QUALITY = 9;
const PAGE = '<!doctype html><title>Peers</title>';
/** The headers of the lab's page and of its workers, so peers can use threads as well. */
const ISOLATION = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export interface PeerSite {
  origin: string;
  /** Returns how many bytes are sent for a file. */
  sizeOf(name: string): number;
  close(): void;
}

/** Serves an empty page and the files of a folder, compressed before the first request. */
export async function servePeers(folder: string): Promise<PeerSite> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const bodies = new Map(
    readdirSync(folder).map((name) => [
      name,
      brotliCompressSync(readFileSync(path.join(folder, name)), { params }),
    ]),
  );
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(1);
    const body = bodies.get(name);
    if (body === undefined) {
      response.writeHead(name === '' ? 200 : 404, { 'content-type': 'text/html', ...ISOLATION }).end(PAGE);
      return;
    }
    const headers = { 'content-type': contentTypeOf(name), 'content-encoding': 'br', ...ISOLATION };
    response.writeHead(200, headers).end(body);
  });
  const origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
  return {
    origin,
    sizeOf: (name) => bodies.get(name)?.length ?? 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
