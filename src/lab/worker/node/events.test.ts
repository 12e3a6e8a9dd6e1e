import { expect, test } from 'vitest';
import { EventEmitter, once } from './events.ts';

test('calls listeners in order, those of once only once', () => {
  const emitter = new EventEmitter();
  const heard: unknown[] = [];
  emitter.once('a', (value) => heard.push(['once', value]));
  emitter.on('a', (value) => heard.push(['on', value]));
  expect(emitter.emit('a', 1)).toBe(true);
  emitter.emit('a', 2);
  expect(heard).toEqual([
    ['once', 1],
    ['on', 1],
    ['on', 2],
  ]);
});

test('removes listeners, and says whether anybody listened', () => {
  const emitter = new EventEmitter();
  const listener = () => {};
  emitter.on('a', listener).on('b', listener);
  emitter.off('a', listener);
  expect(emitter.emit('a')).toBe(false);
  expect(emitter.listenerCount('b')).toBe(1);
  emitter.removeAllListeners();
  expect(emitter.listenerCount('b')).toBe(0);
});

test('waits for an event', async () => {
  const emitter = new EventEmitter();
  const waiting = once(emitter, 'a');
  emitter.emit('a', 1, 2);
  await expect(waiting).resolves.toEqual([1, 2]);
});
