import { describe, expect, it } from 'vitest';
import { syntaxProblem } from './syntax-problem.ts';
import { compileMd, compileMdx, problemTexts } from '../../site/temp-site.fixture.ts';

describe('invalid syntax', () => {
  it.each([
    ['<!-- c -->', '3:2 HTML comments are not allowed in MDX.'],
    ['<https://a.b>', '3:8 Addresses in angle brackets are not allowed in MDX.'],
    ['<b>', '3:1 The tag <b> is not closed.'],
    ['a <b> c\n\nd', '3:3 The tag <b> is not closed.'],
    ['<Tabs>\n\n<b>\n\n</Tabs>', '5:1 The tag <b> is not closed.'],
    ['- <b>\n- </b>', '3:3 The tag <b> is not closed.'],
    ['</b>', '3:2 This closing tag has no opening tag.'],
    ['{a b}', '3:3 The expression in braces is not valid JavaScript.'],
    ['<b c={d e} />', '3:8 The expression in braces is not valid JavaScript.'],
    ['a {', '3:4 A brace is opened but never closed.'],
    ['{/* a', '3:6 A brace is opened but never closed.'],
    ["import { a from 'b'", '3:12 The import or export is not valid JavaScript.'],
    ["import a from 'a'\n\nimport a from 'b'", '5:8 The import or export is not valid JavaScript.'],
  ])('is explained: %j', async (source, expected) => {
    const { problems } = await compileMdx(`---\n---\n${source}`);
    expect(problemTexts(problems)).toEqual([`docs/page.mdx:${expected}`]);
    expect(problems).toMatchObject([{ level: 'error', fix: expect.stringMatching(/^[A-Z].*\.$/) as string }]);
  });

  it.each([
    ['1 <= 2', /^The text after "<" is not a tag: unexpected character `=`/],
    ['a <3', /^The text after "<" is not a tag: unexpected character `3`/],
    ['<b c=> />', /^An attribute of a tag cannot be read: unexpected character `>`/],
  ])("keeps the parser's message: %j", async (source, what) => {
    const { problems } = await compileMdx(source);
    expect(problems.map((problem) => problem.what)).toEqual([expect.stringMatching(what)]);
  });

  it('has its location, even in rewritten lines', async () => {
    const { problems } = await compileMdx('::: tip A\n## B {#b}\n:::\n{a b}');
    expect(problems).toMatchObject([{ line: 4, column: 3 }]);
  });

  it('does not exist in .md files', async () => {
    const { problems } = await compileMd(
      'a {b c} <3 <https://a.b>\n\n<!-- c -->\n\n<b>\n\nimport { a from b',
    );
    expect(problems).toEqual([]);
  });
});

describe('any error', () => {
  it('has a location and a message, whatever was thrown', () => {
    expect(syntaxProblem(new Error('Oh no.\nat x'), 'a.mdx')).toEqual({
      level: 'error',
      file: 'a.mdx',
      line: 1,
      column: 1,
      what: 'The page cannot be read as MDX: oh no.',
      fix: 'Check the position named above. The rest of the page was not checked.',
    });
    expect(syntaxProblem('text', 'a.mdx')).toMatchObject({ what: 'The page cannot be read as MDX: text.' });
    expect(syntaxProblem(null, 'a.mdx')).toMatchObject({ what: 'The page cannot be read as MDX: null.' });
    expect(syntaxProblem({}, 'a.mdx').what).toBe('The page cannot be read as MDX: unknown error.');
  });

  it('is where it says it is', () => {
    expect(syntaxProblem({ reason: 'x', line: 2, column: 3 }, 'a')).toMatchObject({ line: 2, column: 3 });
    expect(syntaxProblem({ reason: 'x', place: { line: 4, column: 5 } }, 'a')).toMatchObject({
      line: 4,
      column: 5,
    });
    expect(syntaxProblem({ reason: 'x', place: { start: { line: 6, column: 7 } } }, 'a')).toMatchObject({
      line: 6,
      column: 7,
    });
  });
});
