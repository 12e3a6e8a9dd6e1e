import { createMemoryCache } from '../../runtime/storage/memory-cache.ts';
import type { ClientCache } from './client-types.ts';

/** Adapts the memory cache to the client and keeps only values worth keeping. */
export function createClientCache(
  now: () => number,
  isWorthKeeping: (value: unknown) => boolean = () => true,
): ClientCache {
  let cache = createMemoryCache<unknown>(now);
  return {
    async get(key, make, events) {
      type Value = Awaited<ReturnType<typeof make>>;
      const found = cache.get(JSON.stringify(key));
      if (found !== undefined) return found as Value;
      const value = await make();
      await events?.miss(value);
      return value;
    },
    async set(key, value) {
      if (isWorthKeeping(value)) cache.set(JSON.stringify(key), value);
      return value;
    },
    async delete(key) {
      cache.delete(JSON.stringify(key));
    },
    async clear() {
      cache = createMemoryCache(now);
    },
  };
}
