import type { LabConfig, LabManifest, LabReply, LabRequest, ProjectFiles } from '../../model/protocol.ts';
import type { LabMessage } from '../../model/words/page-words.ts';
import { listen } from '../../../runtime/page/listen.ts';
import { LAB_TIMES } from './lab-times.ts';

export type LabPhase =
  /** Nothing was loaded yet. */
  | { kind: 'off' }
  /** Share of the WebAssembly that has arrived, from 0 to 1. */
  | { kind: 'loading'; share: number }
  /** Everything has arrived and is being compiled. */
  | { kind: 'preparing' }
  | { kind: 'ready' }
  /** TypeScript has to arrive before a build that needs it goes on. */
  | { kind: 'building'; loadsTypes: boolean }
  | { kind: 'built'; ok: boolean; milliseconds: number; isChecked: boolean }
  /** The lab cannot run here. */
  | { kind: 'unusable'; reason: LabMessage };

/** What a build has written, and the project that it was made from. */
export type BuildResult = Extract<LabReply, { type: 'built' }> & { sources: ProjectFiles };
type Answer = Extract<LabReply, { type: 'built' | 'refused' }>;

export interface LabView {
  phase: LabPhase;
  /** The newest result, and the one before it. */
  result: BuildResult | undefined;
  previous: BuildResult | undefined;
  /** Says why the worker had to be replaced, until the next build is asked for. */
  notice: LabMessage | undefined;
  /** The file whose code the newest build would have run without the reader's consent. */
  refused: string | undefined;
}

/** The part of a worker that the session uses. */
export type LabWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** A build as the page asks for it. */
export interface WantedBuild {
  files: ProjectFiles;
  config: LabConfig;
  isTrusted: boolean;
  /** The reader has asked for TypeScript. */
  wantsTypes: boolean;
}

const NOTHING_BUILT = { result: undefined, previous: undefined, notice: undefined, refused: undefined };

const NO_ANSWER: LabMessage = [
  'The build did not answer for {seconds} seconds, so it was stopped. Change the project to build again.',
  { seconds: LAB_TIMES.silence / 1000 },
];
const NO_END: LabMessage = [
  'The build did not end within {seconds} seconds, so it was stopped. Change the project to build again.',
  { seconds: LAB_TIMES.build / 1000 },
];
const RSPACK_CRASHED = (error: string): LabMessage => [
  'Rspack crashed ({error}), as it does when it runs out of memory, so it was started again. Change the project to build again.',
  { error },
];
const STOPPED: LabMessage = ['The build was stopped. Change the project to build again.'];
const NO_START: LabMessage = ['The lab could not be started. Check your connection, then reload the page.'];
const NEVER_READY: LabMessage = [
  'The lab was loaded, but it did not start in this browser. Reload the page to try again.',
];

/**
 * Keeps one worker, and gives it one build at a time. While it builds, only the newest request waits. A worker that
 * crashes or stops answering is replaced, and so is one that has built another project.
 */
export class LabSession {
  #view: LabView = { phase: { kind: 'off' }, ...NOTHING_BUILT };
  #listeners = new Set<() => void>();
  #worker: LabWorker | undefined;
  #isReady = false;
  /** Whether this worker replaces one that never became ready. */
  #isSecondTry = false;
  #project = 0;
  /** Whether the worker has built anything. */
  #isUsed = false;
  #lastId = 0;
  /** The build that the worker is at, if any. */
  #running: { id: number; sources: ProjectFiles } | undefined;
  #wanted: WantedBuild | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #longest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly manifest: LabManifest,
    readonly createWorker: (address: string) => LabWorker,
  ) {}

  readonly view = (): LabView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the worker, unless that was done before. */
  start(): void {
    if (this.#worker) return;
    this.#show({ phase: { kind: 'loading', share: 0 } });
    const worker = this.createWorker(this.manifest.worker);
    this.#worker = worker;
    // What a worker has sent before it was replaced can arrive later.
    const isCurrent = () => this.#worker === worker;
    const onReply = ({ data }: MessageEvent<LabReply>) => {
      if (isCurrent()) this.#onReply(data);
    };
    const onCrash = (event: ErrorEvent) => {
      event.preventDefault();
      if (isCurrent()) this.#onCrash(event.message);
    };
    listen(['message'], onReply, {}, worker);
    listen(['error'], onCrash, {}, worker);
    this.#send({ type: 'start', manifest: this.manifest });
    this.#waitForStart();
  }

  /** Asks for a build. Results of earlier requests are ignored from now on. */
  build(wanted: WantedBuild): void {
    this.#wanted = wanted;
    this.#show({ notice: undefined, ...(wanted.isTrusted && { refused: undefined }) });
    this.#sendWanted();
  }

  /** Gives up the current request, for example because the project cannot be built as it is. */
  cancel(): void {
    this.#wanted = undefined;
    this.#lastId++;
    this.#show({ refused: undefined });
    if (this.#view.phase.kind === 'building') this.#show({ phase: { kind: 'ready' } });
  }

  /** Ends the build that is running, which only a new worker can do. */
  stop(): void {
    if (this.#view.phase.kind !== 'building') return;
    this.#wanted = undefined;
    this.#replace(STOPPED);
  }

  /** Turns to a project, by its number. The results of another project are forgotten. */
  enter(project: number): void {
    if (project === this.#project) return;
    this.#project = project;
    this.cancel();
    // Code can run in any build, and change what the worker does from then on.
    if (this.#isUsed) this.#restart();
    this.#show(NOTHING_BUILT);
  }

  #sendWanted(): void {
    if (!this.#wanted || !this.#worker || !this.#isReady || this.#running !== undefined) return;
    const wanted = this.#wanted;
    this.#wanted = undefined;
    this.#running = { id: ++this.#lastId, sources: wanted.files };
    this.#isUsed = true;
    this.#longest = setTimeout(() => this.#endBuild(NO_END), LAB_TIMES.build);
    this.#waitForSign();
    this.#show({ phase: { kind: 'building', loadsTypes: false } });
    this.#send({ type: 'build', id: this.#running.id, ...wanted });
  }

  #send(request: LabRequest): void {
    this.#worker?.postMessage(request);
  }

  #onReply(reply: LabReply): void {
    switch (reply.type) {
      case 'loading': {
        const share = reply.total === 0 ? 0 : reply.loaded / reply.total;
        this.#show({ phase: share < 1 ? { kind: 'loading', share } : { kind: 'preparing' } });
        this.#waitForStart();
        break;
      }
      case 'ready':
        clearTimeout(this.#silence);
        this.#isReady = true;
        this.#isSecondTry = false;
        this.#show({ phase: { kind: 'ready' } });
        this.#sendWanted();
        break;
      case 'types':
        if (this.#running?.id === this.#lastId)
          this.#show({ phase: { kind: 'building', loadsTypes: reply.isLoading } });
        break;
      case 'alive':
        if (this.#running !== undefined) this.#waitForSign();
        break;
      case 'unusable':
        this.#giveUp(reply.reason);
        break;
      case 'crashed':
        this.#replace(RSPACK_CRASHED(reply.detail));
        break;
      case 'refused':
      case 'built':
        this.#onAnswer(reply);
    }
  }

  /**
   * A worker can hang while it starts: in Firefox, which may never return from the creation of a thread, and where threads
   * of WebAssembly wait for each other. It is rare, and a second try helps.
   */
  #waitForStart(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.#isSecondTry)
        return this.#giveUp(this.#view.phase.kind === 'loading' ? NO_START : NEVER_READY);
      this.#isSecondTry = true;
      this.#restart();
    }, LAB_TIMES.start);
  }

  /** On a busy machine, a build may take long. Only a worker that is stuck gives no sign of life. */
  #waitForSign(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#endBuild(NO_ANSWER), LAB_TIMES.silence);
  }

  /** Nobody waits for a build that was given up, but the next one waits for the worker. */
  #endBuild(notice: LabMessage): void {
    if (this.#running?.id === this.#lastId) this.#replace(notice);
    else this.#restart();
  }

  #stopWaiting(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#longest);
  }

  #onAnswer(reply: Answer): void {
    if (reply.id !== this.#running?.id) return;
    const { sources } = this.#running;
    this.#running = undefined;
    this.#stopWaiting();
    const isCurrent = reply.id === this.#lastId && !this.#wanted;
    if (isCurrent && reply.type === 'refused') this.#show({ phase: { kind: 'ready' }, refused: reply.file });
    else if (isCurrent && reply.type === 'built') {
      const { ok, milliseconds, unchecked } = reply;
      this.#show({
        phase: { kind: 'built', ok, milliseconds, isChecked: unchecked === undefined },
        result: { ...reply, sources },
        previous: this.#view.result,
        refused: undefined,
      });
    }
    this.#sendWanted();
  }

  #onCrash(message: string): void {
    if (this.#isReady)
      this.#replace([
        'The lab crashed{detail}, so it was started again. Change the project to build again.',
        { detail: message ? ` (${message})` : '' },
      ]);
    else this.#giveUp(NO_START);
  }

  /** Starts a new worker. It does not repeat the build, which would end in the same way. */
  #replace(notice: LabMessage): void {
    this.#restart();
    this.#show({ notice });
  }

  #restart(): void {
    this.#end();
    this.start();
  }

  #giveUp(reason: LabMessage): void {
    this.#end();
    this.#show({ phase: { kind: 'unusable', reason } });
  }

  #end(): void {
    this.#stopWaiting();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#isUsed = false;
    this.#running = undefined;
  }

  #show(part: Partial<LabView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}
