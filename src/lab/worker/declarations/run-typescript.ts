import { listFiles } from '../project/project-on-volume.ts';
import { PROJECT_FOLDER } from '../project/project-folder.ts';
import { dirname } from '../node/path.ts';
import type { TypesAnswer, TypesRequest } from '../types/messages.ts';
import { volumeFs } from '../project/volume.ts';
import { declarations } from './declarations.ts';

/** What TypeScript reads of a project. */
const READ_BY_TYPESCRIPT = /\.(?:[cm]?[jt]sx?|json)$/;

type Ended = Extract<TypesAnswer, { type: 'ended' }>;
type ProgramEnd = Pick<Ended, 'printed' | 'exitCode'>;

let createWorker: (() => Worker) | undefined;
let reportLoading: (isLoading: boolean) => void = () => {};
let current: TypesWorker | undefined;

interface Waiting {
  resolve(ended: Ended): void;
  reject(error: Error): void;
}

interface TypesWorker {
  worker: Worker;
  /** The requests that it has not answered. */
  waiting: Map<number, Waiting>;
  lastId: number;
}

/** Hands over what starts a worker, before the global scope is sealed, and what says that it loads. */
export function setTypesWorker(create: () => Worker, onLoading: typeof reportLoading): void {
  createWorker = create;
  reportLoading = onLoading;
}

/**
 * Runs TypeScript's command on the project, in a worker that starts with the first run. Returns undefined if it has given
 * up: nothing was written, and the state of the build says why.
 */
export async function runTypeScript(args: readonly string[]): Promise<ProgramEnd | undefined> {
  try {
    const { printed, exitCode, written, lacking } = await ask((current ??= started()), args);
    if (lacking.length > 0) {
      declarations.giveUp({ why: 'packages', packages: lacking });
      return undefined;
    }
    for (const [path, text] of written) {
      volumeFs.mkdirSync(dirname(path), { recursive: true });
      volumeFs.writeFileSync(path, text);
    }
    return { printed, exitCode };
  } catch {
    current?.worker.terminate();
    current = undefined;
    declarations.giveUp({ why: 'unloaded' });
    return undefined;
  }
}

function started(): TypesWorker {
  reportLoading(true);
  const worker = createWorker!();
  const waiting: TypesWorker['waiting'] = new Map();
  worker.addEventListener('message', ({ data }: MessageEvent<TypesAnswer>) => {
    if (data.type === 'loaded') {
      reportLoading(false);
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'ended') asked?.resolve(data);
    else asked?.reject(new Error(data.detail));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error(event.message));
  });
  return { worker, waiting, lastId: 0 };
}

function ask(types: TypesWorker, args: readonly string[]): Promise<Ended> {
  const id = ++types.lastId;
  const files = listFiles(PROJECT_FOLDER)
    .filter((path) => READ_BY_TYPESCRIPT.test(path))
    .map((path) => [path, volumeFs.readFileSync(path, 'utf8')] as const);
  return new Promise((resolve, reject) => {
    types.waiting.set(id, { resolve, reject });
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin of its own
    types.worker.postMessage({ id, args, folder: PROJECT_FOLDER, files } satisfies TypesRequest);
  });
}
