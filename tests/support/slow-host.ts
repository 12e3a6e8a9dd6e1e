import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** So long that the browser paints what has come so far. */
const PAUSE_MS = 60;
const PIECE_LENGTH = 700;
const PIECES = 24;

type Send = (piece: Buffer) => void;

/** In front of another host: the body of a document comes in many small pieces, as over a thin connection. */
export function createSlowHost(
  origin: string,
  sendDocument: (html: Buffer, send: Send) => Promise<void> = sendInPieces,
): Server {
  return createServer((asked, response) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const inner = request(origin + asked.url, { headers, method: asked.method }, (answer) => {
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
    // A reader who has left may leave the other host in the middle of an answer.
    inner.on('error', () => response.destroy());
    asked.pipe(inner);
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
