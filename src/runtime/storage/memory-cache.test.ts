import { expect, it } from 'vitest';
import { MEMORY_CACHE } from '../../model/constants.ts';
import { createMemoryCache } from './memory-cache.ts';

/** Creates a cache with a fake clock and one entry `old`, added at 0 as the first access. */
function oldEntry() {
  let time = 0;
  const cache = createMemoryCache<string>(() => time);
  cache.set('old', 'value');
  return {
    cache,
    setTime: (value: number) => (time = value),
    access(times: number) {
      for (let count = 0; count < times; count++) cache.get('missing');
    },
  };
}

it('[K13] has the numbers of the specification', () => {
  expect(MEMORY_CACHE).toEqual({ purgeAfterAccesses: 10_000, idleMs: 600_000 });
});

it('[K13] keeps everything for 9999 accesses and purges at the 10000th', () => {
  const { cache, setTime, access } = oldEntry();
  setTime(600_001);
  access(9998);
  expect(cache.size).toBe(1);
  access(1);
  expect(cache.size).toBe(0);
});

it('[K13] counts writes as accesses', () => {
  const { cache, setTime, access } = oldEntry();
  setTime(600_001);
  access(9998);
  cache.set('new', 'value');
  expect(cache.size).toBe(1);
  expect(cache.get('new')).toBe('value');
});

it('[K13] starts counting again after a purge', () => {
  const { cache, setTime, access } = oldEntry();
  access(9999);
  expect(cache.size).toBe(1);
  setTime(600_001);
  access(9999);
  expect(cache.size).toBe(1);
  access(1);
  expect(cache.size).toBe(0);
});

it('[K13] keeps entries idle for exactly 600000 ms', () => {
  const { cache, setTime, access } = oldEntry();
  setTime(600_000);
  access(9999);
  expect(cache.get('old')).toBe('value');
});

it('[K13] keeps entries that were read in the meantime', () => {
  const { cache, setTime, access } = oldEntry();
  setTime(1);
  expect(cache.get('old')).toBe('value');
  setTime(600_001);
  access(9998);
  expect(cache.get('old')).toBe('value');
});

it('deletes entries', () => {
  const { cache } = oldEntry();
  cache.delete('old');
  expect(cache.get('old')).toBeUndefined();
  expect(cache.size).toBe(0);
});
