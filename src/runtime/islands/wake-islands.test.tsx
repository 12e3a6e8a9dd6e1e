// @vitest-environment happy-dom
import { useLayoutEffect, useState } from 'react';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PieceContext } from '../page/Piece.tsx';
import { createPageStore } from '../page/page-store.ts';
import { CONTROL, mark } from '../../model/document.ts';
import type { PageSnapshot } from '../page/page-snapshot.ts';
import { shownNotice } from '../page/notice.ts';
import { collectPieces } from '../page/pieces.ts';
import { Holder, Island } from './Island.tsx';
import type { Held, ReadIsland } from './Island.tsx';
import { sleepingIslands, startIslands } from './wake-islands.tsx';

const say = (english: string) => english;
const readCounter: ReadIsland = (frame, hold) => <Counter text={hold(frame.querySelector('div')!)} />;

interface CounterProps {
  text: React.ReactNode | Held;
  failsAt?: number;
}

function Counter({ text, failsAt }: CounterProps) {
  const [count, setCount] = useState(0);
  if (count === failsAt) throw new Error(`There is no ${count}.`);
  return (
    <>
      <button type="button" {...mark(CONTROL)} onClick={() => setCount((before) => before + 1)}>
        {count}
      </button>
      <Holder content={text} />
    </>
  );
}

/** Listeners of the document stay, so each test has an island of its own. */
let name = '';
let count = 0;

/** Puts an island into the document as the build does. */
function show(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <PieceContext value={{ html: () => undefined, say, isStatic: true }}>
      <Island name={name} className="counter">
        <Counter text={<b>Text</b>} />
      </Island>
    </PieceContext>,
  );
  return document.querySelector<HTMLElement>('.counter')!;
}

const store = createPageStore({ pieces: collectPieces(document) } as PageSnapshot);
function start(read: ReadIsland): void {
  startIslands({ [name]: { read } }, store);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  name = `Counter${(count += 1)}`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a frame is marked in static text only', () => {
  expect(show().outerHTML).toBe(
    `<div class="counter" data-island="${name}"><button type="button" data-control="">0</button><div><b>Text</b></div></div>`,
  );
  const part = renderToStaticMarkup(
    <PieceContext value={{ html: () => undefined, say }}>
      <Island name="Counter">text</Island>
    </PieceContext>,
  );
  expect(part).toBe('<div>text</div>');
});

it('wakes with the event that reaches it, and keeps every node', async () => {
  const frame = show();
  start(readCounter);
  const button = frame.querySelector('button')!;
  const text = frame.querySelector('b');
  expect(sleepingIslands(name)).toEqual([frame]);
  await act(async () => button.click());
  expect(button.textContent).toBe('1');
  expect(frame.querySelector('button')).toBe(button);
  expect(frame.querySelector('b')).toBe(text);
  expect(sleepingIslands()).toEqual([]);
});

it('wakes once, and keeps its state', async () => {
  const frame = show();
  const read = vi.fn<ReadIsland>(readCounter);
  start(read);
  expect(read).not.toHaveBeenCalled();
  for (let click = 0; click < 3; click++) await act(async () => frame.querySelector('button')!.click());
  expect(read).toHaveBeenCalledTimes(1);
  expect(frame.textContent).toBe('3Text');
});

describe('an island whose code is loaded', () => {
  const load = () => {
    let arrive!: (read: ReadIsland) => void;
    let fail!: (reason: Error) => void;
    const importIt = vi.fn<() => Promise<ReadIsland>>(
      () =>
        new Promise((resolve, reject) => {
          arrive = resolve;
          fail = reject;
        }),
    );
    return {
      importIt,
      arrive: () => act(async () => arrive(readCounter)),
      fail: () => act(async () => fail(new Error())),
    };
  };

  it('gets the clicks that came before', async () => {
    const frame = show();
    const { importIt, arrive } = load();
    startIslands({ [name]: { load: importIt } }, store);
    for (let click = 0; click < 2; click++) frame.querySelector('button')!.click();
    expect(frame.textContent).toBe('0Text');
    await arrive();
    expect(frame.textContent).toBe('2Text');
  });

  it.each([
    ['repeats where the pointer is', ['pointerover'], 1],
    ['does not repeat it after a click', ['pointerover', 'click'], 0],
    ['does not repeat it after a key', ['pointerover', 'keydown'], 0],
    ['repeats it after a click and another sign of the pointer', ['click', 'pointerover'], 1],
  ])('%s', async (_, types, times) => {
    const frame = show();
    const { importIt, arrive } = load();
    startIslands({ [name]: { load: importIt } }, store);
    const text = frame.querySelector('b')!;
    vi.spyOn(text, 'matches').mockReturnValue(true);
    for (const type of types) text.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    const heard = vi.fn<() => void>();
    frame.addEventListener('pointerover', heard);
    await arrive();
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it('leaves a click with a modifier key on a link to the browser', () => {
    const frame = show();
    startIslands({ [name]: { load: load().importIt } }, store);
    frame.querySelector('b')!.innerHTML = '<a href="/file.md" data-control>File</a>';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
    frame.querySelector('a')!.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('says so if a click needs it and it does not load, and repeats the click once it has', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const frame = show();
    const { importIt, arrive, fail } = load();
    startIslands({ [name]: { load: importIt } }, store);
    frame.querySelector('button')!.click();
    await fail();
    expect(shownNotice()?.message).toContain('This did not load.');
    (shownNotice()!.again as () => void)();
    expect(shownNotice()).toBeUndefined();
    await arrive();
    expect(frame.textContent).toBe('1Text');
  });

  it('says nothing if only the pointer needs it', async () => {
    const frame = show();
    const { importIt, fail } = load();
    startIslands({ [name]: { load: importIt } }, store);
    frame.querySelector('b')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await fail();
    expect(shownNotice()).toBeUndefined();
  });

  it('is asked for again by the next event if it did not load', async () => {
    const frame = show();
    const { importIt, arrive, fail } = load();
    startIslands({ [name]: { load: importIt } }, store);
    const point = () =>
      frame.querySelector('b')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    point();
    point();
    expect(importIt).toHaveBeenCalledTimes(1);
    await fail();
    point();
    expect(importIt).toHaveBeenCalledTimes(2);
    await arrive();
    expect(sleepingIslands(name)).toEqual([]);
  });
});

it('loads its code for a choice in it too, which the component reads from the document', async () => {
  const frame = show();
  const choice = frame.appendChild(document.createElement('input'));
  const importIt = vi.fn<() => Promise<ReadIsland>>(() => Promise.resolve(readCounter));
  startIslands({ [name]: { load: importIt } }, store);
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(sleepingIslands(name)).toEqual([]));
  expect(importIt).toHaveBeenCalled();
});

it('may decide by its frame whether it waits until it is near the screen', () => {
  const observe = vi.fn<(element: Element) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
    },
  );
  const frame = show();
  const prepare = startIslands({ [name]: { read: readCounter, wakes: () => 'near' } }, store);
  prepare(true);
  expect(observe).toHaveBeenCalledWith(frame);
  expect(sleepingIslands(name)).toEqual([frame]);
});

it('one that its page wants wakes with the page, but not before the page has been painted', () => {
  const frame = show();
  const prepare = startIslands({ [name]: { read: readCounter, wakes: (one) => one === frame } }, store);
  prepare(false);
  expect(sleepingIslands(name)).toEqual([frame]);
  prepare(true);
  expect(sleepingIslands(name)).toEqual([]);
});

it.each([
  [
    'cannot be read',
    () => {
      throw new Error('Not a counter.');
    },
  ],
  [
    'fails in its first render',
    (frame, hold) => <Counter text={hold(frame.querySelector('div')!)} failsAt={0} />,
  ],
  ['fails later', (frame, hold) => <Counter text={hold(frame.querySelector('div')!)} failsAt={1} />],
  ['fails after another first render', (frame, hold) => <Differs text={hold(frame.querySelector('div')!)} />],
] as [string, ReadIsland][])('one that %s keeps what it has, and the console names it', async (_, read) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const frame = show();
  start(read);
  // In `act`, React throws an error instead of reporting it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  frame.querySelector('button')!.click();
  const reports = () => said.mock.calls.filter(([text]) => String(text).startsWith(`<${name}> failed`));
  await vi.waitFor(() => expect(reports()).toHaveLength(1));
  expect(frame.querySelector('div')!.innerHTML).toBe('<b>Text</b>');
  expect(frame.querySelector('button')).not.toBeNull();
  frame.querySelector('button')!.click();
  expect(reports()).toHaveLength(1);
});

/** Renders other content than the document has, so React discards it and renders once more, which fails. */
function Differs({ text }: { text: Held }) {
  useLayoutEffect(() => {
    throw new Error('It is there.');
  }, []);
  return (
    <p>
      <Holder content={text} />
    </p>
  );
}
