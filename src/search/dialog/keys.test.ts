// @vitest-environment happy-dom
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { meaningOf, openElsewhere } from './keys.ts';

function press(key: string, more: KeyboardEventInit = {}) {
  const nativeEvent = new KeyboardEvent('keydown', { key, ...more });
  const { shiftKey, ctrlKey, metaKey } = nativeEvent;
  return meaningOf({ key, shiftKey, ctrlKey, metaKey, nativeEvent } as ReactKeyboardEvent);
}

it('[S6] arrows move the selection', () => {
  expect(press('ArrowDown')).toEqual({ type: 'move', by: 1 });
  expect(press('ArrowUp')).toEqual({ type: 'move', by: -1 });
});

it.each([
  [{}, 'here'],
  [{ ctrlKey: true }, 'tab'],
  [{ metaKey: true }, 'tab'],
  [{ shiftKey: true }, 'window'],
  [{ ctrlKey: true, shiftKey: true }, 'tab'],
])('[S6] Enter with %j opens in: %s', (keys, where) => {
  expect(press('Enter', keys)).toEqual({ type: 'choose', where });
});

it('ignores other keys, and all keys while an input method is composing', () => {
  expect(press('Escape')).toEqual({ type: 'escape' });
  for (const key of ['Tab', 'a', 'ArrowLeft', 'Home']) expect(press(key)).toBeUndefined();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    expect(press(key, { isComposing: true })).toBeUndefined();
  }
});

it('[S6] opens a tab or a window without access to this one', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  openElsewhere('/a', 'tab');
  openElsewhere('/b', 'window');
  expect(open.mock.calls[0]).toEqual(['/a', '_blank', 'noopener']);
  expect(open.mock.calls[1]?.slice(0, 2)).toEqual(['/b', '_blank']);
  expect(open.mock.calls[1]?.[2]).toMatch(/^noopener,width=\d+,height=\d+$/);
});
