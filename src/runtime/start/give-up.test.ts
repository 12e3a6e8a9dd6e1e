// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { giveUp, hasGivenUp } from './give-up.ts';

beforeEach(() => history.replaceState(null, ''));

function giveUpWithoutReload(buildId: string) {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  giveUp(buildId);
  return reload;
}

it('reloads the page and marks this entry so the app does not start again', () => {
  expect(hasGivenUp('/assets/entry-1.js')).toBe(false);
  expect(giveUpWithoutReload('/assets/entry-1.js')).toHaveBeenCalledOnce();
  expect(hasGivenUp('/assets/entry-1.js')).toBe(true);
});

it('starts again with the next build', () => {
  giveUpWithoutReload('/assets/entry-1.js');
  expect(hasGivenUp('/assets/entry-2.js')).toBe(false);
});

it('keeps other state of the entry', () => {
  history.replaceState({ filter: 'dts' }, '');
  giveUpWithoutReload('/assets/entry-1.js');
  expect(history.state).toEqual({ filter: 'dts', plainFor: '/assets/entry-1.js' });
});

it('treats any other state as not given up', () => {
  for (const state of [null, 'text', 7, [], { plainFor: 1 }]) {
    history.replaceState(state, '');
    expect(hasGivenUp('/assets/entry-1.js')).toBe(false);
  }
});
