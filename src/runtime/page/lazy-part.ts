import { entryOf } from './page-snapshot.ts';

interface Reopen {
  reopen?: string | undefined;
}

/**
 * Loads a part of the app on demand. After a deployment its file may be gone: then the page reloads and
 * reopens what was requested. After any other failure it returns undefined, and the page stays as it is.
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    if (!(await hasNewDeployment())) return undefined;
    // Stored in the history entry, which works even if storage is blocked.
    history.replaceState({ ...(history.state as object | null), reopen: name } satisfies Reopen, '');
    location.reload();
    return new Promise(() => undefined);
  }
}

/** Returns, once, what was requested before the page reloaded: the rest of a name with this prefix. */
export function takeReopened(name: string): string | undefined {
  const state = history.state as Reopen | null;
  if (typeof state?.reopen !== 'string' || !state.reopen.startsWith(name)) return undefined;
  history.replaceState({ ...state, reopen: undefined }, '');
  return state.reopen.slice(name.length);
}

async function hasNewDeployment(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    const entry = entryOf(document);
    return response.ok && entry !== undefined && !(await response.text()).includes(`"${entry}"`);
  } catch {
    return false;
  }
}
