import hooks from 'node:async_hooks';
import { expect, test } from 'vitest';
import * as standIn from './async_hooks.ts';

/** What a value is at each step. Both modules have to agree on it. */
function steps({ AsyncLocalStorage }: { AsyncLocalStorage: new () => hooks.AsyncLocalStorage<string> }) {
  const storage = new AsyncLocalStorage();
  const seen = [storage.getStore()];
  const result = storage.run('outer', () => {
    seen.push(storage.getStore());
    storage.run('inner', () => seen.push(storage.getStore()));
    seen.push(storage.getStore());
    return 'result';
  });
  const fail = () =>
    storage.run('failing', () => {
      throw new Error('no');
    });
  expect(fail).toThrow('no');
  return [...seen, result, storage.getStore()];
}

test('a value is there while its function runs, also in another and after a failure', () => {
  const ofStandIn = standIn as unknown as Parameters<typeof steps>[0];
  expect(steps(ofStandIn)).toEqual(steps(hooks));
  expect(steps(ofStandIn)).toEqual([undefined, 'outer', 'inner', 'outer', 'result', undefined]);
});

test('a resource calls a function with its object, arguments and result', () => {
  function joined(this: unknown, ...args: unknown[]): string {
    return [this, ...args].join(' ');
  }
  // Rsbuild binds the method before it calls it.
  const native = new hooks.AsyncResource('name');
  const own = new standIn.AsyncResource();
  expect(own.runInAsyncScope.bind(own, joined, 'self')('a', 'b')).toBe(
    native.runInAsyncScope.bind(native, joined, 'self')('a', 'b'),
  );
});
