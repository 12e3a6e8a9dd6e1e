import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskReply, DeskRequest } from '../worker/protocol.ts';
import { DESK_TIMES, DeskSession } from './desk-session.ts';
import type { Answer } from './desk-session.ts';

class FakeWorker extends EventTarget {
  asked: DeskRequest[] = [];
  isEnded = false;
  postMessage(request: DeskRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  reply(data: DeskReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  answer(answer: Answer, at = -1): void {
    this.reply({ type: 'answer', id: this.asked.at(at)!.id, answer: answer as { kind: 'unknown' } });
  }
}

let workers: FakeWorker[];
let session: DeskSession;
beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  session = new DeskSession(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
});
afterEach(() => vi.useRealTimers());

it('asks one worker for the newest of what came meanwhile', async () => {
  const answers = ['a', 'b', 'c'].map((config) => session.convert({ config }));
  workers[0]!.reply({ type: 'ready' });
  workers[0]!.answer({ kind: 'unknown' });
  expect(await answers[0]).toEqual({ kind: 'unknown' });
  expect(await answers[1]).toBeUndefined();
  expect(workers[0]!.asked.map(({ input }) => input.config)).toEqual(['a', 'c']);
  workers[0]!.answer({ kind: 'failed' });
  expect(await answers[2]).toEqual({ kind: 'failed' });
  expect(workers).toHaveLength(1);
});

it('ends a worker that takes too long, and asks a new one', async () => {
  const slow = session.convert({ config: 'slow' });
  const next = session.convert({ config: 'next' });
  workers[0]!.reply({ type: 'ready' });
  vi.advanceTimersByTime(DESK_TIMES.conversion);
  expect(await slow).toEqual({ kind: 'too long' });
  expect(workers[0]!.isEnded).toBe(true);
  // An answer of the ended worker comes too late.
  workers[0]!.answer({ kind: 'failed' });
  workers[1]!.reply({ type: 'ready' });
  workers[1]!.answer({ kind: 'unknown' });
  expect(await next).toEqual({ kind: 'unknown' });
});

it('says that the worker did not load, or that it crashed', async () => {
  const first = session.convert({});
  workers[0]!.dispatchEvent(new Event('error'));
  expect(await first).toEqual({ kind: 'not loaded' });
  const second = session.convert({});
  vi.advanceTimersByTime(DESK_TIMES.start);
  expect(await second).toEqual({ kind: 'not loaded' });
  const third = session.convert({});
  workers[2]!.reply({ type: 'ready' });
  workers[2]!.dispatchEvent(new Event('error'));
  expect(await third).toEqual({ kind: 'failed' });
});

it('answers where workers are not allowed', async () => {
  const without = new DeskSession(() => {
    throw new TypeError('blocked');
  });
  expect(await without.convert({})).toEqual({ kind: 'not loaded' });
});
