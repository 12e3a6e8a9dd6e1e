// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { placePopup } from './place-popup.ts';

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(300);
});

/** Places a popup of 100 by 50 next to an owner of 40 by 20. */
function place(left: number, top: number, placement?: Parameters<typeof placePopup>[2]): [string, string] {
  const popup = document.createElement('div');
  vi.spyOn(popup, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(popup, 'offsetHeight', 'get').mockReturnValue(50);
  const owner = document.createElement('button');
  owner.getBoundingClientRect = () => new DOMRect(left, top, 40, 20);
  placePopup(popup, owner, placement);
  return [popup.style.getPropertyValue('--popup-left'), popup.style.getPropertyValue('--popup-top')];
}

it('places a popup below its owner, or above if there is no room', () => {
  expect(place(50, 100)).toEqual(['50px', '124px']);
  expect(place(50, 250)).toEqual(['50px', '196px']);
});

it('places a popup above its owner, or below if there is no room', () => {
  expect(place(50, 100, { side: 'above' })).toEqual(['50px', '46px']);
  expect(place(50, 40, { side: 'above' })).toEqual(['50px', '64px']);
});

it('keeps a popup between the left and right edges of the window', () => {
  expect(place(-20, 100)[0]).toBe('8px');
  expect(place(390, 100)[0]).toBe('292px');
});

it('centers a popup on its owner', () => {
  expect(place(150, 100, { align: 'center', gap: 6 })).toEqual(['120px', '126px']);
});
