import type { SearchError } from '../../model/search.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { BrowserText, Say } from '../../model/words/words.ts';
import { fieldsOf, textOr } from './garbled.ts';

export type SearchFailure =
  /** All hosts were asked and none responded. */
  | { kind: 'unreachable'; message: string }
  | { kind: 'api'; status: number; message: string }
  | { kind: 'detailed'; status: number; message: string; details: string[] }
  | { kind: 'garbled'; message: string };

/** Fails a search with what the service said and what to do about it. */
export class HostedSearchError extends Error implements SearchError {
  readonly failure: SearchFailure;
  readonly advice: string | undefined;

  constructor(cause: unknown, say: Say = (english) => english) {
    const failure = describeError(cause, say);
    super(failure.message, { cause });
    this.failure = failure;
    this.advice = failure.kind === 'unreachable' ? undefined : failure.message;
  }
}

const ADVICE: Readonly<Record<number, BrowserText>> = {
  401: 'Check `search.appId` and `search.apiKey` in site.config.ts.',
  403: 'Check `search.appId` and `search.apiKey` in site.config.ts.',
  404: 'Check `search.indexName` in site.config.ts, and that the index is filled: npm run search:upload.',
  429: 'Too many requests: try again in a while.',
};

/** Classifies errors of the client by name, because it does not export their classes. */
function describeError(error: unknown, say: Say): SearchFailure {
  const { name, message, status, error: cause } = fieldsOf(error);
  const original = textOr(message, String(error));
  if (name === 'RetryError') {
    return {
      kind: 'unreachable',
      message: 'No search host responded. Check the network connection and `search` in site.config.ts.',
    };
  }
  if ((name === 'ApiError' || name === 'DetailedApiError') && typeof status === 'number') {
    const advice = ADVICE[status] ?? 'Try again. If it persists, check the status of the search service.';
    const reason = original === '' ? '' : ` (${original})`;
    const described = {
      status,
      message: fillIn(say('The search service responded with status {status}{reason}. {advice}'), {
        status,
        reason,
        advice: say(advice),
      }),
    };
    return name === 'ApiError'
      ? { kind: 'api', ...described }
      : { kind: 'detailed', ...described, details: detailsOf(cause) };
  }
  const reason = { reason: original };
  return {
    kind: 'garbled',
    message: fillIn(say('Cannot read the response of the search service: {reason}'), reason),
  };
}

function detailsOf(cause: unknown): string[] {
  const { code, details } = fieldsOf(cause);
  const list = Array.isArray(details) ? details.map((detail) => fieldsOf(detail)['message']) : [];
  return [code, ...list].filter((text): text is string => typeof text === 'string');
}
