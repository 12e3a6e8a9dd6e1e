import { MEMORY_CACHE } from '../../model/constants.ts';

interface Entry<Value> {
  value: Value;
  usedAt: number;
}

export interface MemoryCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  readonly size: number;
}

/** Creates a cache for fetched pages and search responses. After many accesses, idle entries are dropped. */
export function createMemoryCache<Value>(now: () => number = Date.now): MemoryCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let accesses = 0;

  function countAccess(): void {
    if (++accesses < MEMORY_CACHE.purgeAfterAccesses) return;
    accesses = 0;
    const oldest = now() - MEMORY_CACHE.idleMs;
    for (const [key, entry] of entries) if (entry.usedAt < oldest) entries.delete(key);
  }

  return {
    get(key) {
      countAccess();
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.usedAt = now();
      return entry.value;
    },
    set(key, value) {
      countAccess();
      entries.set(key, { value, usedAt: now() });
    },
    delete: (key) => void entries.delete(key),
    get size() {
      return entries.size;
    },
  };
}
