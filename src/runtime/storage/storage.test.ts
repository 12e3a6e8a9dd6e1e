import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, readStoredJson, storedKeys, writeStored, writeStoredJson } from './storage.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Simulates the used parts of browser storage, with room for this many entries. */
function fakeStorage(room: number, entries: Record<string, string>) {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (Object.keys(this).length >= room) throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    },
  };
  return Object.assign(Object.create(methods) as object, entries);
}

/** Calls every function and returns the results. */
const answers = () => ({
  text: readStored('theme'),
  json: readStoredJson('theme', isNumber),
  keys: storedKeys(),
  wasKept: writeStored('theme', 'dark'),
  jsonWasKept: writeStoredJson('theme', 1),
});
const NOTHING = { text: undefined, json: undefined, keys: [], wasKept: false, jsonWasKept: false };

afterEach(() => vi.unstubAllGlobals());

it('[E9] works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(answers()).toEqual(NOTHING);
});

it('[E9] works if accessing storage throws', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  try {
    expect(answers()).toEqual(NOTHING);
  } finally {
    if (original) Object.defineProperty(globalThis, 'localStorage', original);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
});

it('[E9] reports that full storage kept nothing, and still reads', () => {
  vi.stubGlobal('localStorage', fakeStorage(1, { theme: 'dark' }));
  expect(writeStored('tab:package-manager', 'pnpm')).toBe(false);
  expect(writeStoredJson('recent', [])).toBe(false);
  expect(readStored('theme')).toBe('dark');
});

describe('storage with room', () => {
  beforeEach(() => vi.stubGlobal('localStorage', fakeStorage(9, { theme: 'dark' })));

  it('[E9] stores and returns values', () => {
    expect(writeStored('tab:a', 'x')).toBe(true);
    expect(readStored('tab:a')).toBe('x');
    expect(writeStoredJson('count', 7)).toBe(true);
    expect(readStoredJson('count', isNumber)).toBe(7);
    expect(readStored('missing')).toBeUndefined();
    expect(readStoredJson('missing', isNumber)).toBeUndefined();
    expect(storedKeys()).toEqual(['theme', 'tab:a', 'count']);
  });

  it.each(['{', '', 'undefined', '"7"', 'null', '[7]', '\u0000'])('[E9] ignores garbage: %j', (garbage) => {
    writeStored('count', garbage);
    expect(readStoredJson('count', isNumber)).toBeUndefined();
  });
});
