import { fieldsOf, textOr } from './garbled.ts';

export type SearchFailure =
  /** Every host was asked, and none gave an answer. */
  | { kind: 'unreachable'; message: string }
  | { kind: 'api'; status: number; message: string }
  | { kind: 'detailed'; status: number; message: string; details: string[] }
  | { kind: 'garbled'; message: string };

const ADVICE: Readonly<Record<number, string>> = {
  401: 'Check `search.appId` and `search.apiKey` in site.config.ts.',
  403: 'Check `search.appId` and `search.apiKey` in site.config.ts.',
  404: 'Check `search.indexName` in site.config.ts, and that the index is filled: npm run search:upload.',
  429: 'Too many requests were sent: try again in a while.',
};

/** Tells the client's errors apart by their names; it does not hand out their classes. */
export function describeError(error: unknown): SearchFailure {
  const { name, message, status, error: cause } = fieldsOf(error);
  const said = textOr(message, String(error));
  if (name === 'RetryError') {
    return {
      kind: 'unreachable',
      message: 'No search host answered: check the network connection, and `search` in site.config.ts.',
    };
  }
  if ((name === 'ApiError' || name === 'DetailedApiError') && typeof status === 'number') {
    const advice = ADVICE[status] ?? 'Try again; if it stays, see the status of the search service.';
    const described = {
      status,
      message: `The search service answered ${status}${said === '' ? '' : ` (${said})`}. ${advice}`,
    };
    return name === 'ApiError'
      ? { kind: 'api', ...described }
      : { kind: 'detailed', ...described, details: detailsOf(cause) };
  }
  return { kind: 'garbled', message: `The answer of the search service cannot be read: ${said}` };
}

function detailsOf(cause: unknown): string[] {
  const { code, details } = fieldsOf(cause);
  const list = Array.isArray(details) ? details.map((detail) => fieldsOf(detail)['message']) : [];
  return [code, ...list].filter((text): text is string => typeof text === 'string');
}
