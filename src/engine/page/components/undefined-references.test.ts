import { expect, it } from 'vitest';
import { compileMd, compileMdx, problemTexts } from '../../site/temp-site.fixture.ts';

it.each([
  ['a [b][missing] c', '1:3 [b][missing]', 'missing'],
  ['a [missing][] c', '1:3 [missing][]', 'missing'],
  ['a\nb [`code`][missing]', '2:10 […][missing]', 'missing'],
  ['> a\n> ![b][missing]', '2:4 [b][missing]', 'missing'],
  ['\\[a] [b][missing]', '1:6 [b][missing]', 'missing'],
  ['a[^missing] b', '1:2 [^missing]', 'missing'],
])('%j is reported', async (source, found, label) => {
  const [line = ''] = found.split(' ');
  const { problems } = await compileMdx(source);
  expect(problems.map(({ level }) => level)).toEqual(['warning']);
  expect(problemTexts(problems)).toEqual([
    `docs/page.mdx:${line} ${found.slice(line.length + 1)} is shown as it is, because this file does not define "${label}".`,
  ]);
});

it('suggests a label that is defined', async () => {
  const { problems } = await compileMd('a [b][Mising] and [c][missing]\n\n[missing]: https://example.com\n');
  expect(problems).toMatchObject([{ didYouMean: 'missing' }]);
});

it.each([
  'a [b][ok]\n\n[ok]: https://example.com',
  'a[^ok]\n\n[^ok]: b',
  '`[a][b]` and `[^a]`',
  '\\[a]\\[b] and \\[a][b] and \\[^a]',
  'list[a][b] and [0][1] and [a] [b]',
  '```js\na = [b][c]\n```',
])('%j is not', async (source) => {
  expect((await compileMdx(source)).problems).toEqual([]);
});
