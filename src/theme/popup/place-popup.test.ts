// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepBeside, placePopup } from './place-popup.ts';

beforeEach(() => {
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockReturnValue({ width: 400 } as DOMRect);
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

it('places a popup that fits on neither side where there is more room, and says how much', () => {
  const popup = document.createElement('div');
  vi.spyOn(popup, 'offsetHeight', 'get').mockReturnValue(280);
  const owner = document.createElement('button');
  const placed = (top: number) => {
    owner.getBoundingClientRect = () => new DOMRect(50, top, 40, 20);
    placePopup(popup, owner);
    return ['--popup-top', '--popup-room'].map((name) => popup.style.getPropertyValue(name));
  };
  expect(placed(100)).toEqual(['124px', '168px']);
  expect(placed(200)).toEqual(['8px', '188px']);
});

describe('with a bar at the top of the window', () => {
  const bar = document.createElement('header');
  bar.className = 'navbar';
  bar.getBoundingClientRect = () => new DOMRect(0, 0, 400, 72);

  beforeEach(() => document.body.append(bar));
  afterEach(() => bar.remove());

  it('places no popup over the bar', () => {
    expect(place(50, 120, { side: 'above' })).toEqual(['50px', '144px']);
    expect(place(50, 130, { side: 'above' })).toEqual(['50px', '76px']);
  });

  it('closes a popup when its owner scrolls behind the bar', () => {
    const popup = document.createElement('div');
    popup.hidePopover = vi.fn<() => void>();
    const owner = document.createElement('button');
    owner.getBoundingClientRect = () => new DOMRect(50, 90, 40, 20);
    const stop = keepBeside(popup, owner);
    expect(popup.style.getPropertyValue('--popup-top')).toBe('114px');
    owner.getBoundingClientRect = () => new DOMRect(50, 80, 40, 20);
    dispatchEvent(new Event('scroll'));
    expect(popup.style.getPropertyValue('--popup-top')).toBe('104px');
    expect(popup.hidePopover).not.toHaveBeenCalled();
    owner.getBoundingClientRect = () => new DOMRect(50, 50, 40, 20);
    dispatchEvent(new Event('scroll'));
    expect(popup.hidePopover).toHaveBeenCalledOnce();
    stop();
    dispatchEvent(new Event('scroll'));
    expect(popup.hidePopover).toHaveBeenCalledOnce();
  });
});

it('keeps a popup between the left and right edges of the window', () => {
  expect(place(-20, 100)[0]).toBe('8px');
  expect(place(390, 100)[0]).toBe('292px');
});

it('aligns a popup with the end of its owner', () => {
  expect(place(250, 100, { align: 'end' })[0]).toBe('190px');
});

it('centers a popup on its owner', () => {
  expect(place(150, 100, { align: 'center', gap: 6 })).toEqual(['120px', '126px']);
});
