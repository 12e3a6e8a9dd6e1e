import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SearchRecord } from '../../model/search.ts';
import { toIndexRecords } from './index-records.ts';
import { UploadError } from './upload-error.ts';
import { createWriter } from './write-hosts.ts';
import type { Write, WriteTarget } from './write-hosts.ts';

export const BATCH_SIZE = 1000;
/** Large indexes take a while, but a task that takes longer than this is stuck. */
const TASK_DEADLINE_MS = 10 * 60_000;

const UNTOUCHED = 'The index that readers search is unchanged.';
const NOT_CERTAIN = 'Readers may see the old index or the new one. Upload again to be sure.';

export interface UploadOptions extends WriteTarget {
  records: readonly SearchRecord[];
  settings: Readonly<Record<string, unknown>>;
  onStep?: (line: string) => void;
  /** How long to wait before asking for the state of a task again. */
  pollMs?: number;
}

/**
 * Fills a temporary index and moves it over the real one at the end, so readers see either the old index or the new
 * one.
 */
export async function uploadRecords(options: UploadOptions): Promise<void> {
  const { indexName, settings, onStep = () => {}, pollMs = 500 } = options;
  if (options.records.length === 0) {
    throw new UploadError(
      `There is nothing to upload: the index "${indexName}" would be empty. Does the site have pages?`,
    );
  }
  const records = toIndexRecords(options.records);
  const write = createWriter(options);
  const temporary = temporaryIndex(indexName);
  let isMoving = false;
  const done = (task: Record<string, unknown>) => waitForTask(write, temporary, task, pollMs);
  try {
    onStep(`Preparing ${temporary}, with the rules and synonyms of ${indexName}`);
    const scope = ['rules', 'synonyms'];
    const copy = { operation: 'copy', destination: temporary, scope };
    await done(await write({ method: 'POST', path: `${pathOf(indexName)}/operation`, body: copy }));
    await done(await write({ method: 'PUT', path: `${pathOf(temporary)}/settings`, body: settings }));
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const batch = records.slice(start, start + BATCH_SIZE);
      const requests = batch.map((body) => ({ action: 'addObject', body }));
      await done(await write({ method: 'POST', path: `${pathOf(temporary)}/batch`, body: { requests } }));
      onStep(`Sent ${start + batch.length} of ${records.length} records`);
    }
    isMoving = true;
    const move = { operation: 'move', destination: indexName };
    await done(await write({ method: 'POST', path: `${pathOf(temporary)}/operation`, body: move }));
    onStep(`${indexName} has ${records.length} records now`);
  } catch (error) {
    // Report the first error, not a failed cleanup.
    await write({ method: 'DELETE', path: pathOf(temporary) }).catch(() => {});
    if (!(error instanceof UploadError)) throw error;
    throw new UploadError(`${error.message}\n${isMoving ? NOT_CERTAIN : UNTOUCHED}`, { cause: error });
  }
}

/** A different name each time, so concurrent uploads do not mix. */
function temporaryIndex(indexName: string): string {
  return `${indexName}_tmp_${randomBytes(4).toString('hex')}`;
}

function pathOf(indexName: string): string {
  return `/1/indexes/${encodeURIComponent(indexName)}`;
}

async function waitForTask(
  write: Write,
  indexName: string,
  { taskID }: Record<string, unknown>,
  pollMs: number,
): Promise<void> {
  if (typeof taskID !== 'number') {
    throw new UploadError('The search service accepted the request but returned no task. Try again later.');
  }
  const deadline = Date.now() + TASK_DEADLINE_MS;
  while (Date.now() < deadline) {
    const { status } = await write({ method: 'GET', path: `${pathOf(indexName)}/task/${taskID}` });
    if (status === 'published') return;
    await pause(pollMs);
  }
  throw new UploadError(
    `The search service did not finish a task of "${indexName}" in ${TASK_DEADLINE_MS / 60_000} minutes. Try again later.`,
  );
}
