// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markCurrentPage, markCurrentSection } from './current-links.ts';

beforeEach(() => {
  document.body.innerHTML = `<header class="navbar">
      <a href="/docs/guide/a" data-match="/guide/" aria-current="true">Guide</a>
      <a href="/docs/config/" data-match="^/config/">Config</a>
      <a href="/docs/odd" data-match="(">Odd</a>
    </header>
    <nav class="sidebar">
      <a href="/docs/guide/a" aria-current="page">A</a>
      <a href="https://other.example/docs/config/b">Elsewhere</a>
      <a href="/docs/config/b" data-again>B again</a>
      <details><summary>More</summary><details><summary>Deep</summary><a href="/docs/config/b#part">B</a></details></details>
    </nav>
    <main><a href="/docs/config/b">B</a></main>`;
  document.documentElement.dataset['base'] = '/docs/';
});
afterEach(() => delete document.documentElement.dataset['base']);

function markCurrentLinks(routePath: string): void {
  markCurrentPage(document.querySelector('.sidebar')!, routePath);
  markCurrentSection(document.querySelector('.navbar')!, routePath);
}

const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);

it('moves the marks to the current page, in the navbar and the sidebar only', () => {
  markCurrentLinks('/config/b');
  expect(marked()).toEqual([
    ['Config', 'true'],
    ['B', 'page'],
  ]);
});

it('knows the current page however its address is written', () => {
  const spellings = ['/docs/guía/señal?q', '/docs/gu%C3%ADa/se%C3%B1al', '//host/x/../docs/guía/./señal'];
  document.querySelector('.sidebar')!.innerHTML = spellings
    .map((href) => `<a href="${href.replace('host', location.host)}">${href}</a>`)
    .join('');
  markCurrentLinks('/guía/señal');
  expect(marked().map(([text]) => text)).toEqual(spellings);
});

it('[S13] opens the sections around the current page', () => {
  markCurrentLinks('/config/b');
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
});

it('[S13] opens the section whose label is the link to the current page', () => {
  document.querySelector('.sidebar')!.innerHTML =
    '<a href="/docs/guide/">Guide</a><details><summary></summary><a href="/docs/guide/a">A</a></details>';
  markCurrentLinks('/guide/');
  expect(document.querySelector('details')!.open).toBe(true);
});

it('marks nothing for a page without an entry', () => {
  markCurrentLinks('/elsewhere');
  expect(marked()).toEqual([]);
});
