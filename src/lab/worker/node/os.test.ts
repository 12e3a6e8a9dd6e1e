import os from 'node:os';
import { expect, test } from 'vitest';
import * as standIn from './os.ts';

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
const functions = Object.entries(standIn).filter(([, value]) => typeof value === 'function') as [
  keyof typeof os,
  () => unknown,
][];

test.each(functions)('%s returns the same kind of value as in Node', (name, call) => {
  const native = os[name] as () => unknown;
  expect(kindOf(native)).toBe('function');
  expect(kindOf(call())).toBe(kindOf(native()));
});

test('everything else is there in Node as well', () => {
  for (const [name, value] of Object.entries(standIn))
    expect(kindOf(value)).toBe(kindOf(os[name as keyof typeof os]));
});

test('describes one machine: Linux, with folders that are absolute paths', () => {
  expect([standIn.platform(), standIn.type(), standIn.EOL]).toEqual(['linux', 'Linux', '\n']);
  expect(standIn.homedir()).toMatch(/^\/./);
  expect(standIn.tmpdir()).toMatch(/^\/./);
  expect(standIn.cpus()).toHaveLength(standIn.availableParallelism());
});
