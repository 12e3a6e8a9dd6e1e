// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { expectTyping, keepTyped, takeTyped } from './early-typing.ts';

afterEach(() => void takeTyped());

function press(key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  const isKept = keepTyped(event);
  expect(event.defaultPrevented).toBe(isKept);
  return isKept;
}

it('ignores keys before the search is requested and after it has opened', () => {
  expect(press('a')).toBe(false);
  expectTyping();
  takeTyped();
  expect(press('a')).toBe(false);
  expect(takeTyped()).toBeUndefined();
});

it('keeps what is typed after a request, once', () => {
  expectTyping();
  for (const key of ['d', 'T', '/', ' ', 's']) expect(press(key)).toBe(true);
  expectTyping();
  expect(takeTyped()).toBe('dT/ s');
  expect(takeTyped()).toBeUndefined();
});

it('stops on Escape', () => {
  expectTyping();
  press('d');
  expect(press('Escape')).toBe(true);
  expect(press('t')).toBe(false);
  expect(takeTyped()).toBeUndefined();
});

it('handles Backspace, and accepts Enter, Space and / only after a query', () => {
  expectTyping();
  expect(press('Backspace')).toBe(false);
  expect(press('Enter')).toBe(false);
  expect(press(' ')).toBe(false);
  expect(press('/')).toBe(false);
  for (const key of ['d', 'x', 'Backspace', 'Enter']) expect(press(key)).toBe(true);
  expect(takeTyped()).toBe('d\n');
});

it('ignores other keys, shortcuts and a key that is held down', () => {
  expectTyping();
  press('d');
  for (const key of ['Tab', 'ArrowDown', 'Shift', 'Process']) expect(press(key)).toBe(false);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
    expect(press('k', more)).toBe(false);
  expect(takeTyped()).toBe('d');
});
