import { SEARCH_HOST } from '../../model/constants.ts';
import { readStoredJson, writeStoredJson } from '../../runtime/storage/storage.ts';
import type { ClientCache, ClientHost } from './client-types.ts';

export const SEARCH_HOSTS_KEY = 'search-hosts';

interface BadState {
  status: 'down' | 'timed out';
  since: number;
}

type Health = Record<string, unknown>;

/**
 * Remembers bad hosts for this page and later ones. Replaces the client's own cache, which never finds its
 * entries: it writes under a key with status and time, reads under one without, and loses the functions it
 * expects back.
 */
export function createHostHealth(now: () => number = Date.now): ClientCache {
  const remembered = new Map<string, BadState>();

  function isBad(state: unknown): state is BadState {
    if (!isObject(state)) return false;
    const { status, since } = state;
    if ((status !== 'down' && status !== 'timed out') || typeof since !== 'number') return false;
    const age = now() - since;
    // A time in the future comes from a wrong clock.
    return age >= 0 && age <= SEARCH_HOST.badStateMs;
  }

  function stored(): Health {
    return readStoredJson(SEARCH_HOSTS_KEY, isObject) ?? {};
  }

  function remember(key: string, state: BadState): void {
    remembered.set(key, state);
    const stillBad = Object.entries({ ...stored(), [key]: state }).filter(([, entry]) => isBad(entry));
    writeStoredJson(SEARCH_HOSTS_KEY, Object.fromEntries(stillBad));
  }

  return {
    async get(host, assumeUp) {
      const key = healthKey(host);
      const state = [remembered.get(key), stored()[key]].find(isBad);
      if (state === undefined) return assumeUp();
      const stateful = {
        ...(host as unknown as ClientHost),
        status: state.status,
        lastUpdate: state.since,
        isUp: () => !isBad(state),
        isTimedOut: () => state.status === 'timed out' && isBad(state),
      };
      return stateful as Awaited<ReturnType<typeof assumeUp>>;
    },
    async set(host, value) {
      const status = isObject(value) && value['status'] === 'timed out' ? 'timed out' : 'down';
      remember(healthKey(host), { status, since: now() });
      return value;
    },
    async delete() {},
    async clear() {},
  };
}

/** Made of the fields that plain and stateful hosts share. */
function healthKey(host: string | Record<string, unknown>): string {
  if (typeof host === 'string') return host;
  const { protocol, url, port, accept } = host;
  return JSON.stringify([protocol, url, port, accept]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
