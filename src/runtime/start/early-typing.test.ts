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

it('leaves keys alone as long as nobody has asked for the search, and once it has come', () => {
  expect(press('a')).toBe(false);
  expectTyping();
  takeTyped();
  expect(press('a')).toBe(false);
  expect(takeTyped()).toBeUndefined();
});

it('keeps what is typed after it was asked for, once', () => {
  expectTyping();
  for (const key of ['d', 'T', '/', ' ', 's']) expect(press(key)).toBe(true);
  expectTyping();
  expect(takeTyped()).toBe('dT/ s');
  expect(takeTyped()).toBeUndefined();
});

it('gives up with Escape', () => {
  expectTyping();
  press('d');
  expect(press('Escape')).toBe(true);
  expect(press('t')).toBe(false);
  expect(takeTyped()).toBeUndefined();
});

it('takes back what Backspace takes back; Enter, Space and / only behind a query', () => {
  expectTyping();
  expect(press('Backspace')).toBe(false);
  expect(press('Enter')).toBe(false);
  expect(press(' ')).toBe(false);
  expect(press('/')).toBe(false);
  for (const key of ['d', 'x', 'Backspace', 'Enter']) expect(press(key)).toBe(true);
  expect(takeTyped()).toBe('d\n');
});

it('leaves alone what is no text: other keys, commands, and the key that is still held down', () => {
  expectTyping();
  press('d');
  for (const key of ['Tab', 'ArrowDown', 'Shift', 'Process']) expect(press(key)).toBe(false);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
    expect(press('k', more)).toBe(false);
  expect(takeTyped()).toBe('d');
});
