import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ISLAND, REVEAL } from '../../model/document.ts';
import { clickedControl } from '../page/clicked-control.ts';
import { listen } from '../page/listen.ts';
import { loadPart } from '../page/lazy-part.ts';
import type { PageStore } from '../page/page-store.ts';
import { Shared } from '../page/shared.tsx';
import { whenNear } from '../page/when-near.ts';
import { Held } from './Island.tsx';
import type { IslandKind, ReadIsland } from './Island.tsx';

/** What tells that a reader is about to use an island. It gets the event itself too. */
const SIGNS = ['pointerover', 'focusin', 'click', 'change', 'keydown', REVEAL] as const;

/** Kept here because a frame gets one root, however often its page is shown. */
const awake = new WeakSet<Element>();

/** The islands that have no state yet: the document alone says what they show. */
export function sleepingIslands(name = ''): HTMLElement[] {
  const frames = document.querySelectorAll<HTMLElement>(`[${ISLAND}${name && `="${name}"`}]`);
  return [...frames].filter((frame) => !awake.has(frame));
}

/**
 * Wakes an island when a reader reaches it. Pointer and focus come before a click, so a page that is only read takes no
 * time for islands. Returns what looks for those on a page that cannot wait for the reader.
 */
export function startIslands(
  kinds: Readonly<Record<string, IslandKind>>,
  store: PageStore,
): (isPainted?: boolean) => void {
  const loaded = new Map<string, ReadIsland>();
  /** Islands whose code is being loaded, with what the reader did to them meanwhile. */
  const missed = new Map<Element, Event[]>();

  const wakeAround = (event: Event) => {
    let frame = event.target instanceof Element ? frameAround(event.target) : null;
    for (; frame; frame = frame.parentElement && frameAround(frame.parentElement)) wake(frame, event);
  };

  function wake(frame: HTMLElement, event?: Event): void {
    const name = frame.getAttribute(ISLAND) ?? '';
    const kind = kinds[name];
    if (!kind || awake.has(frame)) return;
    const read = 'read' in kind ? kind.read : loaded.get(name);
    if (read) hydrate(frame, name, read);
    else if ('load' in kind) void load(frame, name, kind.load, event);
  }

  async function load(frame: HTMLElement, name: string, importIt: () => Promise<ReadIsland>, event?: Event) {
    const events = missed.get(frame) ?? [];
    if (event) events.push(event);
    const control = event?.type === 'click' ? clickedControl(event) : undefined;
    if (control) {
      event?.preventDefault();
      event?.stopPropagation();
    }
    const isAsked = control !== undefined || event?.type === 'change';
    if (missed.has(frame) && !isAsked) return;
    missed.set(frame, events);
    // A link leads somewhere without its code too.
    const link = control instanceof HTMLAnchorElement && control;
    const again = link ? undefined : () => void load(frame, name, importIt, event);
    // Only a click or a choice asks for something: it may reload the page for a file that a deployment has removed, or complain.
    const read = await (isAsked ? loadPart(name, importIt, again) : importIt().catch(() => undefined));
    missed.delete(frame);
    if (!read && link) location.assign(link.href);
    if (!read || awake.has(frame)) return;
    loaded.set(name, read);
    hydrate(frame, name, read);
    repeat(events);
  }

  function hydrate(frame: HTMLElement, name: string, read: ReadIsland): void {
    awake.add(frame);
    makeRoot(frame, name, read, store);
  }

  listen(SIGNS, wakeAround, { capture: true });
  return (isPainted) => {
    if (isPainted === false) return;
    for (const frame of sleepingIslands()) {
      const { wakes } = kinds[frame.getAttribute(ISLAND) ?? ''] ?? {};
      const when = typeof wakes === 'function' ? wakes(frame) : wakes;
      if (when === 'near') whenNear([frame], (one) => wake(one));
      else if (when === true || frame.matches(':focus-within')) wake(frame);
    }
  };
}

const frameAround = (element: Element) => element.closest<HTMLElement>(`[${ISLAND}]`);

/**
 * Repeats what a reader did before the code was there: clicks, and where pointer and focus still are, unless a click or a
 * key came after. A popup that was opened and closed meanwhile would open again.
 */
function repeat(events: readonly Event[]): void {
  const act = events.findLastIndex(({ type }) => type === 'click' || type === 'keydown');
  for (const [index, event] of events.entries()) {
    const target = event.target as HTMLElement;
    if (event.type === 'click') clickedControl(event)?.click();
    else if (index < act) continue;
    else if (event.type === 'pointerover' && target.matches(':hover'))
      target.dispatchEvent(new PointerEvent(event.type, event));
    else if (event.type === 'focusin' && target.matches(':focus'))
      target.dispatchEvent(new FocusEvent(event.type, event));
  }
}

/** Makes the root of an island before the event gets there. If its component fails, the frame gets back what it had. */
function makeRoot(frame: HTMLElement, name: string, read: ReadIsland, store: PageStore): void {
  const nodes = [...frame.childNodes];
  const held: Held[] = [];
  const fail = (error: unknown) => {
    console.error(`<${name}> failed:`, error);
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
      hydrateRoot(
        frame,
        <Shared store={store} pieces={store.get().pieces} frame={frame}>
          {content}
        </Shared>,
        { onUncaughtError: fail },
      ),
    );
  } catch (error) {
    fail(error);
  }
}
