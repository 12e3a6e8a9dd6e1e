// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coverPage } from './cover-page.ts';

const hidePopover = vi.fn<() => void>();

/** Shows a popup of narrow screens, up to 768 px, in a window of this width. */
function show(width: number): HTMLElement {
  document.body.innerHTML =
    '<div id="root"><header><div id="popup"><a href="/a">A</a></div><b id="beside"></b></header><main></main></div>' +
    '<div id="announcer"></div><aside inert></aside>';
  vi.stubGlobal('innerWidth', width);
  return Object.assign(document.querySelector<HTMLElement>('#popup')!, { hidePopover });
}

const inert = () =>
  [...document.querySelectorAll<HTMLElement>('[inert]')].map(({ id, localName }) => id || localName);

beforeEach(() => hidePopover.mockReset());
afterEach(() => vi.unstubAllGlobals());

it('makes all but the popup and the announcements inert, and undoes only that', () => {
  const end = coverPage(show(390), 768);
  expect(inert()).toEqual(['beside', 'main', 'aside']);
  end();
  expect(inert()).toEqual(['aside']);
});

it('moves focus to the first stop, unless focus is inside', () => {
  coverPage(show(390), 768);
  expect(document.activeElement?.localName).toBe('a');
});

it.each([
  [768, 0],
  [769, 1],
])('in a window of %i px, closes %i times', (width, times) => {
  coverPage(show(width), 768);
  expect(hidePopover).toHaveBeenCalledTimes(times);
});
