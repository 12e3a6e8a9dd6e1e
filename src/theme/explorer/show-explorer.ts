import type { ExplorerData } from '../../model/explorer.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import { createExplorer } from './create-explorer.ts';
import type { Announce } from './create-explorer.ts';
import styles from './explorer.css?inline';

/** What shows the state of the address, for each explorer that is in use or about to be. */
const inUse = new WeakMap<HTMLElement, Promise<() => void>>();

/**
 * Makes an explorer answer to its reader; one that does already takes what the address says. Throws when its outputs
 * cannot be loaded, after saying so.
 */
export async function showExplorer(section: HTMLElement, announce: Announce): Promise<void> {
  const known = inUse.get(section);
  if (known) {
    (await known)();
    return;
  }
  addStyles(styles);
  const made = loadData(section.dataset['src'] ?? '').then((data) => createExplorer(section, data, announce));
  inUse.set(section, made);
  try {
    await made;
  } catch (error) {
    inUse.delete(section);
    tellFault(section, announce);
    throw error;
  }
}

async function loadData(url: string): Promise<ExplorerData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as ExplorerData;
}

/** The next choice tries again. */
function tellFault(section: HTMLElement, announce: Announce): void {
  const text = 'The other outputs cannot be loaded. Check your connection, then choose again.';
  section.querySelector('.explorer-fault')?.remove();
  const note = document.createElement('p');
  note.className = 'explorer-fault';
  note.textContent = text;
  section.querySelector('.explorer-view')?.prepend(note);
  announce(text);
  const retry = () => {
    note.remove();
    void showExplorer(section, announce).catch(() => undefined);
  };
  section.addEventListener('change', retry, { once: true });
}
