// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openKeptSections } from './before-paint.ts';
import { keepSectionsOpen, OPEN_SECTIONS } from './open-sections.ts';

const SECTION = '<details><summary>More</summary><a href="/docs/a">A</a></details>';
const isOpen = () => document.querySelector('details')?.open;
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

it('opens a kept section as its part of the document arrives, and only until all has arrived', async () => {
  sessionStorage.setItem(OPEN_SECTIONS, '.pages details');
  openKeptSections();
  document.body.innerHTML = `<ul class="pages"></ul><main>${SECTION}</main>`;
  await settle();
  expect(isOpen()).toBe(false);
  document.querySelector('.pages')!.innerHTML = SECTION;
  await settle();
  expect(isOpen()).toBe(true);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  document.querySelector('details')!.open = false;
  document.body.append('more');
  await settle();
  expect(isOpen()).toBe(false);
});

it('ignores what is no selector', async () => {
  const failed = vi.fn<() => void>();
  const wrong = 'details:has(]';
  expect(() => document.querySelector(wrong)).toThrow(/valid selector/);
  addEventListener('error', failed);
  sessionStorage.setItem(OPEN_SECTIONS, wrong);
  openKeptSections();
  document.body.innerHTML = `<ul class="pages">${SECTION}</ul>`;
  await settle();
  expect(isOpen()).toBe(false);
  expect(failed).not.toHaveBeenCalled();
  removeEventListener('error', failed);
});

it('keeps a selector of the sections with these links, and nothing without links', () => {
  keepSectionsOpen(['/docs/a', '/docs/"b']);
  expect(sessionStorage.getItem(OPEN_SECTIONS)).toBe(
    String.raw`.pages details:has([href="/docs/a"],[href="/docs/\"b"]),.pages :is([href="/docs/a"],[href="/docs/\"b"])+details`,
  );
  keepSectionsOpen([]);
  expect(sessionStorage.getItem(OPEN_SECTIONS)).toBeNull();
});
