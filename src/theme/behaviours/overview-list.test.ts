// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { showMatches } from './overview-list.ts';

const list = document.createElement('div');

beforeEach(() => {
  list.innerHTML = `
    <section class="overview-group"><h2>Lib options</h2><ul>
      <li id="format"><a href="/format">lib.format</a><ul><li><a href="/format#which-one">Which-one to pick</a></li><li><a href="/format#umd">umd</a></li></ul></li>
      <li id="dts"><a href="/dts">lib.dts</a></li>
    </ul></section>
    <section class="overview-group"><h2>Others</h2><ul><li id="x"><a href="/x">x</a></li></ul></section>`;
});

const visible = () =>
  [...list.querySelectorAll<HTMLElement>('.overview-group > ul > li')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);

test('[N10] a heading keeps its page and hides its siblings; dashes are spaces', () => {
  expect(showMatches(list, 'WHICH one')).toBe(1);
  expect(visible()).toEqual(['format']);
  expect(list.querySelectorAll('li li[hidden]')).toHaveLength(1);
  expect(list.querySelectorAll('section[hidden]')).toHaveLength(1);
});

test('[N10] a group that matches keeps all of it, and an empty keyword everything', () => {
  expect(showMatches(list, 'lib opt')).toBe(2);
  expect(visible()).toEqual(['format', 'dts']);
  expect(showMatches(list, '')).toBe(3);
  expect(list.querySelector('[hidden]')).toBeNull();
  expect(showMatches(list, 'zzz')).toBe(0);
});
