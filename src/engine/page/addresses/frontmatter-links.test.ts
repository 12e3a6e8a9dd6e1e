import { expect, test } from 'vitest';
import { compileMdx, problemTexts } from '../../site/temp-site.fixture.ts';

test('resolves links of hero and features to routes without the base, and records their anchors', async () => {
  const page = await compileMdx(
    '---\nhero:\n  name: T\n  actions:\n    - { text: A, link: ./Other.mdx#part }\n    - { text: B, link: "https://a.example" }\nfeatures:\n  - title: C\n    link: /llms.txt\n---\n\n# P\n',
    { 'docs/other.mdx': '# Other\n' },
    { base: '/docs/' },
  );
  expect(problemTexts(page.problems)).toEqual([]);
  const { hero, features } = page.data.frontmatter;
  expect(hero?.actions?.map(({ link }) => link)).toEqual(['/other#part', 'https://a.example']);
  expect(features?.map(({ link }) => link)).toEqual(['/llms.txt']);
  expect(page.links).toEqual([
    { file: 'docs/page.mdx', line: 5, column: 24, routePath: '/other', hash: 'part' },
  ]);
});

test('reports a link of a hero or feature that would run code, with its line', async () => {
  const { problems } = await compileMdx(
    '---\nhero:\n  name: T\n  actions:\n    - { text: A, link: "JavaScript:alert(1)" }\nfeatures:\n  - title: C\n    link: "javascript:x"\n---\n\n# P\n',
  );
  expect(problemTexts(problems)).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:5:24 The link "JavaScript:alert\(1\)" does nothing/),
    expect.stringMatching(/^docs\/page\.mdx:8:11 The link "javascript:x" does nothing/),
  ]);
});
