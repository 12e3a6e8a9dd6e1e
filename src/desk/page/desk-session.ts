import { listen } from '../../runtime/page/listen.ts';
import type { Input } from '../convert/input.ts';
import type { DeskAnswer, DeskReply, DeskRequest } from '../worker/protocol.ts';

/** The part of a worker that the session uses. */
export type DeskWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export type Answer = DeskAnswer | { kind: 'too long' } | { kind: 'not loaded' };

/** In milliseconds. A configuration at the limit of its size takes less than one second, unless it was written to take long. */
export const DESK_TIMES = { start: 60_000, conversion: 10_000 };

interface Asked {
  request: DeskRequest;
  settle: (answer: Answer | undefined) => void;
}

/**
 * Converts in a worker, so typing never waits, and only the newest input: what is asked meanwhile waits, and gives way to
 * what is asked after it. A worker that takes too long is ended, and the next input gets a new one.
 */
export class DeskSession {
  readonly #create: () => DeskWorker;
  #worker: DeskWorker | undefined;
  #isReady = false;
  #lastId = 0;
  #running: Asked | undefined;
  #next: Asked | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(create: () => DeskWorker) {
    this.#create = create;
  }

  /** Loads the converter. The first sign that a reader has a configuration is early enough. */
  start(): void {
    if (this.#worker) return;
    try {
      const worker = this.#create();
      this.#worker = worker;
      const hear = (event: MessageEvent<DeskReply> | ErrorEvent) => {
        if (this.#worker !== worker) return;
        if (event.type === 'message') this.#receive((event as MessageEvent<DeskReply>).data);
        else this.#end(this.#isReady ? 'failed' : 'not loaded');
      };
      listen(['message', 'error'], hear, {}, worker);
    } catch {
      this.#end('not loaded');
    }
  }

  /** Settles with undefined if a newer input took its place. */
  convert(input: Input): Promise<Answer | undefined> {
    return new Promise((settle) => {
      this.#next?.settle(undefined);
      this.#next = { request: { id: ++this.#lastId, input }, settle };
      this.#run();
    });
  }

  #run(): void {
    if (this.#running || !this.#next) return;
    const asked = this.#next;
    this.#running = asked;
    this.#next = undefined;
    this.start();
    this.#wait();
    this.#worker?.postMessage(asked.request);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.#running) return;
    this.#timer = setTimeout(
      () => this.#end(this.#isReady ? 'too long' : 'not loaded'),
      this.#isReady ? DESK_TIMES.conversion : DESK_TIMES.start,
    );
  }

  #receive(reply: DeskReply): void {
    if (reply.type === 'ready') {
      this.#isReady = true;
      this.#wait();
    } else if (reply.id === this.#running?.request.id) this.#settle(reply.answer);
  }

  #end(kind: 'too long' | 'not loaded' | 'failed'): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#settle({ kind });
  }

  #settle(answer: Answer): void {
    clearTimeout(this.#timer);
    const running = this.#running;
    this.#running = undefined;
    running?.settle(answer);
    this.#run();
  }
}
