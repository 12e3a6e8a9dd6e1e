import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DoctorReply, DoctorRequest } from '../../model/protocol.ts';
import { DOCTOR_TIMES, DoctorSession } from './checker-session.ts';

/** Workers that do what a test says. */
class FakeWorker {
  sent: DoctorRequest[] = [];
  isEnded = false;
  #events = new EventTarget();

  postMessage(request: DoctorRequest): void {
    this.sent.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  addEventListener(name: string, listener: EventListener): void {
    this.#events.addEventListener(name, listener);
  }
  answers(data: DoctorReply): void {
    this.#events.dispatchEvent(new MessageEvent('message', { data }));
  }
  fails(): void {
    this.#events.dispatchEvent(new Event('error'));
  }
}

const SOURCE = { kind: 'tarball', file: new Blob() } as const;
const EXAMINATION = { name: 'kit' } as Extract<DoctorReply, { type: 'examined' }>['examination'];

let workers: FakeWorker[];
let session: DoctorSession;
const worker = () => workers.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  session = new DoctorSession('/worker.js', () => {
    workers.push(new FakeWorker());
    return worker();
  });
});
afterEach(() => vi.useRealTimers());

const examine = () => session.examine(SOURCE, 'node16');

it('loads nothing until it is asked to', () => {
  expect(workers).toEqual([]);
  session.start();
  session.start();
  expect(workers.length).toBe(1);
});

it('keeps the worker for the next package', async () => {
  for (const id of [1, 2]) {
    const outcome = examine();
    worker().answers({ type: 'ready' });
    worker().answers({ type: 'examined', id, examination: EXAMINATION });
    expect(await outcome).toEqual({ examination: EXAMINATION });
  }
  expect(workers.length).toBe(1);
});

it.each([
  ['cannot be loaded', (now: FakeWorker) => now.fails(), /cannot be loaded/],
  ['crashes', (now: FakeWorker) => (now.answers({ type: 'ready' }), now.fails()), /too much memory/],
  [
    'fails with a package',
    (now: FakeWorker) => (now.answers({ type: 'ready' }), now.answers({ type: 'failed', id: 1 })),
    /too much memory/,
  ],
  ['never starts', () => vi.advanceTimersByTime(DOCTOR_TIMES.start), /cannot be loaded/],
  [
    'never answers',
    (now: FakeWorker) => (now.answers({ type: 'ready' }), vi.advanceTimersByTime(DOCTOR_TIMES.examination)),
    /longer than/,
  ],
])('says so if the worker %s, and gives the next package a new one', async (_, happens, sentence) => {
  const outcome = examine();
  const first = worker();
  happens(first);
  expect(await outcome).toEqual({ problem: [expect.stringMatching(sentence), ...anyValues(await outcome)] });
  expect(first.isEnded).toBe(true);
  const next = examine();
  worker().answers({ type: 'examined', id: 2, examination: EXAMINATION });
  expect(await next).toEqual({ examination: EXAMINATION });
  expect(workers.length).toBe(2);
});

const anyValues = (outcome: object) => ('problem' in outcome ? (outcome.problem as unknown[]).slice(1) : []);

it('says so if the files cannot be read, and keeps the worker', async () => {
  const outcome = examine();
  worker().answers({ type: 'unreadable', id: 1 });
  expect(await outcome).toEqual({ problem: [expect.stringMatching(/could not read/)] });
  expect(worker().isEnded).toBe(false);
});

it('ends the worker when it is stopped, and takes no late answer for a new one', async () => {
  const outcome = examine();
  const first = worker();
  session.stop();
  expect(first.isEnded).toBe(true);
  expect(await outcome).toEqual({ problem: ['The examination was stopped.'] });
  const next = examine();
  first.answers({ type: 'examined', id: 2, examination: { ...EXAMINATION, name: 'late' } });
  worker().answers({ type: 'examined', id: 2, examination: EXAMINATION });
  expect(await next).toEqual({ examination: EXAMINATION });
});
