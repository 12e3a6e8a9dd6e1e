import { createMemoryCache } from '../../runtime/storage/memory-cache.ts';
import type { ClientCache } from './client-types.ts';

/** The memory cache in the shape the client wants; only what is worth keeping is kept. */
export function createClientCache(
  now: () => number,
  isWorthKeeping: (value: unknown) => boolean = () => true,
): ClientCache {
  let kept = createMemoryCache<unknown>(now);
  return {
    async get(key, make, events) {
      type Value = Awaited<ReturnType<typeof make>>;
      const found = kept.get(JSON.stringify(key));
      if (found !== undefined) return found as Value;
      const value = await make();
      await events?.miss(value);
      return value;
    },
    async set(key, value) {
      if (isWorthKeeping(value)) kept.set(JSON.stringify(key), value);
      return value;
    },
    async delete(key) {
      kept.delete(JSON.stringify(key));
    },
    async clear() {
      kept = createMemoryCache(now);
    },
  };
}
