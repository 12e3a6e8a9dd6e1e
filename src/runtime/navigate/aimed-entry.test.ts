// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { aimedEntry } from './aimed-entry.ts';

/** A sidebar that is 280 pixels wide, with entries that are 20 pixels high. */
beforeEach(() => {
  document.body.innerHTML = '<nav class="sidebar"><a>0</a><a>1</a><a>2</a><a>3</a><a>4</a><a>5</a></nav>';
  const sidebar = document.querySelector('.sidebar')!;
  vi.spyOn(sidebar, 'getBoundingClientRect').mockReturnValue({ left: 0, right: 280 } as DOMRect);
  document.elementFromPoint = (x, y) =>
    x < 0 || x > 280 ? document.body : (sidebar.children[Math.floor(y / 20)] ?? null);
});

const from = (place: Partial<PointerEvent>) =>
  aimedEntry({ pointerType: 'mouse', movementX: 0, movementY: 0, ...place } as PointerEvent)?.textContent;

it('is the entry at which a mouse arrives soon', () => {
  expect(from({ clientX: 380, clientY: 50, movementX: -15 })).toBe('2');
  expect(from({ clientX: 380, clientY: 100, movementX: -15, movementY: -5 })).toBe('2');
  expect(from({ clientX: 140, clientY: 10, movementY: 5 })).toBe('3');
});

it('is the entry on the way of a mouse that moves so fast that it would pass the sidebar', () => {
  expect(from({ clientX: 640, clientY: 110, movementX: -100, movementY: -10 })).toBe('3');
});

it('is none for a mouse that is too far away, moves elsewhere or rests', () => {
  expect(from({ clientX: 1000, clientY: 50, movementX: -15 })).toBeUndefined();
  expect(from({ clientX: 380, clientY: 50, movementX: 15 })).toBeUndefined();
  expect(from({ clientX: 140, clientY: 50 })).toBeUndefined();
});

it('is none for a finger, and none without a sidebar', () => {
  const move = { clientX: 380, clientY: 50, movementX: -15 };
  expect(from({ ...move, pointerType: 'touch' })).toBeUndefined();
  document.body.innerHTML = '';
  expect(from(move)).toBeUndefined();
});
