import { expect, it } from 'vitest';
import { checkAnchors } from '../site/check-anchors.ts';
import type { CompiledPage } from './compile-page.ts';
import { compileMdx, staticHtml } from '../site/temp-site.fixture.ts';

/** Finds dead anchors, duplicate IDs and descriptions that refer to no element. */
function broken(page: CompiledPage) {
  const ids = [...staticHtml(page).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const described = [...staticHtml(page).matchAll(/aria-describedby="([^"]*)"/g)].map(([, id]) => id);
  return {
    dead: checkAnchors(page.links, () => page.anchors, 'error').map(({ what }) => what),
    twice: ids.filter((id, index) => ids.indexOf(id) !== index),
    undescribed: described.filter((id) => !ids.includes(id)),
  };
}
const nothing = { dead: [], twice: [], undescribed: [] };

it('links from the text to the note and back', async () => {
  const page = await compileMdx('a[^1] b[^long-name] c[^1]\n\n[^1]: One.\n[^long-name]: Two *b*.');
  const html = staticHtml(page);
  expect(page.problems).toEqual([]);
  expect(html).toContain('<a href="#user-content-fn-1" id="user-content-fnref-1"');
  expect(html).toContain('<li id="user-content-fn-long-name">');
  expect(html).toContain('href="#user-content-fnref-1-2"');
  expect(broken(page)).toEqual(nothing);
});

it('finds notes with non-ASCII names', async () => {
  expect(broken(await compileMdx('a[^é]\n\n[^é]: One.'))).toEqual(nothing);
});

it('has a label for screen readers that is not a heading of the page', async () => {
  const page = await compileMdx('## A\n\na[^1]\n\n[^1]: One.');
  expect(staticHtml(page)).toContain('<p class="visually-hidden" id="footnote-label">Footnotes</p>');
  expect(page.data.toc.map(({ text }) => text)).toEqual(['A']);
});

it('separates the notes of a page from those of its fragments', async () => {
  const page = await compileMdx("import F from './_f.mdx'\n\na[^1]\n\n<F />\n\n<F />\n\n[^1]: Of the page.", {
    'docs/_f.mdx': "import G from './_g.mdx'\n\nb[^1]\n\n<G />\n\n[^1]: Of F.",
    'docs/_g.mdx': 'c[^1]\n\n[^1]: Of G.',
  });
  expect(page.problems).toEqual([]);
  expect(staticHtml(page).match(/<section/g)).toHaveLength(5);
  expect(broken(page)).toEqual(nothing);
});
