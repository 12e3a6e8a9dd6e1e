// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { borrowParts } from './menu-parts.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<div id="menu"><nav class="menu-links">links</nav><p>end</p></div>' +
    '<div id="family"><p>title</p><ul>tools</ul></div><nav id="sidebar"><ul>pages</ul></nav>';
});

it('shows the pages of the section and then the sibling tools after the links, each once', () => {
  const nodes = [...document.querySelectorAll('ul')];
  borrowParts(document.querySelector('#menu')!);
  expect(document.querySelector('#menu')!.textContent).toBe('linkspagestitletoolsend');
  expect(new Set(document.querySelectorAll('ul'))).toEqual(new Set(nodes));
});

it('gives everything back', () => {
  const before = document.body.innerHTML;
  borrowParts(document.querySelector('#menu')!)();
  expect(document.body.innerHTML).toBe(before);
});

it('borrows nothing where there is nothing', () => {
  for (const id of ['#family', '#sidebar']) document.querySelector(id)!.remove();
  const before = document.body.innerHTML;
  borrowParts(document.querySelector('#menu')!);
  expect(document.body.innerHTML).toBe(before);
});
