// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LabReply, LabRequest } from '../../model/protocol.ts';
import type { LabMessage } from '../../model/words/page-words.ts';
import { LabSession } from './lab-session.ts';
import { phaseText } from './phase-text.ts';

const MANIFEST = { worker: '/w.js', wasm: [], transferSize: 1, versions: {}, packages: {} };
const CONFIG = { kind: 'literal', value: {} } as const;

class FakeWorker extends EventTarget {
  requests: LabRequest[] = [];
  isTerminated = false;
  postMessage(request: LabRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  reply(data: LabReply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  crash(message: string) {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
  }
  get builds() {
    return this.requests.flatMap((request) => (request.type === 'build' ? [request] : []));
  }
  built(id: number, ok = true) {
    this.reply({ type: 'built', id, ok, files: [], console: `build ${id}`, milliseconds: 200, missing: [] });
  }
}

let workers: FakeWorker[];
let session: LabSession;
const worker = () => workers.at(-1)!;
const text = () => phaseText(session.view().phase);
const build = (source: string) => session.build({ 'a.ts': source }, CONFIG);

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  session = new LabSession(MANIFEST, () => {
    workers.push(new FakeWorker());
    return worker();
  });
});
afterEach(() => vi.useRealTimers());

function startReady() {
  session.start();
  worker().reply({ type: 'ready', milliseconds: 1 });
}

describe('a session with the worker', () => {
  it('loads nothing before it is started', () => {
    build('a');
    expect(workers).toHaveLength(0);
    expect(text()).toBe('Not started');
  });

  it('shows progress, then builds what was asked for in the meantime', () => {
    session.start();
    session.start();
    expect(workers).toHaveLength(1);
    worker().reply({ type: 'loading', loaded: 40, total: 100 });
    expect(text()).toBe('Loading 40 %');
    build('a');
    worker().reply({ type: 'loading', loaded: 100, total: 100 });
    expect(text()).toBe('Preparing');
    expect(worker().builds).toHaveLength(0);
    worker().reply({ type: 'ready', milliseconds: 1 });
    expect(text()).toBe('Building');
    worker().built(1);
    expect(text()).toBe('Built in 0.2 s');
  });

  it('builds once at a time and skips what is out of date', () => {
    startReady();
    build('a');
    build('b');
    build('c');
    expect(worker().builds).toHaveLength(1);
    worker().built(1);
    expect(session.view().result).toBeUndefined();
    expect(worker().builds.map(({ files }) => files['a.ts'])).toEqual(['a', 'c']);
    worker().built(2);
    expect(session.view().result?.id).toBe(2);
    worker().built(1);
    expect(session.view().result?.id).toBe(2);
  });

  it('keeps the build before for a comparison, until the project is replaced', () => {
    startReady();
    build('a');
    worker().built(1);
    build('b');
    worker().built(2, false);
    expect(text()).toBe('Failed in 0.2 s');
    expect(session.view().previous?.id).toBe(1);
    session.enter(0);
    expect(session.view().previous?.id).toBe(1);
    session.enter(1);
    expect(session.view()).toMatchObject({
      result: undefined,
      previous: undefined,
      phase: { kind: 'ready' },
    });
  });

  it('ignores the result of a build that was given up', () => {
    startReady();
    build('a');
    session.cancel();
    expect(text()).toBe('Ready');
    worker().built(1);
    expect(session.view().result).toBeUndefined();
    build('b');
    expect(worker().builds).toHaveLength(2);
  });
});

describe('a worker that ran the code of a configuration', () => {
  it('builds the same project again, but no other', () => {
    startReady();
    session.build({ 'a.ts': '' }, { kind: 'code', path: 'rslib.config.ts' });
    worker().built(1);
    build('a');
    expect(workers).toHaveLength(1);
    session.enter(1);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    session.enter(2);
    expect(workers).toHaveLength(2);
  });
});

describe('a worker in trouble', () => {
  it('is replaced after ten seconds of silence, and does not repeat the build', () => {
    startReady();
    build('loop');
    vi.advanceTimersByTime(9_999);
    expect(worker().isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(session.view().notice).toEqual([
      expect.stringContaining('did not answer for {seconds} seconds'),
      { seconds: 10 },
    ]);
    worker().reply({ type: 'ready', milliseconds: 1 });
    expect(worker().builds).toHaveLength(0);
    build('fixed');
    expect(session.view().notice).toBeUndefined();
    expect(worker().builds).toHaveLength(1);
  });

  it('may build for longer than that while it gives signs of life', () => {
    startReady();
    build('a');
    for (let seconds = 0; seconds < 60; seconds += 6) {
      vi.advanceTimersByTime(6000);
      worker().reply({ type: 'alive' });
    }
    worker().built(1);
    expect(text()).toBe('Built in 0.2 s');
    vi.advanceTimersByTime(600_000);
    expect(workers).toHaveLength(1);
  });

  it('is replaced after its last sign of life, and after two minutes in any case', () => {
    startReady();
    build('loop');
    vi.advanceTimersByTime(6000);
    worker().reply({ type: 'alive' });
    vi.advanceTimersByTime(9999);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(session.view().notice).toEqual([
      expect.stringContaining('did not answer for {seconds} seconds'),
      { seconds: 10 },
    ]);
    worker().reply({ type: 'ready', milliseconds: 1 });
    build('never');
    for (let seconds = 0; seconds < 120; seconds++) {
      expect(workers).toHaveLength(2);
      vi.advanceTimersByTime(1000);
      worker().reply({ type: 'alive' });
    }
    expect(workers).toHaveLength(3);
    expect(session.view().notice).toEqual([
      expect.stringContaining('did not end within {seconds} seconds'),
      { seconds: 120 },
    ]);
  });

  it('may take longer than that to load', () => {
    session.start();
    build('a');
    vi.advanceTimersByTime(60_000);
    expect(worker().isTerminated).toBe(false);
  });

  it('is replaced once if it has everything and never becomes ready', () => {
    session.start();
    build('a');
    worker().reply({ type: 'loading', loaded: 1, total: 1 });
    vi.advanceTimersByTime(29_999);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(text()).toBe('Loading 0 %');
    worker().reply({ type: 'loading', loaded: 1, total: 1 });
    vi.advanceTimersByTime(30_000);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect(session.view().phase).toEqual({
      kind: 'unusable',
      reason: [expect.stringContaining('did not start') as string],
    });
  });

  it('builds what was asked for if the second try becomes ready', () => {
    session.start();
    build('a');
    worker().reply({ type: 'loading', loaded: 1, total: 1 });
    vi.advanceTimersByTime(30_000);
    worker().reply({ type: 'loading', loaded: 1, total: 1 });
    worker().reply({ type: 'ready', milliseconds: 1 });
    expect(worker().builds).toHaveLength(1);
    worker().built(1);
    vi.advanceTimersByTime(60_000);
    expect(workers).toHaveLength(2);
  });

  it('is replaced after a panic, with its message', () => {
    startReady();
    build('a');
    worker().crash('RuntimeError: unreachable');
    expect(workers).toHaveLength(2);
    expect(session.view().notice).toEqual([
      expect.stringContaining('The lab crashed{detail}'),
      { detail: ' (RuntimeError: unreachable)' },
    ]);
  });

  it('that cannot even start is not tried again', () => {
    session.start();
    worker().crash('');
    expect(workers).toHaveLength(1);
    expect(session.view().phase).toEqual({
      kind: 'unusable',
      reason: [expect.stringContaining('could not be started') as string],
    });
  });

  it('says itself why it cannot run here', () => {
    session.start();
    const reason: LabMessage = ['The lab could not start. {detail}', { detail: 'No memory.' }];
    worker().reply({ type: 'unusable', reason });
    expect(worker().isTerminated).toBe(true);
    expect(session.view().phase).toEqual({ kind: 'unusable', reason });
  });
});
