import util from 'node:util';
import { expect, test } from 'vitest';
import * as standIn from './util.ts';

test.each<{ args: unknown[] }>([
  { args: ['a %s b', 'x'] },
  { args: ['%d %i %f', '1.5', '1.5', '1.5'] },
  { args: ['%j', { a: 1 }] },
  { args: ['100%', 1] },
  { args: ['%%', 1] },
  { args: ['%s'] },
  { args: ['a', 'b', 1] },
  { args: [1, 2] },
])('prints $args as Node does', ({ args }) => {
  const [first, ...rest] = args;
  expect(standIn.format(first, ...rest)).toBe(util.format(...args));
});

test.each([1, 'text', null, undefined, true, [1, 'a'], [], {}, { a: { b: 1 } }, { 'a-b': 1 }] as unknown[])(
  'describes %j as Node does',
  (value) => {
    expect(standIn.inspect(value)).toBe(util.inspect(value));
  },
);

test('describes circles and depth as text', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(standIn.inspect(circle)).toContain('[Circular]');
  expect(standIn.inspect({ a: { b: { c: { d: 1 } } } })).toContain('[Object]');
});

test('styles text, and removes the style again', () => {
  const styled = standIn.styleText(['bold', 'red'], 'x');
  expect(styled).toBe('\u001B[1m\u001B[31mx\u001B[39m\u001B[22m');
  expect(standIn.stripVTControlCharacters(styled)).toBe('x');
});

test('promises settle with what a callback gets', async () => {
  const call = (value: unknown, done: unknown) => {
    (done as (error: unknown, value?: unknown) => void)(value === 'bad' ? new Error('no') : null, value);
  };
  await expect(standIn.promisify(call)('good')).resolves.toBe('good');
  await expect(standIn.promisify(call)('bad')).rejects.toThrow('no');
});
