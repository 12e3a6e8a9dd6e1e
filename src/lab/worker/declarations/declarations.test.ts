import { beforeEach, expect, test } from 'vitest';
import { declarations } from './declarations.ts';

beforeEach(() => {
  declarations.begin(true);
});

test('TypeScript writes declarations once the reader has asked for it', () => {
  expect(declarations.canWrite({})).toBe(true);
  expect(declarations.unchecked()).toBeUndefined();
  declarations.begin(false);
  expect(declarations.canWrite({ bundle: false })).toBe(false);
  expect(declarations.unchecked()).toEqual({ why: 'off' });
});

test('isolated declarations need no TypeScript, and bundled ones are never written', () => {
  declarations.begin(false);
  expect(declarations.canWrite({ isolated: true })).toBe(true);
  expect(declarations.unchecked()).toBeUndefined();
  expect(declarations.canWrite({ isolated: true, bundle: true })).toBe(false);
  expect(declarations.unchecked()).toEqual({ why: 'bundled' });
  declarations.begin(true);
  expect(declarations.canWrite({ bundle: { bundledPackages: [] } })).toBe(false);
});

test('says what a switch cannot help with rather than that it is off', () => {
  declarations.begin(false);
  declarations.canWrite({});
  declarations.canWrite({ bundle: true });
  declarations.canWrite({});
  expect(declarations.unchecked()).toEqual({ why: 'bundled' });
});

test('giving up ends what waits for declarations, once for each build', async () => {
  const ended: number[] = [];
  void declarations.givenUp().then(() => ended.push(1));
  declarations.begin(true);
  void declarations.givenUp().then(() => ended.push(2));
  declarations.giveUp({ why: 'unloaded' });
  await declarations.givenUp();
  expect(ended).toEqual([2]);
});

test('keeps the first reason to give up until the next build', () => {
  declarations.giveUp({ why: 'packages', packages: ['zod'] });
  declarations.giveUp({ why: 'unloaded' });
  expect(declarations.unchecked()).toEqual({ why: 'packages', packages: ['zod'] });
  declarations.begin(true);
  expect(declarations.unchecked()).toBeUndefined();
});
