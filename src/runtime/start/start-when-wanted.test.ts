// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWhenWanted } from './start-when-wanted.ts';

/** Each test gets a window of its own listeners: what one leaves behind would start the next one's app. */
const listeners: [string, EventListener, boolean][] = [];
let idle: (() => void) | undefined;
const clicked: string[] = [];

beforeEach(() => {
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
  Reflect.deleteProperty(navigator, 'connection');
  idle = undefined;
  clicked.length = 0;
});

function app() {
  let ready!: () => void;
  let fail!: () => void;
  const load = vi.fn<() => Promise<void>>(
    () =>
      new Promise<void>((resolve, reject) => {
        ready = resolve;
        fail = () => reject(new Error('gone'));
      }),
  );
  startWhenWanted(load);
  /** Lets what waits for the app go on. */
  const settle = async (end: () => void) => {
    end();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { load, isReady: () => settle(() => ready()), isGone: () => settle(() => fail()) };
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

it('waits for the page to be complete before it waits for idle', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { load } = app();
  expect(idle).toBeUndefined();
  state.mockRestore();
  dispatchEvent(new Event('load'));
  idle?.();
  expect(load).toHaveBeenCalledOnce();
});

it('starts a little later where the browser has no idle callback', () => {
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

it('takes a pointer that rests over the page for no intent', () => {
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

describe('a click on a control before the app is there', () => {
  const click = () => document.querySelector<HTMLElement>('button b')?.click();

  it('starts the app and is repeated once it is there', async () => {
    saveData();
    const { load, isReady } = app();
    click();
    expect(load).toHaveBeenCalledOnce();
    expect(clicked).toEqual([]);
    await isReady();
    expect(clicked).toEqual(['control']);
  });

  it('is repeated as often as it was made, while the app loads too', async () => {
    const { isReady } = app();
    click();
    click();
    await isReady();
    expect(clicked).toEqual(['control', 'control']);
  });

  it('goes straight through afterwards', async () => {
    const { isReady } = app();
    idle?.();
    await isReady();
    click();
    expect(clicked).toEqual(['control']);
  });

  it('is let go when the app cannot be had', async () => {
    const { isGone } = app();
    click();
    await isGone();
    click();
    expect(clicked).toEqual(['control', 'control']);
  });
});

it('leaves links alone', () => {
  app();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
