import { SEARCH_HOST } from '../../model/constants.ts';
import { UploadError, refusal } from './upload-error.ts';

export interface WriteTarget {
  appId: string;
  writeKey: string;
  indexName: string;
  /** Origins in the order they are tried; the service's own by default. */
  hosts?: readonly string[] | undefined;
  timeoutMs?: number | undefined;
}

export interface WriteRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
}

export type Write = (request: WriteRequest) => Promise<Record<string, unknown>>;

export function writeHosts(appId: string): string[] {
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}.algolia.net`, ...fallbacks];
}

/** Tries one host after the other until one answers with a success or a refusal. */
export function createWriter(target: WriteTarget): Write {
  const { appId, hosts = writeHosts(appId) } = target;
  return async (request) => {
    const failures: string[] = [];
    for (const host of hosts) {
      const response = await ask(host, request, target);
      if (typeof response === 'string') failures.push(`  ${host}: ${response}`);
      else return readResponse(response, target.indexName);
    }
    throw new UploadError(
      `No host of the search service responded:\n${failures.join('\n')}\n` +
        'Check the network connection, and `search.appId` in site.config.ts.',
    );
  };
}

interface Reply {
  status: number;
  text: string;
}

/** The reply, or why the host gave no usable one. */
async function ask(
  host: string,
  { method, path, body }: WriteRequest,
  target: WriteTarget,
): Promise<Reply | string> {
  try {
    const response = await fetch(`${host}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': target.appId,
        'x-algolia-api-key': target.writeKey,
      },
      signal: AbortSignal.timeout(target.timeoutMs ?? SEARCH_HOST.writeMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = withoutKey(await response.text(), target);
    const isFinal = response.ok || (response.status >= 400 && response.status < 500);
    return isFinal ? { status: response.status, text } : `status ${response.status}`;
  } catch (error) {
    return withoutKey(reasonOf(error), target);
  }
}

/**
 * Removes the key from everything that comes from outside before it is shortened or printed: services repeat the key in
 * their messages, and so does `fetch` if the key is not a valid header.
 */
function withoutKey(text: string, { writeKey }: WriteTarget): string {
  return writeKey === '' ? text : text.replaceAll(writeKey, '(key)');
}

function readResponse({ status, text }: Reply, indexName: string): Record<string, unknown> {
  const answer = parse(text);
  if (status >= 400) {
    const said = answer?.['message'];
    throw refusal(status, typeof said === 'string' ? said : '', indexName);
  }
  if (answer === undefined) {
    throw new UploadError(
      `The response of the search service for the index "${indexName}" is not JSON: ${text.slice(0, 80)}\n` +
        'Is a proxy or a sign-in page in between?',
    );
  }
  return answer;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the cause that `fetch` hides behind "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'timed out';
  const { cause } = error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : error.message;
}
