import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ISLAND, REVEAL } from '../../model/document.ts';
import { PieceContext } from '../page/Piece.tsx';
import type { PageStore } from '../page/page-store.ts';
import { whenNear } from '../page/when-near.ts';
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
 * Wakes islands that are near the screen, and at once those that the reader reaches earlier. Returns a function for each
 * page that is shown.
 */
export function startIslands(
  islands: Readonly<Record<string, ReadIsland>>,
  store: PageStore,
): (isPainted?: boolean) => void {
  const wake = (frame: HTMLElement) => {
    const name = frame.getAttribute(ISLAND) ?? '';
    const read = islands[name];
    if (!read || awake.has(frame)) return;
    awake.add(frame);
    hydrate(frame, name, read, store);
  };
  const wakeAround = ({ target }: Event) => {
    let frame = target instanceof Element ? target.closest<HTMLElement>(`[${ISLAND}]`) : null;
    for (; frame; frame = frame.parentElement?.closest<HTMLElement>(`[${ISLAND}]`) ?? null) {
      const found = frame;
      // The event continues to the root that it makes.
      if (!awake.has(found)) flushSync(() => wake(found));
    }
  };
  for (const sign of SIGNS) document.addEventListener(sign, wakeAround, { capture: true, passive: true });
  return (isPainted) => {
    if (isPainted !== false) whenNear(sleepingIslands(), (frame) => startTransition(() => wake(frame)));
  };
}

/** Makes the root of an island. If its component fails, the frame gets back what it has from the document. */
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
    hydrateRoot(frame, <PieceContext value={store.get().pieces}>{content}</PieceContext>, {
      onUncaughtError: fail,
    });
  } catch (error) {
    fail(error);
  }
}
