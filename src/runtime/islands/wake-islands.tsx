import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ISLAND, REVEAL } from '../../model/document.ts';
import { PieceContext } from '../page/Piece.tsx';
import type { PageStore } from '../page/page-store.ts';
import { Held } from './Island.tsx';
import type { ReadIsland } from './Island.tsx';

/** What tells that a reader is about to use an island. It gets the event itself too. */
const SIGNS = ['pointerover', 'focusin', 'click', 'keydown', REVEAL] as const;

/** Kept here because a frame gets one root, however often its page is shown. */
const awake = new WeakSet<Element>();

/** Returns the islands that have no state yet: the document alone says what they show. */
export function sleepingIslands(name = ''): HTMLElement[] {
  const frames = document.querySelectorAll<HTMLElement>(`[${ISLAND}${name && `="${name}"`}]`);
  return [...frames].filter((frame) => !awake.has(frame));
}

/**
 * Wakes an island when a reader reaches it. Pointer and focus come before a click, so a page that is only read takes no
 * time for islands.
 */
export function startIslands(islands: Readonly<Record<string, ReadIsland>>, store: PageStore): void {
  const wakeAround = ({ target }: Event) => {
    let frame = target instanceof Element ? target.closest<HTMLElement>(`[${ISLAND}]`) : null;
    for (; frame; frame = frame.parentElement?.closest<HTMLElement>(`[${ISLAND}]`) ?? null) {
      const name = frame.getAttribute(ISLAND) ?? '';
      const read = islands[name];
      if (!read || awake.has(frame)) continue;
      awake.add(frame);
      hydrate(frame, name, read, store);
    }
  };
  for (const sign of SIGNS) document.addEventListener(sign, wakeAround, { capture: true, passive: true });
}

/** Makes the root of an island before the event gets there. If its component fails, the frame gets back what it had. */
function hydrate(frame: HTMLElement, name: string, read: ReadIsland, store: PageStore): void {
  const nodes = [...frame.childNodes];
  const held: Held[] = [];
  const fail = (error: unknown) => {
    console.error(`<${name}> failed and stays as it is:`, error);
    for (const one of held) one.moveBack();
    frame.replaceChildren(...nodes);
  };
  try {
    const content = read(frame, (element) => {
      const one = new Held(element);
      held.push(one);
      return one;
    });
    flushSync(() =>
      hydrateRoot(frame, <PieceContext value={store.get().pieces}>{content}</PieceContext>, {
        onUncaughtError: fail,
      }),
    );
  } catch (error) {
    fail(error);
  }
}
