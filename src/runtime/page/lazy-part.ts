import { historyState, rememberInHistory } from './history-state.ts';
import { entryOf } from './page-snapshot.ts';

/**
 * Loads a part of the app when it is wanted. After a deployment its file may be gone: then the page is loaded anew, and
 * what was asked is opened again there. Any other failure gives nothing, and the page stays as it is.
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    if (!(await isDeployedAnew())) return undefined;
    // In the history entry, where no blocked storage can lose it.
    rememberInHistory({ reopen: name });
    location.reload();
    return new Promise(() => undefined);
  }
}

/** What was asked before the page was loaded anew: the rest of a name that begins with this, once. */
export function takeReopened(name: string): string | undefined {
  const { reopen } = historyState();
  if (typeof reopen !== 'string' || !reopen.startsWith(name)) return undefined;
  rememberInHistory({ reopen: undefined });
  return reopen.slice(name.length);
}

async function isDeployedAnew(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    const entry = entryOf(document);
    return response.ok && entry !== undefined && !(await response.text()).includes(`"${entry}"`);
  } catch {
    return false;
  }
}
