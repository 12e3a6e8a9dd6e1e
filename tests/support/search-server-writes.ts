import type { IncomingHttpHeaders } from 'node:http';

interface Index {
  settings: Record<string, unknown>;
  records: Map<string, unknown>;
}

interface Answer {
  status: number;
  body: unknown;
}

interface WriteRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

const INDEX_PATH =
  /^\/1\/indexes\/(?<name>[^/]+)(?:\/(?<what>settings|batch|operation|task)(?:\/(?<task>\d+))?)?$/;

/** The part of the service that manages indexes: settings, batches, copy and move, tasks. */
export class WriteSide {
  readonly indexes = new Map<string, Index>();
  readonly #writeKey: string | undefined;
  readonly #pollsPerTask: number;
  readonly #polls = new Map<string, number>();
  #lastTask = 0;

  constructor(writeKey: string | undefined, pollsPerTask: number) {
    this.#writeKey = writeKey;
    this.#pollsPerTask = pollsPerTask;
  }

  answer({ method, path, headers, body }: WriteRequest): Answer {
    if (this.#writeKey !== undefined && headers['x-algolia-api-key'] !== this.#writeKey) {
      return failure(403, 'Invalid Application-ID or API key');
    }
    const { name, what = '', task } = INDEX_PATH.exec(path)?.groups ?? {};
    if (name === undefined) return failure(404, 'Path not found');
    switch (`${method} ${what}`) {
      case 'PUT settings':
        Object.assign(this.#open(name).settings, body);
        return this.#taskStarted();
      case 'POST batch':
        return this.#batch(name, body as Batch);
      case 'POST operation':
        return this.#operate(name, body as Operation);
      case 'DELETE ':
        this.indexes.delete(name);
        return this.#taskStarted();
      case 'GET task':
        return { status: 200, body: { status: this.#isDone(task ?? '') ? 'published' : 'notPublished' } };
      default:
        return failure(404, 'Path not found');
    }
  }

  #open(name: string): Index {
    const index = this.indexes.get(name) ?? { settings: {}, records: new Map<string, unknown>() };
    this.indexes.set(name, index);
    return index;
  }

  #batch(name: string, { requests }: Batch): Answer {
    const { records } = this.#open(name);
    for (const { body } of requests) records.set(body.objectID, body);
    return this.#taskStarted();
  }

  #operate(name: string, { operation, destination, scope }: Operation): Answer {
    const source = this.indexes.get(name);
    if (operation === 'copy') {
      const copiesSettings = scope === undefined || scope.includes('settings');
      const settings = copiesSettings ? { ...source?.settings } : {};
      this.indexes.set(destination, {
        settings,
        records: new Map(scope === undefined ? source?.records : []),
      });
    } else if (source !== undefined) {
      this.indexes.delete(name);
      this.indexes.set(destination, source);
    }
    return this.#taskStarted();
  }

  #isDone(task: string): boolean {
    const polls = (this.#polls.get(task) ?? 0) + 1;
    this.#polls.set(task, polls);
    return polls >= this.#pollsPerTask;
  }

  #taskStarted(): Answer {
    this.#lastTask += 1;
    return { status: 200, body: { taskID: this.#lastTask, updatedAt: '2026-01-01T00:00:00Z' } };
  }
}

interface Batch {
  requests: { action: string; body: { objectID: string } }[];
}

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  scope?: string[];
}

function failure(status: number, message: string): Answer {
  return { status, body: { status, message } };
}
