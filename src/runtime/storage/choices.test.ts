// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choiceOf, choose, subscribeChoices, tellChoices } from './choices.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('keeps a choice and tells it, until a listener leaves', () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeChoices(listener);
  choose('theme', 'dark');
  expect(choiceOf('theme')).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  tellChoices();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('knows what another browser tab has stored', () => {
  localStorage.setItem('tab:x', 'a');
  expect(choiceOf('tab:x')).toBe('a');
});

it('[S16] keeps a choice for the visit if storage cannot, and forgets that one when it can', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('Storage is full.');
    },
  });
  choose('theme', 'dark');
  expect(choiceOf('theme')).toBe('dark');
  vi.unstubAllGlobals();
  choose('theme', 'light');
  expect(choiceOf('theme')).toBe('light');
  localStorage.setItem('theme', 'auto');
  expect(choiceOf('theme')).toBe('auto');
});
