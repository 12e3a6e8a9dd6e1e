// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LabReply, LabRequest, UncheckedTypes } from '../../model/protocol.ts';
import type { LabMessage } from '../../model/words/page-words.ts';
import { LabSession } from './lab-session.ts';
import { phaseText } from './phase-text.ts';

const MANIFEST = { worker: '/w.js', wasm: [], transferSize: 1, typesSize: 1, versions: {}, packages: {} };
const CONFIG = { kind: 'literal', value: {} } as const;
/** The smallest module: a magic number and a version. */

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
  built(id: number, ok = true, unchecked?: UncheckedTypes) {
    const nothing = { files: [], missing: [], unchecked };
    this.reply({ type: 'built', id, ok, console: `build ${id}`, milliseconds: 200, ...nothing });
  }
  ready() {
    this.reply({ type: 'ready', milliseconds: 1 });
  }
}

let workers: FakeWorker[];
let session: LabSession;
const worker = () => workers.at(-1)!;
const text = () => phaseText(session.view().phase);
const build = (source: string) =>
  session.build({ files: { 'a.ts': source }, config: CONFIG, isTrusted: false, wantsTypes: false });

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
  worker().ready();
}

describe('a session with the worker', () => {
  it('says that TypeScript is on its way, and whether types were checked', () => {
    startReady();
    build('1');
    worker().reply({ type: 'types', isLoading: true });
    expect(text()).toBe('Loading TypeScript');
    worker().reply({ type: 'types', isLoading: false });
    expect(text()).toBe('Building');
    worker().built(1);
    expect(text()).toBe('Built in 0.2 s');
    build('2');
    worker().built(2, true, { why: 'off' });
    expect(text()).toBe('Built in 0.2 s, types not checked');
    worker().reply({ type: 'types', isLoading: false });
    expect(text()).toBe('Built in 0.2 s, types not checked');
  });

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
    worker().ready();
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
      phase: { kind: 'loading', share: 0 },
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

describe('a worker that has built a project', () => {
  it('builds the same project again, but no other', () => {
    startReady();
    build('a');
    worker().built(1);
    build('b');
    worker().built(2);
    expect(workers).toHaveLength(1);
    session.enter(1);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it('is replaced in the middle of a build, whose result is not shown', () => {
    startReady();
    build('a');
    session.enter(1);
    workers[0]!.built(1);
    expect(session.view().result).toBeUndefined();
    expect(workers).toHaveLength(2);
  });

  it('stays as long as it has built nothing', () => {
    startReady();
    session.enter(1);
    session.enter(2);
    expect(workers).toHaveLength(1);
  });
});

describe('a build that would run code without consent', () => {
  it('names the file, until the reader allows it', () => {
    startReady();
    build('a');
    worker().reply({ type: 'refused', id: 1, file: 'src/evil.js' });
    expect(text()).toBe('Ready');
    expect(session.view().refused).toBe('src/evil.js');
    build('b');
    expect(session.view().refused).toBe('src/evil.js');
    worker().reply({ type: 'refused', id: 2, file: 'src/evil.js' });
    session.build({ files: {}, config: CONFIG, isTrusted: true, wantsTypes: false });
    expect(session.view().refused).toBeUndefined();
    expect(worker().builds.map(({ isTrusted }) => isTrusted)).toEqual([false, false, true]);
  });

  it('is forgotten with its project, and once a build runs none', () => {
    startReady();
    build('a');
    worker().reply({ type: 'refused', id: 1, file: 'src/evil.js' });
    build('b');
    worker().built(2);
    expect(session.view().refused).toBeUndefined();
    build('c');
    worker().reply({ type: 'refused', id: 3, file: 'src/evil.js' });
    session.enter(1);
    expect(session.view().refused).toBeUndefined();
  });
});

describe('a build that the reader stops', () => {
  it('ends with its worker, and what was typed meanwhile is not built', () => {
    startReady();
    build('a');
    build('b');
    session.stop();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(session.view().notice).toEqual([expect.stringContaining('was stopped')]);
    worker().ready();
    expect(text()).toBe('Ready');
    expect(worker().builds).toHaveLength(0);
    build('c');
    expect(worker().builds).toHaveLength(1);
  });

  it('keeps the output of the build before', () => {
    startReady();
    build('a');
    worker().built(1);
    build('b');
    session.stop();
    expect(session.view().result?.id).toBe(1);
  });
});

describe('a worker in trouble', () => {
  it('is replaced without a notice if its build was given up, and builds what is wanted next', () => {
    startReady();
    build('loop');
    session.cancel();
    build('fixed');
    vi.advanceTimersByTime(10_000);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(session.view().notice).toBeUndefined();
    worker().ready();
    expect(worker().builds.map(({ files }) => files['a.ts'])).toEqual(['fixed']);
  });

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
    worker().ready();
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
    worker().ready();
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

  it('may take longer than that to load while something arrives', () => {
    session.start();
    build('a');
    for (let loaded = 1; loaded < 10; loaded++) {
      vi.advanceTimersByTime(29_000);
      worker().reply({ type: 'loading', loaded, total: 10 });
    }
    expect(workers).toHaveLength(1);
    expect(text()).toBe('Loading 90 %');
  });

  it('is replaced once if nothing arrives', () => {
    session.start();
    vi.advanceTimersByTime(29_999);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    vi.advanceTimersByTime(30_000);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect(session.view().phase).toEqual({
      kind: 'unusable',
      reason: [expect.stringContaining('could not be started') as string],
    });
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
    worker().ready();
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

  it('is replaced once for all of its threads that end, and no longer heard', () => {
    startReady();
    build('a');
    const [crashed] = workers;
    crashed!.reply({ type: 'crashed', detail: 'RuntimeError: unreachable' });
    crashed!.crash('Uncaught [object ErrorEvent]');
    crashed!.reply({ type: 'crashed', detail: 'RuntimeError: unreachable' });
    expect(workers).toHaveLength(2);
    worker().ready();
    build('b');
    worker().built(2);
    expect(text()).toBe('Built in 0.2 s');
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
