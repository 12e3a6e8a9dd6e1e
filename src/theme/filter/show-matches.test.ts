// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { showMatches } from './show-matches.ts';

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

const visibleHeadings = () =>
  [...list.querySelectorAll<HTMLElement>('li li')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

test('[N10] shows the page of a matching heading and hides its other headings', () => {
  expect(showMatches(list, 'pick')).toBe(1);
  expect(visible()).toEqual(['format']);
  expect(visibleHeadings()).toEqual(['Which-one to pick']);
  expect(list.querySelectorAll('section[hidden]')).toHaveLength(1);
});

test('[N10] shows all headings of a matching page', () => {
  expect(showMatches(list, 'format')).toBe(1);
  expect(visible()).toEqual(['format']);
  expect(visibleHeadings()).toEqual(['Which-one to pick', 'umd']);
});

test('[N10] shows all pages and headings of a matching group', () => {
  expect(showMatches(list, 'lib opt')).toBe(2);
  expect(visible()).toEqual(['format', 'dts']);
  expect(visibleHeadings()).toHaveLength(2);
});

test('[N10] ignores case and treats dashes as spaces, in the keyword and in the list', () => {
  for (const keyword of ['which-one', 'Which One', 'WHICH-ONE TO', ' which one ']) {
    expect(showMatches(list, keyword)).toBe(1);
    expect(visibleHeadings()).toEqual(['Which-one to pick']);
  }
});

test('[N10] finds a page by the words of its name in any spelling, and by its address', () => {
  list.querySelector('#x a')!.outerHTML = '<a href="/lib/umd-name">umdName</a>';
  for (const keyword of ['umd-name', 'umd name', 'UMDNAME', 'umd-n']) {
    showMatches(list, keyword);
    expect(visible()).toEqual(['x']);
  }
  list.querySelector('#x a')!.outerHTML = '<a href="/guide/third-party-deps">Dependencies</a>';
  showMatches(list, 'party deps');
  expect(visible()).toEqual(['x']);
});

test('[N10] hides everything if nothing matches and shows everything for an empty keyword', () => {
  expect(showMatches(list, 'zzz')).toBe(0);
  expect(list.querySelectorAll('section:not([hidden])')).toHaveLength(0);
  expect(showMatches(list, ' ')).toBe(3);
  expect(list.querySelector('[hidden]')).toBeNull();
});

test('keeps the rows of a table that match in any cell, and its head', () => {
  list.innerHTML = `<table><thead><tr><th>Option</th><th>Rslib</th></tr></thead><tbody>
    <tr id="external"><td>external</td><td>output.externals</td></tr>
    <tr id="public"><td>publicDir: true</td><td>output.copy</td></tr></tbody></table>`;
  const rows = () => [...list.querySelectorAll<HTMLElement>('tr')].filter(({ hidden }) => !hidden);
  expect(showMatches(list, 'output copy')).toBe(1);
  expect(rows().map(({ id }) => id)).toEqual(['', 'public']);
  expect(showMatches(list, 'public-dir')).toBe(1);
  expect(showMatches(list, 'zzz')).toBe(0);
  expect(rows()).toHaveLength(1);
  expect(showMatches(list, '')).toBe(2);
  expect(rows()).toHaveLength(3);
});

test('keeps the widths of the columns while rows are hidden', () => {
  list.innerHTML =
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>one</td></tr><tr><td>two</td></tr></tbody></table>';
  const head = list.querySelector('th')!;
  head.getBoundingClientRect = () => DOMRect.fromRect({ width: 120 });
  showMatches(list, 'one');
  expect(head.style.inlineSize).toBe('120px');
  head.getBoundingClientRect = () => DOMRect.fromRect({ width: 300 });
  showMatches(list, 'two');
  expect(head.style.inlineSize).toBe('120px');
  showMatches(list, '');
  expect(head.style.inlineSize).toBe('');
});
