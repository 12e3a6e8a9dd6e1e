import { expect, test } from 'vitest';
import { makeCorpus, pagesOf } from './corpus.mjs';

test('generates the requested number of pages, the same each time, and the first ones whatever the number', () => {
  const few = pagesOf(makeCorpus(70));
  expect(few).toEqual(pagesOf(makeCorpus(70)));
  expect(new Set(few.map(({ route }) => route)).size).toBe(70);
  expect(
    pagesOf(makeCorpus(140))
      .slice(0, 70)
      .map(({ route }) => route),
  ).toEqual(few.map(({ route }) => route));
});

test('links only to pages of the corpus, and contains no MDX or Vue markup outside code', () => {
  const pages = pagesOf(makeCorpus(70));
  const routes = new Set(pages.map(({ route }) => route));
  for (const { body } of pages) {
    const links = [...body.matchAll(/\]\((?<route>[^)]+)\)/g)].map(({ groups }) => groups?.route);
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((route) => !routes.has(route))).toEqual([]);
    expect(body.replaceAll(/```.*?```|`[^`\n]*`/gs, '')).not.toMatch(/[<{]/);
  }
});

test('the headings of a page are unique, so all engines give them the same ids', () => {
  for (const { body } of pagesOf(makeCorpus(70))) {
    const headings = body.match(/^##+ .*$/gm) ?? [];
    expect(new Set(headings).size).toBe(headings.length);
  }
});
