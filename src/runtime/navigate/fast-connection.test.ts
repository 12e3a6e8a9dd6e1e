// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { hasFastConnection } from './fast-connection.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it.each([
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, false],
  [{}, false],
])('a connection of %j is fast: %s', (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(hasFastConnection()).toBe(expected);
});

it.each([
  [{ requestStart: 100, responseEnd: 400 }, true],
  [{ requestStart: 100, responseEnd: 700 }, false],
  [undefined, false],
])('without that information, a document with %j came by a fast one: %s', (timing, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue((timing ? [timing] : []) as never);
  expect(hasFastConnection()).toBe(expected);
});
