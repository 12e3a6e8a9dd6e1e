// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isSearchKey } from './search-key.ts';

beforeEach(() => {
  document.documentElement.dataset['search'] = '{}';
  document.body.innerHTML = `<p id="text">Text</p><input id="input"><textarea id="textarea"></textarea>
    <select id="select"></select><div id="editable" contenteditable="true"><b id="inside">x</b></div>
    <button id="button"></button>`;
});

/** The result for a listener on the document. */
function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) {
  let isSearch: boolean | undefined;
  const listen = (event: KeyboardEvent) => (isSearch = isSearchKey(event));
  document.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...more }));
  document.removeEventListener('keydown', listen);
  return isSearch;
}
const byId = (id: string) => document.getElementById(id)!;

it.each([
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
  ['K', { ctrlKey: true }],
  ['/', {}],
  // On a German keyboard.
  ['/', { shiftKey: true }],
])('opens with %s and %j', (key, more) => {
  expect(press(key, more)).toBe(true);
});

it.each([
  ['k', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['k', { ctrlKey: true, altKey: true }],
  ['l', { ctrlKey: true }],
  ['/', { ctrlKey: true }],
  ['/', { metaKey: true }],
  ['/', { altKey: true }],
  ['/', { isComposing: true }],
  ['k', { ctrlKey: true, isComposing: true }],
  ['?', {}],
  ['Enter', {}],
])('does not open with %s and %j', (key, more) => {
  expect(press(key, more)).toBe(false);
});

it.each(['input', 'textarea', 'select', 'editable', 'inside'])('leaves a slash alone in: %s', (id) => {
  expect(press('/', {}, byId(id))).toBe(false);
  expect(press('k', { ctrlKey: true }, byId(id))).toBe(true);
});

it.each(['text', 'button'])('opens with a slash on: %s', (id) => {
  expect(press('/', {}, byId(id))).toBe(true);
});

it('detects an input inside a shadow tree, which looks like its host from outside', () => {
  const root = byId('text').attachShadow({ mode: 'open' });
  root.innerHTML = '<input><i></i>';
  expect(press('/', {}, root.querySelector('input')!)).toBe(false);
  expect(press('k', { metaKey: true }, root.querySelector('input')!)).toBe(true);
  expect(press('/', {}, root.querySelector('i')!)).toBe(true);
  const event = new KeyboardEvent('keydown', { key: '/' });
  vi.spyOn(event, 'composedPath').mockReturnValue([root.querySelector('input')!, root, byId('text')]);
  vi.spyOn(event, 'target', 'get').mockReturnValue(byId('text'));
  expect(isSearchKey(event)).toBe(false);
});

it('opens with a slash if nothing has focus', () => {
  expect(press('/', {}, document)).toBe(true);
});

it('does nothing on a page without search', () => {
  delete document.documentElement.dataset['search'];
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('/')).toBe(false);
});
