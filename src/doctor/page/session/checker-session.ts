import type { Examination } from '../../model/examination.ts';
import type { Profile } from '../../model/profiles.ts';
import type { DoctorReply, DoctorRequest, PackageSource } from '../../model/protocol.ts';
import type { DoctorMessage } from '../../model/words/page-words.ts';

/** The part of a worker that the session uses. */
export type DoctorWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** How an examination ended. */
export type Outcome = { examination: Examination } | { problem: DoctorMessage };

/** Longest times in milliseconds; a busy machine needs a tenth of the second one for the largest packages we know. */
export const DOCTOR_TIMES = { start: 60_000, examination: 60_000 };

export const NOT_LOADED: DoctorMessage = [
  'The doctor cannot be loaded. Check your connection, then try again.',
];
const TOO_LONG: DoctorMessage = [
  'The examination took longer than {seconds} seconds and was ended. The page still works.',
  { seconds: DOCTOR_TIMES.examination / 1000 },
];
const CRASHED: DoctorMessage = [
  'The examination failed and was ended: the package may need too much memory.',
];
export const UNREADABLE: DoctorMessage = ['The browser could not read the files. Choose them again.'];
const STOPPED: DoctorMessage = ['The examination was stopped.'];

interface Waiting {
  id: number;
  settle: (outcome: Outcome) => void;
}

/**
 * Keeps one worker for all packages, because loading the checkers takes most of the time of the first. A worker that
 * crashes or does not answer is ended, and the next package gets a new one.
 */
export class DoctorSession {
  readonly #address: string;
  readonly #create: (address: string) => DoctorWorker;
  #worker: DoctorWorker | undefined;
  #isReady = false;
  #lastId = 0;
  #waiting: Waiting | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, create: (address: string) => DoctorWorker) {
    this.#address = address;
    this.#create = create;
  }

  /** Loads the checkers. The first sign that a reader has a package is early enough. */
  start(): void {
    if (this.#worker) return;
    try {
      const worker = this.#create(this.#address);
      this.#worker = worker;
      worker.addEventListener('message', (event) => {
        if (this.#worker === worker) this.#receive((event as MessageEvent<DoctorReply>).data);
      });
      worker.addEventListener('error', () => {
        if (this.#worker === worker) this.#end(this.#isReady ? CRASHED : NOT_LOADED);
      });
    } catch {
      this.#end(NOT_LOADED);
    }
  }

  /** Examines a package. A package that is still being examined gives way to it. */
  examine(source: PackageSource, profile: Profile): Promise<Outcome> {
    if (this.#waiting) this.stop();
    const request: DoctorRequest = { id: ++this.#lastId, source, profile };
    return new Promise((settle) => {
      this.#waiting = { id: request.id, settle };
      this.start();
      this.#wait();
      this.#worker?.postMessage(request);
    });
  }

  /** Ends an examination, or the worker of a page that is left. */
  stop(): void {
    this.#end(STOPPED);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.#waiting) return;
    this.#timer = setTimeout(
      () => this.#end(this.#isReady ? TOO_LONG : NOT_LOADED),
      this.#isReady ? DOCTOR_TIMES.examination : DOCTOR_TIMES.start,
    );
  }

  #receive(reply: DoctorReply): void {
    if (reply.type === 'ready') {
      this.#isReady = true;
      this.#wait();
    } else if (reply.id !== this.#waiting?.id) return;
    else if (reply.type === 'examined') this.#settle({ examination: reply.examination });
    else if (reply.type === 'unreadable') this.#settle({ problem: UNREADABLE });
    // What has failed may have used up the memory of the worker.
    else this.#end(CRASHED);
  }

  #end(problem: DoctorMessage): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#settle({ problem });
  }

  #settle(outcome: Outcome): void {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.settle(outcome);
  }
}
