// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { documentHead, HeadProvider, useHead } from './head.tsx';
import type { Head } from './head.tsx';
import { readSnapshot } from './page-snapshot.ts';
import type { PageSnapshot } from './page-snapshot.ts';

afterEach(cleanup);

function UsesHead({ page }: { page?: PageSnapshot }) {
  const head = useHead();
  if (page) head.apply(page);
  return <p>has a head</p>;
}

it('[X6] useHead() outside its provider throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<UsesHead />)).toThrow(new Error('useHead() was called without provide context.'));
});

it('[X6] useHead() returns the head of its provider', () => {
  const apply = vi.fn<Head['apply']>();
  const page = { title: 'Page' } as PageSnapshot;
  const { getByText } = render(
    <HeadProvider head={{ apply }}>
      <UsesHead page={page} />
    </HeadProvider>,
  );
  getByText('has a head');
  expect(apply).toHaveBeenCalledWith(page);
});

function snapshotOf(html: string): PageSnapshot {
  const page = readSnapshot(new DOMParser().parseFromString(html, 'text/html'));
  if (!page) throw new Error('The HTML is not a page.');
  return page;
}

it('applies title, managed elements and root attributes of the page and keeps the rest', () => {
  document.documentElement.setAttribute('lang', 'en');
  document.documentElement.setAttribute('data-global-ui', 'off');
  document.documentElement.setAttribute('data-hide', 'navbar');
  document.head.innerHTML =
    '<title>Old</title><meta name="description" content="old" data-head><link rel="icon" href="/logo.svg">';

  documentHead.apply(
    snapshotOf(`<html lang="zh" data-route="/b" data-type="doc" data-sidebar="/b/"><head><title>New</title>
      <meta name="description" content="new" data-head><link rel="canonical" href="https://a.example/b" data-head>
      <script data-entry src="/entry.js"></script></head></html>`),
  );

  const root = document.documentElement;
  expect(document.title).toBe('New');
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('new');
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://a.example/b');
  expect(document.querySelector('link[rel="icon"]')).not.toBeNull();
  expect(root.lang).toBe('zh');
  expect(root.dataset['route']).toBe('/b');
  expect(root.dataset['sidebar']).toBe('/b/');
  expect(root.dataset['hide']).toBe('navbar');
});

it('[R12] global UI components do not stay off after a page whose frontmatter hides them', () => {
  document.documentElement.setAttribute('data-global-ui', 'off');
  documentHead.apply(snapshotOf('<html data-route="/b"><script data-entry src="/entry.js"></script></html>'));
  expect(document.documentElement.hasAttribute('data-global-ui')).toBe(false);
});

it('[R12] frontmatter of the current page turns global UI components off', () => {
  const html =
    '<html data-route="/b" data-global-ui="off"><script data-entry src="/entry.js"></script></html>';
  documentHead.apply(snapshotOf(html));
  expect(document.documentElement.getAttribute('data-global-ui')).toBe('off');
});
