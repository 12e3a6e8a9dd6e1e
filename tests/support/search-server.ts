import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRecord } from '../../src/model/search.ts';
import { answerQueries, answerRecommendations } from './search-server-answers.ts';
import { WriteSide } from './search-server-writes.ts';

/** How a host responds to the next requests. */
export type Behavior =
  | { does: 'answer' }
  /** Waits this long before the first byte. */
  | { does: 'wait'; ms: number }
  /** Sends headers and half of the body at once, and the rest after this delay. */
  | { does: 'stall'; ms: number }
  /** Drops the connection before sending anything. */
  | { does: 'die' }
  /** Drops the connection in the middle of the body. */
  | { does: 'cut' }
  | { does: 'fail'; status: number; body: unknown; headers?: Record<string, string> }
  /** Status 200 with this text as the body. */
  | { does: 'say'; text: string };

export interface RecordedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  /** Parsed JSON, or undefined if there was no body. */
  body: unknown;
}

export interface SearchServerOptions {
  records?: readonly SearchRecord[];
  /** Records returned as recommendations. */
  trending?: readonly SearchRecord[];
  /** Rejects writes with any other key. */
  writeKey?: string;
  /** How many polls a task takes to complete. */
  pollsPerTask?: number;
}

export interface SearchServer {
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  requests: RecordedRequest[];
  writes: WriteSide;
  /** Sets the behavior for one path, or for every path. */
  behave(behavior: Behavior, path?: string): void;
  close(): Promise<void>;
}

const EVERY_PATH = '';
/** Longer than any test takes. */
const KEEP_ALIVE_MS = 600_000;

/**
 * Starts a loopback server with the parts of the hosted service's protocol that the site uses. Any origin may
 * call it.
 */
export async function startSearchServer(options: SearchServerOptions = {}): Promise<SearchServer> {
  const requests: RecordedRequest[] = [];
  const writes = new WriteSide(options.writeKey, options.pollsPerTask ?? 1);
  const behaviors = new Map<string, Behavior>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowEveryOrigin(response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const recorded = await record(request).catch((error: unknown) => {
      // A page may close before its whole request arrives.
      if (request.complete) throw error;
    });
    if (!recorded) return undefined;
    requests.push(recorded);
    const behavior = behaviors.get(recorded.path) ?? behaviors.get(EVERY_PATH);
    await send(response, behavior ?? { does: 'answer' }, () => answerTo(recorded, options, writes));
  }

  // Closing an idle connection could race with a request that is on its way.
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => void handle(request, response),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    writes,
    behave: (behavior, path = EVERY_PATH) => void behaviors.set(path, behavior),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string> | undefined;
}

function answerTo(request: RecordedRequest, options: SearchServerOptions, writes: WriteSide): Answer {
  const { records = [], trending = [] } = options;
  switch (`${request.method} ${request.path}`) {
    case 'POST /1/indexes/*/queries':
      return { status: 200, body: answerQueries(request.body, records) };
    case 'POST /1/indexes/*/recommendations':
      return { status: 200, body: answerRecommendations(request.body, trending) };
    case 'POST /1/events':
      return { status: 200, body: { status: 200, message: 'OK' } };
    default:
      return writes.answer(request);
  }
}

async function send(response: ServerResponse, behavior: Behavior, answer: () => Answer): Promise<void> {
  switch (behavior.does) {
    case 'die':
      return void response.destroy();
    case 'fail':
      return sendText(response, behavior.status, asText(behavior.body), behavior.headers);
    case 'say':
      return sendText(response, 200, behavior.text);
    case 'wait':
      await pause(behavior.ms);
      break;
    case 'cut':
    case 'stall': {
      const text = asText(answer().body);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
      response.write(text.slice(0, text.length / 2));
      await pause(behavior.does === 'stall' ? behavior.ms : 20);
      return void (behavior.does === 'stall'
        ? response.end(text.slice(text.length / 2))
        : response.destroy());
    }
    case 'answer':
  }
  const { status, body, headers } = answer();
  sendText(response, status, asText(body), headers);
}

function sendText(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(text);
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.setHeader('access-control-allow-headers', '*');
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '/', 'http://host.invalid');
  return {
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: request.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

function pause(ms: number): Promise<void> {
  // A client that gave up must not keep the test process alive.
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
