import { liteClient } from 'algoliasearch/lite';
import type { LiteClient } from 'algoliasearch/lite';
import { SEARCH_HOST } from '../../model/constants.ts';
import { createClientCache } from './client-cache.ts';
import type { ClientHost, ClientTimeouts } from './client-types.ts';
import { createHostHealth } from './host-health.ts';
import { configuredHosts } from './settings.ts';
import { hasHits } from './read-answer.ts';
import type { HostedSettings } from './settings.ts';

export interface ClientParts {
  hosts?: ClientHost[] | undefined;
  timeouts?: ClientTimeouts;
  now?: () => number;
}

const TIMEOUTS: ClientTimeouts = {
  connect: SEARCH_HOST.connectMs,
  read: SEARCH_HOST.readMs,
  write: SEARCH_HOST.writeMs,
};

/** Creates the client. Throws without an application id or a key. */
export function createHostedClient(settings: HostedSettings, parts: ClientParts = {}): LiteClient {
  const { hosts = configuredHosts(settings), timeouts = TIMEOUTS, now = Date.now } = parts;
  return liteClient(settings.appId, settings.apiKey, {
    ...(hosts === undefined ? {} : { hosts }),
    timeouts,
    // Do not ask a rate-limited host three more times while the reader types.
    maxRateLimitRetries: 0,
    hostsCache: createHostHealth(now),
    requestsCache: createClientCache(now),
    // Do not repeat a garbled answer for the same query.
    responsesCache: createClientCache(now, hasHits),
  });
}
