import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, readStoredJson, storedKeys, writeStored, writeStoredJson } from './storage.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** As much of a browser's storage as is used, with room for so many entries. */
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

/** What every function says. */
const answers = () => ({
  text: readStored('theme'),
  json: readStoredJson('theme', isNumber),
  keys: storedKeys(),
  wasKept: writeStored('theme', 'dark'),
  jsonWasKept: writeStoredJson('theme', 1),
});
const NOTHING = { text: undefined, json: undefined, keys: [], wasKept: false, jsonWasKept: false };

afterEach(() => vi.unstubAllGlobals());

it('[E9] does without a storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(answers()).toEqual(NOTHING);
});

it('[E9] does without a storage that may not even be looked at', () => {
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

it('[E9] says so when a full storage kept nothing, and still reads', () => {
  vi.stubGlobal('localStorage', fakeStorage(1, { theme: 'dark' }));
  expect(writeStored('tab:package-manager', 'pnpm')).toBe(false);
  expect(writeStoredJson('recent', [])).toBe(false);
  expect(readStored('theme')).toBe('dark');
});

describe('a storage with room', () => {
  beforeEach(() => vi.stubGlobal('localStorage', fakeStorage(9, { theme: 'dark' })));

  it('[E9] keeps and gives back', () => {
    expect(writeStored('tab:a', 'x')).toBe(true);
    expect(readStored('tab:a')).toBe('x');
    expect(writeStoredJson('count', 7)).toBe(true);
    expect(readStoredJson('count', isNumber)).toBe(7);
    expect(readStored('missing')).toBeUndefined();
    expect(readStoredJson('missing', isNumber)).toBeUndefined();
    expect(storedKeys()).toEqual(['theme', 'tab:a', 'count']);
  });

  it.each(['{', '', 'undefined', '"7"', 'null', '[7]', '\u0000'])(
    '[E9] takes garbage as nothing stored: %j',
    (garbage) => {
      writeStored('count', garbage);
      expect(readStoredJson('count', isNumber)).toBeUndefined();
    },
  );
});
