import assert from 'node:assert';
import { expect, test } from 'vitest';
import { ok, wholeModule } from './assert.ts';

const outcomeOf = (call: () => void): string => {
  try {
    call();
    return 'passed';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([true, 1, 'a', {}, false, 0, '', null, undefined] as unknown[])(
  'judges %j as Node does',
  (value) => {
    const expected = outcomeOf(() => assert.ok(value, 'not there'));
    expect(outcomeOf(() => ok(value, 'not there'))).toBe(expected);
    expect(outcomeOf(() => wholeModule(value, 'not there'))).toBe(expected);
    expect(outcomeOf(() => wholeModule.ok(value, 'not there'))).toBe(expected);
  },
);

test('throws the error that it was given, and always has a message', () => {
  const given = new TypeError('mine');
  expect(() => ok(false, given)).toThrow(given);
  expect(() => assert.ok(false, given)).toThrow(given);
  expect(outcomeOf(() => ok(0))).not.toBe('');
});
