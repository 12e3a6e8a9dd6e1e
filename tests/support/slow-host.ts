import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Long enough for the browser to paint what has arrived. */
const PAUSE_MS = 60;
const PIECE_LENGTH = 700;
const PIECES = 24;

type Send = (piece: Buffer) => void;

/** Proxies another host and sends documents in many small pieces, as over a slow connection. */
export function createSlowHost(
  origin: string,
  sendDocument: (html: Buffer, send: Send) => Promise<void> = sendInPieces,
): Server {
  return createServer((incoming, response) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const proxied = request(origin + incoming.url, { headers, method: incoming.method }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(response);
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on(
        'end',
        () =>
          void sendDocument(Buffer.concat(chunks), (piece) => response.write(piece)).then(() =>
            response.end(),
          ),
      );
      return undefined;
    });
    // A reader who leaves may abort the response of the other host.
    proxied.on('error', () => response.destroy());
    incoming.pipe(proxied);
  });
}

async function sendInPieces(html: Buffer, send: Send): Promise<void> {
  let at = html.indexOf('<header');
  send(html.subarray(0, at));
  for (let count = 0; count < PIECES; count += 1, at += PIECE_LENGTH) {
    await wait(PAUSE_MS);
    send(html.subarray(at, at + PIECE_LENGTH));
  }
  send(html.subarray(at));
}
