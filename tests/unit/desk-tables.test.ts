import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { ADDED_PACKAGES } from '../../src/desk/convert/added-packages.ts';
import { TOOLS } from '../../src/desk/tools/tools.ts';
import examples from '../../examples/package.json' with { type: 'json' };

declare const __ENGINE_ROOT__: string;

/** Returns the text of the page at a route, if there is one. */
function pageAt(route: string): string | undefined {
  const file = [`${route}.mdx`, `${route}/index.mdx`]
    .map((name) => path.join(__ENGINE_ROOT__, 'docs', name))
    .find((name) => existsSync(name));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

function hasPlace(page: string, id: string): boolean {
  if (page.includes(`{#${id}}`) || page.includes(`id="${id}"`)) return true;
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text.replaceAll('`', ''));
  const slugger = new GithubSlugger();
  return headings.some((text) => slugger.slug(text) === id);
}

describe.each(TOOLS)('the mappings of $name', ({ mappings, differences, page }) => {
  const texts = [
    ...mappings.flatMap(({ what, why = '', unneeded = '' }) => [what, why, unneeded]),
    ...differences.map(({ text }) => text),
  ];
  const links = texts.flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link));

  // The build checks the links of the rows that a page shows, but not those that only a list has.
  test.each([...new Set(links)])('link to a place that exists: %s', (link) => {
    const [route = '', id] = (link.startsWith('#') ? page + link : link).split('#');
    const text = pageAt(route.replace(/\/$/, '')) ?? '';
    expect(text).not.toBe('');
    expect(id === undefined || hasPlace(text, id)).toBe(true);
  });
});

test('converted projects get the versions that the pages are run with', () => {
  const installed: Record<string, string> = examples.devDependencies;
  for (const [name, range] of Object.entries(ADDED_PACKAGES)) expect(range).toBe(`^${installed[name]}`);
});
