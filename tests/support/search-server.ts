import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRecord } from '../../src/model/search.ts';
import { answerQueries, answerRecommendations } from './search-server-answers.ts';
import { WriteSide } from './search-server-writes.ts';

/** What a host does with the next requests. */
export type Behaviour =
  | { does: 'answer' }
  /** Lets this much time pass before the first byte. */
  | { does: 'wait'; ms: number }
  /** Sends headers and half of the body at once, and the rest after this much time. */
  | { does: 'stall'; ms: number }
  /** Drops the connection without a byte. */
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
  /** Parsed JSON; undefined where there was none. */
  body: unknown;
}

export interface SearchServerOptions {
  records?: readonly SearchRecord[];
  /** Titles of the records that recommendations answer with. */
  trending?: readonly SearchRecord[];
  /** Writes with another key are refused. */
  writeKey?: string;
  /** How often a task is asked for until it is done. */
  pollsPerTask?: number;
}

export interface SearchServer {
  /** As `http://127.0.0.1:40123`. */
  origin: string;
  requests: RecordedRequest[];
  writes: WriteSide;
  /** For every path, or from now on for this one. */
  behave(behaviour: Behaviour, path?: string): void;
  close(): Promise<void>;
}

const EVERY_PATH = '';
/** Longer than any test takes. */
const KEEP_ALIVE_MS = 600_000;

/** Speaks as much of the hosted service's protocol as is used, on the loopback address; a site on another port may ask. */
export async function startSearchServer(options: SearchServerOptions = {}): Promise<SearchServer> {
  const requests: RecordedRequest[] = [];
  const writes = new WriteSide(options.writeKey, options.pollsPerTask ?? 1);
  const behaviours = new Map<string, Behaviour>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowEveryOrigin(response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const recorded = await record(request).catch((error: unknown) => {
      // A page that is gone before all of its request came is no fault of anybody.
      if (request.complete) throw error;
    });
    if (!recorded) return undefined;
    requests.push(recorded);
    const behaviour = behaviours.get(recorded.path) ?? behaviours.get(EVERY_PATH);
    await send(response, behaviour ?? { does: 'answer' }, () => answerTo(recorded, options, writes));
  }

  // A connection that is closed while nobody uses it may be closed under a request that is on its way.
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
    behave: (behaviour, path = EVERY_PATH) => void behaviours.set(path, behaviour),
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

async function send(response: ServerResponse, behaviour: Behaviour, answer: () => Answer): Promise<void> {
  switch (behaviour.does) {
    case 'die':
      return void response.destroy();
    case 'fail':
      return sendText(response, behaviour.status, asText(behaviour.body), behaviour.headers);
    case 'say':
      return sendText(response, 200, behaviour.text);
    case 'wait':
      await pause(behaviour.ms);
      break;
    case 'cut':
    case 'stall': {
      const text = asText(answer().body);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
      response.write(text.slice(0, text.length / 2));
      await pause(behaviour.does === 'stall' ? behaviour.ms : 20);
      return void (behaviour.does === 'stall'
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
  // A client that has given up must not keep the tests from ending.
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
