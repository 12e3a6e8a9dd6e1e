import { describe, expect, it } from 'vitest';
import { DECLARED } from '../../../components/declared.ts';
import { compileMdx, problemTexts } from '../../site/temp-site.fixture.ts';

async function check(tag: string) {
  const names = Object.keys(DECLARED).join(', ');
  const { problems } = await compileMdx(`import { ${names} } from '@theme'\n\n${tag}`);
  return problems;
}

const whatOf = async (tag: string) => problemTexts(await check(tag)).map((text) => text.replace(/^\S+ /, ''));

describe('components of the theme', () => {
  it('accept valid properties', async () => {
    expect(
      await check(
        [
          '<Badge text="a" type="tip" />',
          '<Badge>b</Badge>',
          '<Badge text={undefined} />',
          '<Tabs groupId="g" values={["a", { label: "b" }]}><Tab label="a">x</Tab></Tabs>',
          '<PackageManagerTabs command="add x" dlx />',
          '<PackageManagerTabs command={{ npm: "npm i" }} />',
          '<Steps>c</Steps>',
        ].join('\n\n'),
      ),
    ).toEqual([]);
  });

  it('reject unknown properties', async () => {
    expect(await check('<Badge txet="a" />')).toMatchObject([
      {
        level: 'error',
        file: 'docs/page.mdx',
        line: 3,
        column: 1,
        what: '<Badge> has no prop "txet".',
        didYouMean: 'text',
        fix: 'It takes text, type.',
      },
    ]);
    expect(await check('<Steps a="b">c</Steps>')).toMatchObject([{ fix: 'It takes none.' }]);
    expect(await whatOf('<Badge constructor="a" />')).toEqual(['<Badge> has no prop "constructor".']);
  });

  it.each([
    ['<Badge text={1} />', '<Badge text> should be a string, but is 1.'],
    ['<Badge text />', '<Badge text> should be a string, but is true.'],
    ['<Badge text={null} />', '<Badge text> should be a string, but is null.'],
    ['<Badge type="red" />', '<Badge type> should be one of tip, info, warning, danger, but is "red".'],
    ['<Tabs values="a" />', '<Tabs values> should be a list, but is "a".'],
    [
      '<PackageManagerTabs command={["a"]} />',
      '<PackageManagerTabs command> should be a string or an object, but is ["a"].',
    ],
    [
      '<PackageManagerTabs command={null} />',
      '<PackageManagerTabs command> should be a string or an object, but is null.',
    ],
  ])('reject %s', async (tag, what) => {
    expect(await whatOf(tag)).toEqual([what]);
  });

  it('report missing properties', async () => {
    expect(await check('<PackageManagerTabs />')).toMatchObject([
      {
        what: '<PackageManagerTabs> needs the prop "command".',
        fix: 'Write <PackageManagerTabs command="…">.',
      },
    ]);
    expect(await whatOf('<PackageManagerTabs command={undefined} />')).toHaveLength(1);
  });

  it('are not checked if React computes the properties', async () => {
    const { problems, module } = await compileMdx(
      "import { Badge } from '@theme'\nexport const text = 'x'\n\n<Badge text={text} wrong={1} />",
    );
    expect(problems).toEqual([]);
    expect(module).toContain('<Badge text={text} wrong={1} />');
  });

  it('are reported if @theme does not have them', async () => {
    const { problems } = await compileMdx(
      "import { Bagde, Nothing, Badge as B } from '@theme'\nimport * as T from '@theme'\n\n<Bagde />\n\n<Nothing />\n\n<B text=\"a\" />\n\n<T.Badge text={1} />",
    );
    expect(problems.map(({ line, what, didYouMean }) => [line, what, didYouMean])).toEqual([
      [4, '@theme has no component <Bagde>.', '<Badge>'],
      [6, '@theme has no component <Nothing>.', undefined],
      [10, '<Badge text> should be a string, but is 1.', undefined],
    ]);
  });
});
