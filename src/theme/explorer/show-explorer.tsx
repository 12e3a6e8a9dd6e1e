import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { EXPLORER, EXPLORER_DATA } from '../../model/document.ts';
import type { ExplorerData } from '../../model/explorer.ts';
import { announce } from '../../runtime/navigate/announce.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import { historyState, rememberInHistory } from '../../runtime/page/history-state.ts';
import { say } from '../../runtime/page/say.ts';
import { readState } from './address-state.ts';
import { Explorer } from './Explorer.tsx';
import compareStyles from './compare.css?inline';
import styles from './explorer.css?inline';
import tabStyles from './file-tabs.css?inline';

interface Mounted {
  root: Root;
  data?: Promise<ExplorerData>;
}

/** Pages are kept when the reader leaves them, and mounted explorers with them. */
const mounted = new WeakMap<HTMLElement, Mounted>();

/**
 * Mounts an explorer, or applies the address to one that is already mounted. If its outputs cannot be loaded, shows a
 * message and throws.
 */
export async function showExplorer(section: HTMLElement): Promise<true> {
  scrollToLinked(section);
  const known = mounted.get(section);
  const root = known?.root ?? createExplorerRoot(section);
  const loading = known?.data ?? loadData(section.getAttribute(EXPLORER_DATA) ?? '');
  mounted.set(section, { root, data: loading });
  try {
    const data = await loading;
    replaceStaticView(section);
    const visit = { search: location.search };
    flushSync(() => root.render(<Explorer section={section} data={data} visit={visit} />));
    return true;
  } catch (error) {
    mounted.set(section, { root });
    const message = say('The other outputs cannot be loaded. Check your connection, then choose again.');
    flushSync(() => root.render(<p className="explorer-error">{message}</p>));
    announce(message);
    throw error;
  }
}

/**
 * Scrolls to the explorer that the address mentions, once for each history entry: whoever comes back to an entry gets
 * their own place back. A hash and a reader who has scrolled say more precisely where to be.
 */
function scrollToLinked(section: HTMLElement): void {
  const { search, hash } = location;
  const isLinked = readState(search, section.getAttribute(EXPLORER) ?? '') !== undefined;
  if (!isLinked || hash !== '' || scrollY > 0 || historyState().isExplored) return;
  rememberInHistory({ isExplored: true });
  section.scrollIntoView();
}

function createExplorerRoot(section: HTMLElement): Root {
  addStyles(styles + tabStyles + compareStyles);
  const view = section.querySelector('.explorer-view')!;
  const place = document.createElement('div');
  place.className = 'explorer-part';
  view.prepend(place);
  return createRoot(place);
}

function replaceStaticView(section: HTMLElement): void {
  const view = section.querySelector<HTMLElement>('.explorer-view')!;
  view.replaceChildren(view.firstElementChild!);
  view.dataset['ready'] = '';
}

async function loadData(url: string): Promise<ExplorerData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return (await response.json()) as ExplorerData;
}
