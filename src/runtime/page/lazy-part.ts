import { historyState, rememberInHistory } from './history-state.ts';
import { hideNotice, showNotice } from './notice.ts';
import type { Notice } from './notice.ts';
import { entryOf } from './page-snapshot.ts';
import { say } from './say.ts';

/** Says that a part did not load. Kept here because the document has one notice. */
let notice: Notice | undefined;
/** What has failed: asked for once more, it is a retry, by whichever control. */
const failed = new WeakSet<() => unknown>();

/**
 * Loads a part of the app on demand. After a deployment its file may be gone: then the page reloads and
 * reopens what was requested. After any other failure it returns undefined, and the page stays as it is. A retry reloads
 * the page too, if the host answers: some browsers remember that a file failed, and never ask for it again. So `load` is the
 * same function each time. With `again`, which retries, a notice says that what the reader asked for did not load.
 */
export async function loadPart<Part>(
  name: string,
  load: () => Promise<Part>,
  again?: () => void,
): Promise<Part | undefined> {
  hideNotice(notice);
  try {
    return await load();
  } catch {
    const isRetry = failed.has(load);
    failed.add(load);
    if (!(await canReload(isRetry))) {
      if (again) notice = showNotice(say('This did not load. Check your connection.'), again);
      return undefined;
    }
    // Stored in the history entry, which works even if storage is blocked.
    rememberInHistory({ reopen: name });
    location.reload();
    return new Promise(() => undefined);
  }
}

/** Gives, once, what was requested before the page reloaded: the rest of a name with this prefix. */
export function takeReopened(name: string): string | undefined {
  const { reopen } = historyState();
  if (typeof reopen !== 'string' || !reopen.startsWith(name)) return undefined;
  rememberInHistory({ reopen: undefined });
  return reopen.slice(name.length);
}

async function canReload(isRetry: boolean): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    const entry = entryOf(document);
    if (!response.ok || isRetry) return response.ok;
    return entry !== undefined && !(await response.text()).includes(`"${entry}"`);
  } catch {
    return false;
  }
}
