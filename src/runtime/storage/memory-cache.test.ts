import { describe, expect, it } from 'vitest';
import { MEMORY_CACHE } from '../../model/constants.ts';
import { createMemoryCache } from './memory-cache.ts';
import type { MemoryCache } from './memory-cache.ts';

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

describe('a cache with limits', () => {
  const keysOf = (cache: MemoryCache<string>) =>
    ['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined);

  it('keeps those entries that were used last', () => {
    const cache = createMemoryCache<string>(Date.now, { count: 3, size: 100 });
    for (const key of ['a', 'b', 'c']) cache.set(key, key);
    cache.get('a');
    cache.set('d', 'd');
    expect(keysOf(cache)).toEqual(['a', 'c', 'd']);
  });

  it('keeps entries up to their size together, and the newest one whatever its size', () => {
    const cache = createMemoryCache<string>(Date.now, { count: 10, size: 100 });
    cache.set('a', 'a', 60);
    cache.set('b', 'b', 40);
    expect(keysOf(cache)).toEqual(['a', 'b']);
    cache.set('c', 'c', 41);
    expect(keysOf(cache)).toEqual(['b', 'c']);
    cache.set('d', 'd', 500);
    expect(keysOf(cache)).toEqual(['d']);
  });

  it('counts an entry that is set again once', () => {
    const cache = createMemoryCache<string>(Date.now, { count: 2, size: 100 });
    cache.set('a', 'a', 50);
    for (let times = 0; times < 3; times++) cache.set('b', 'b', 50);
    expect(keysOf(cache)).toEqual(['a', 'b']);
  });
});

it('deletes entries', () => {
  const { cache } = oldEntry();
  cache.delete('old');
  expect(cache.get('old')).toBeUndefined();
  expect(cache.size).toBe(0);
});
