// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { likelyPages } from './likely-pages.ts';

beforeEach(() => {
  history.replaceState(null, '', '/docs/here');
  // The distance from the top is in the link's `name`.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number(this.getAttribute('name') ?? Number.NaN);
    return { top, bottom: top + 20, width: 50 } as DOMRect;
  });
});
afterEach(() => (document.body.innerHTML = ''));

it('lists the next page, links in view, the previous page and neighbors in the sidebar, each once', () => {
  document.body.innerHTML = `
    <nav class="sidebar">
      <a href="/docs/far">Far</a><a href="/docs/before">Before</a>
      <a href="/docs/here" aria-current="page">Here</a>
      <a href="/docs/next">Next</a><a href="/docs/second">Second</a>
    </nav>
    <main>
      <a name="10" href="/docs/linked">Linked</a>
      <a name="20" href="#section">Same page</a>
      <a name="30" href="https://example.com/">Elsewhere</a>
      <a name="40" href="/docs/next#part">Next, too</a>
      <a name="-90" href="/docs/above">Above</a>
      <a name="5000" href="/docs/below">Below</a>
      <a href="/docs/previous" rel="prev">Previous</a><a href="/docs/next" rel="next">Next</a>
    </main>`;
  expect(likelyPages('/docs/')).toEqual([
    '/docs/next',
    '/docs/linked',
    '/docs/previous',
    '/docs/before',
    '/docs/second',
  ]);
});

it('takes the entries of the navbar on a page without a sidebar', () => {
  document.body.innerHTML = `
    <nav class="nav-links"><a href="/docs/guide">Guide</a><a href="/docs/start">Start</a></nav>
    <main><a name="10" href="/docs/start">Start</a></main>`;
  expect(likelyPages('/docs/')).toEqual(['/docs/start', '/docs/guide']);
});
