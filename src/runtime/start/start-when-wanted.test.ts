// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { SEARCH } from '../../model/document.ts';
import { noteInput } from './early-input.ts';
import { takeTyped } from './early-typing.ts';
import { reopenSearch } from './reopen-search.ts';
import { startWhenWanted } from './start-when-wanted.ts';

/** Listeners of each test, removed after it: leftovers would start the app of the next one. */
const listeners: [string, EventListener, boolean][] = [];
let idle: (() => void) | undefined;
const clicked: string[] = [];
let said: MockInstance<typeof console.error>;

beforeEach(() => {
  said = vi.spyOn(console, 'error').mockReturnValue();
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener, options: boolean) => {
    listeners.push([name, listener, options]);
    add(name, listener, options);
  });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (idle = callback));
  document.body.innerHTML = '<button data-control><b>Theme</b></button><a href="#x">Link</a>';
  document.querySelector('button')?.addEventListener('click', () => clicked.push('control'));
});
afterEach(() => {
  for (const [name, listener, options] of listeners.splice(0)) removeEventListener(name, listener, options);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  idle = undefined;
  clicked.length = 0;
  takeTyped();
});

function app() {
  let ready!: () => void;
  let fail!: () => void;
  const start = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const load = vi.fn<() => Promise<() => Promise<void>>>(
    () =>
      new Promise((resolve, reject) => {
        ready = () => resolve(start);
        fail = () => reject(new Error('gone'));
      }),
  );
  startWhenWanted(load);
  /** Settles loading and waits for what depends on it. */
  const settle = async (end: () => void) => {
    end();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { load, start, becomeReady: () => settle(() => ready()), fail: () => settle(() => fail()) };
}

const ctrlK = { key: 'k', ctrlKey: true };

function press({ target = document.body, ...init }: KeyboardEventInit & { target?: Element }) {
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
}

/** Presses keys while there is only the inline script. */
function pressBefore(...keys: Parameters<typeof press>[0][]) {
  document.documentElement.setAttribute(SEARCH, '{}');
  noteInput();
  for (const key of keys) press(key);
}

const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

it('starts at idle', () => {
  const { load } = app();
  expect(load).not.toHaveBeenCalled();
  idle?.();
  expect(load).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'])('starts on %s, once', (name) => {
  const { load } = app();
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  idle?.();
  expect(load).toHaveBeenCalledOnce();
});

it('starts at once if search was asked for before this script', () => {
  pressBefore(ctrlK);
  expect(app().load).toHaveBeenCalledOnce();
  expect(takeTyped()).toBe('');
});

it('keeps what was typed for the search before this script, and after it', () => {
  pressBefore(
    { key: 'x' },
    ctrlK,
    ...['u', 'm', 'b', 'Backspace', 'd', ' ', 'n', 'a'].map((key) => ({ key })),
  );
  app();
  for (const key of ['m', 'e', 'Enter']) press({ key });
  expect(takeTyped()).toBe('umd name\n');
});

it('keeps what was typed after a slash, but not after one that was typed into a field', () => {
  document.body.innerHTML = '<input>';
  const target = document.querySelector('input')!;
  pressBefore({ key: '/', target }, { key: 'd', target }, { key: '/' }, { key: 'f' });
  app();
  expect(takeTyped()).toBe('f');
});

it('opens nothing if Escape was pressed before this script', () => {
  saveData();
  pressBefore(ctrlK, { key: 'd' }, { key: 'Escape' }, { key: 't' });
  expect(app().load).not.toHaveBeenCalled();
  expect(takeTyped()).toBeUndefined();
});

it.each([
  ['keeps a click on a button', '<button data-control>Button</button>', 1],
  [
    'has nothing to keep of a click on a link, which the browser follows',
    '<a href="#x" data-control>Link</a>',
    0,
  ],
])('%s that came before this script', (_, html, starts) => {
  saveData();
  document.body.innerHTML = html;
  noteInput();
  (document.body.firstElementChild as HTMLElement).click();
  expect(app().load).toHaveBeenCalledTimes(starts);
});

it('waits for the page to load before waiting for idle', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { load } = app();
  expect(idle).toBeUndefined();
  state.mockRestore();
  dispatchEvent(new Event('load'));
  idle?.();
  expect(load).toHaveBeenCalledOnce();
});

it('starts after a delay if the browser has no idle callback', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  vi.useFakeTimers();
  const { load } = app();
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  expect(load).toHaveBeenCalledOnce();
});

it('waits for intent on Save-Data', () => {
  saveData();
  const { load } = app();
  expect(idle).toBeUndefined();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});

it('does not treat a resting pointer as intent', () => {
  saveData();
  const { load } = app();
  const moved = (movementX: number, movementY: number) =>
    document.body.dispatchEvent(
      Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY }),
    );
  moved(0, 0);
  expect(load).not.toHaveBeenCalled();
  moved(0, 1);
  expect(load).toHaveBeenCalledOnce();
});

describe('a click on a control before the app has started', () => {
  const click = () => document.querySelector<HTMLElement>('button b')?.click();

  it('starts the app and is replayed once it is ready', async () => {
    saveData();
    const { load, becomeReady } = app();
    click();
    expect(load).toHaveBeenCalledOnce();
    expect(clicked).toEqual([]);
    await becomeReady();
    expect(clicked).toEqual(['control']);
  });

  it('is replayed as often as it was made, also while the app loads', async () => {
    const { becomeReady } = app();
    click();
    click();
    await becomeReady();
    expect(clicked).toEqual(['control', 'control']);
  });

  it('is not intercepted afterwards', async () => {
    const { becomeReady } = app();
    idle?.();
    await becomeReady();
    click();
    expect(clicked).toEqual(['control']);
  });

  it('is not intercepted if the app fails after it was loaded', async () => {
    const { load, start, becomeReady } = app();
    start.mockRejectedValueOnce(new Error('broken'));
    idle?.();
    await becomeReady();
    click();
    expect(clicked).toEqual(['control']);
    expect(load).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('did not start'),
      new Error('broken'),
    );
  });

  it('is released if the app fails to load, and the next one tries again', async () => {
    const { load, fail, becomeReady } = app();
    click();
    await fail();
    expect(clicked).toEqual(['control']);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('did not start'), new Error('gone'));
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(load).toHaveBeenCalledOnce();
    click();
    expect(load).toHaveBeenCalledTimes(2);
    await becomeReady();
    expect(clicked).toEqual(['control', 'control']);
  });
});

describe('a search before the app has started', () => {
  const reload = vi.fn<() => void>();
  const answer = vi.fn<() => Promise<{ ok: boolean }>>();
  beforeEach(() => {
    document.documentElement.setAttribute(SEARCH, '{}');
    history.replaceState(null, '');
    reload.mockReset();
    answer.mockReset();
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.stubGlobal('fetch', answer);
  });

  const failToSearch = async () => {
    const { load, fail } = app();
    for (const init of [ctrlK, { key: 'u' }, { key: 'm' }]) press(init);
    await fail();
    return load;
  };

  it('tries again offline, and leaves the keys in between to the page', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const load = await failToSearch();
    const key = new KeyboardEvent('keydown', { key: 'x', cancelable: true });
    expect(document.body.dispatchEvent(key)).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
    press(ctrlK);
    expect(takeTyped()).toBe('');
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page once if the host answers, and remembers what was typed', async () => {
    answer.mockResolvedValue({ ok: true });
    await failToSearch();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(history.state).toEqual({ reopen: 'searchum' });
    await reopenSearch('um');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload a page that the host no longer has', async () => {
    answer.mockResolvedValue({ ok: false });
    await reopenSearch('um');
    expect(answer).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ['a link', '<a href="#x">Link</a>', {}, false],
  ['a control that is a link', '<a href="#x" data-control>Link</a>', {}, true],
  [
    'a control that is a link, with a modifier key',
    '<a href="#x" data-control>Link</a>',
    { ctrlKey: true },
    false,
  ],
  ['a button, with a modifier key', '<button data-control>Button</button>', { ctrlKey: true }, true],
])('a click on %s', (_, html, keys, isKept) => {
  document.body.innerHTML = html;
  app();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  document.body.firstElementChild!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isKept);
});
