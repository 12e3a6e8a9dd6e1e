// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepFirstScreen } from './first-screen.ts';

/** Creates an article with this many paragraphs of this height. */
function article(count: number, height: number): Element {
  document.body.innerHTML = `<main><article><div data-piece="0">${'<p></p>'.repeat(count)}</div></article></main>`;
  const element = document.querySelector('[data-piece]')!;
  [...element.children].forEach((child, index) => child.setAttribute('id', String(index)));
  vi.spyOn(element.parentElement!, 'clientHeight', 'get').mockImplementation(
    () => element.children.length * height,
  );
  return element;
}
const idsOf = (element: Element) => [...element.children].map(({ id }) => Number(id));

beforeEach(() => vi.stubGlobal('innerHeight', 800));

it('keeps what fills two screens and puts the rest back in order', () => {
  const element = article(100, 60);
  const putBack = keepFirstScreen();
  expect(idsOf(element)).toEqual([...Array(30).keys()]);
  putBack?.();
  expect(idsOf(element)).toEqual([...Array(100).keys()]);
  putBack?.();
  expect(element.children).toHaveLength(100);
});

it('keeps more if that does not fill two screens', () => {
  const element = article(100, 30);
  keepFirstScreen();
  expect(element.children).toHaveLength(60);
});

it('leaves a short page alone, one with content below its text, and an empty one', () => {
  const element = article(35, 20);
  expect(keepFirstScreen()).toBeUndefined();
  expect(idsOf(element)).toEqual([...Array(35).keys()]);
  const followed = article(100, 60);
  followed.after(document.createElement('ul'));
  expect(keepFirstScreen()).toBeUndefined();
  expect(followed.children).toHaveLength(100);
  document.body.innerHTML = '';
  expect(keepFirstScreen()).toBeUndefined();
});
