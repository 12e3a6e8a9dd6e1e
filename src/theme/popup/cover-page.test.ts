// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coverPage } from './cover-page.ts';

let isOpen: boolean;
vi.mock('../../runtime/page/popovers.ts', () => ({ isOpen: () => isOpen }));

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

beforeEach(() => {
  isOpen = true;
  hidePopover.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('makes all but the popup and the announcements inert, and undoes only that', () => {
  const popup = show(390);
  coverPage(popup, 768);
  expect(inert()).toEqual(['beside', 'main', 'aside']);
  popup.dispatchEvent(new Event('beforetoggle'));
  expect(inert()).toEqual(['aside']);
});

it('leaves the page alone if the popup has closed meanwhile', () => {
  isOpen = false;
  coverPage(show(390), 768);
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
