// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fillFirstScreen, takeRestOfText } from './first-screen.ts';
import { collectPieces } from '../page/pieces.ts';

/** Shows an article with this many paragraphs of this height, as far as its first screen needs them. */
function show(count: number, height: number, below = '') {
  const html = `<div data-piece="0">${'<p></p>'.repeat(count)}</div>`;
  const source = new DOMParser().parseFromString(html, 'text/html');
  [...source.querySelectorAll('p')].forEach((child, index) => (child.id = String(index)));
  const pieces = collectPieces(source);
  document.body.innerHTML = `<main><article><div data-piece="0"></div>${below}</article></main>`;
  const element = document.querySelector('[data-piece]')!;
  vi.spyOn(element.parentElement!, 'clientHeight', 'get').mockImplementation(
    () => element.children.length * height,
  );
  const rest = takeRestOfText(pieces);
  pieces.attach('0', element);
  return { element, complete: rest && fillFirstScreen(rest) };
}
const idsOf = (element: Element) => [...element.children].map(({ id }) => Number(id));

beforeEach(() => vi.stubGlobal('innerHeight', 800));

it('shows what fills two screens and adds the rest in order', () => {
  const { element, complete } = show(100, 60);
  expect(idsOf(element)).toEqual([...Array(30).keys()]);
  complete?.();
  expect(idsOf(element)).toEqual([...Array(100).keys()]);
  complete?.();
  expect(element.children).toHaveLength(100);
});

it('shows more if that does not fill two screens', () => {
  expect(show(100, 30).element.children).toHaveLength(60);
});

it('shows all of a short page, and of one with content below its text', () => {
  const short = show(35, 20);
  expect(short.complete).toBeUndefined();
  expect(idsOf(short.element)).toEqual([...Array(35).keys()]);
  const followed = show(100, 60, '<ul></ul>');
  expect(followed.complete).toBeUndefined();
  expect(idsOf(followed.element)).toEqual([...Array(100).keys()]);
});

it('takes nothing from a page that has little text, or none', () => {
  const { element, complete } = show(30, 60);
  expect(complete).toBeUndefined();
  expect(element.children).toHaveLength(30);
  expect(takeRestOfText(collectPieces(new DOMParser().parseFromString('', 'text/html')))).toBeUndefined();
});
