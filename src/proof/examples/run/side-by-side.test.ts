import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('keeps the order however long each item takes', async () => {
  const waits = [30, 1, 10];
  const done: number[] = [];
  const results = await sideBySide(waits, 2, async (ms) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    done.push(ms);
    return ms;
  });
  expect(results).toEqual(waits);
  expect(done).not.toEqual(waits);
});

test('starts nothing after a failure, and rejects once everything started has ended', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const all = sideBySide(['slow', 'wrong', 'never begun'], 2, async (name) => {
    begun.push(name);
    if (name === 'wrong') {
      // By then, another item would have begun.
      setImmediate(release);
      throw new Error(name);
    }
    await held;
    ended.push(name);
  });
  await expect(all).rejects.toThrow('wrong');
  expect(begun).toEqual(['slow', 'wrong']);
  expect(ended).toEqual(['slow']);
});
