import { MEMORY_CACHE } from '../../model/constants.ts';

interface Entry<Value> {
  value: Value;
  usedAt: number;
  size: number;
}

interface Limits {
  count: number;
  /** Of all entries together. */
  size: number;
}

const NO_LIMITS: Limits = { count: Infinity, size: Infinity };

export interface MemoryCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, size?: number): void;
  delete(key: string): void;
  readonly size: number;
}

/**
 * Creates a cache for fetched pages and search responses. After many accesses, idle entries are dropped; above the limits,
 * those that were not used for longest.
 */
export function createMemoryCache<Value>(
  now: () => number = Date.now,
  limits: Limits = NO_LIMITS,
): MemoryCache<Value> {
  /** Least recently used first. */
  const entries = new Map<string, Entry<Value>>();
  let accesses = 0;

  function countAccess(): void {
    if (++accesses < MEMORY_CACHE.purgeAfterAccesses) return;
    accesses = 0;
    const oldest = now() - MEMORY_CACHE.idleMs;
    for (const [key, entry] of entries) if (entry.usedAt < oldest) entries.delete(key);
  }

  function put(key: string, value: Value, size: number): void {
    entries.delete(key);
    entries.set(key, { value, usedAt: now(), size });
  }

  return {
    get(key) {
      countAccess();
      const entry = entries.get(key);
      if (!entry) return undefined;
      put(key, entry.value, entry.size);
      return entry.value;
    },
    set(key, value, size = 0) {
      countAccess();
      put(key, value, size);
      let count = 0;
      let total = 0;
      for (const [used, entry] of [...entries].reverse()) {
        total += entry.size;
        if (++count > limits.count || (total > limits.size && count > 1)) entries.delete(used);
      }
    },
    delete: (key) => void entries.delete(key),
    get size() {
      return entries.size;
    },
  };
}
