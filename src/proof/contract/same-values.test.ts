import type { Paragraph } from 'mdast';
import { expect, test, vi } from 'vitest';
import { parse } from '../../engine/page/syntax/parse.ts';
import { DECLARATIONS } from './contract.fixture.ts';
import { declaredOptions } from '../declared/declared-options.ts';
import { checkSameValues, sameValuesIn } from './same-values.ts';

const options = declaredOptions(DECLARATIONS);

function check(text: string, isSame?: boolean, section = 'Which kind') {
  const paragraph = parse(`\n${text}`, 'mdx').children[0] as Paragraph;
  const ask = vi.fn<(...question: string[]) => boolean | undefined>(() => isSame);
  const page = { file: 'docs/a.mdx', sameValues: sameValuesIn(paragraph, section) };
  return { ...checkSameValues([page], options, ask), asked: ask.mock.calls };
}

test('asks the tool about two values of an option, which the sentence or the heading names', () => {
  const right = { compared: 1, problems: [] };
  expect(check("Here `output.target: true` is short for `{ a: 'b' }`.", true)).toMatchObject({
    ...right,
    asked: [['output.target', 'true', "{ a: 'b' }"]],
  });
  expect(check('`autoExternal: true` is the same as `{}`: more', true)).toMatchObject({
    ...right,
    asked: [['lib.autoExternal', 'true', '{}']],
  });
  expect(check("Off. `true` means `'web'`.", true, 'output.target')).toMatchObject({
    ...right,
    asked: [['output.target', 'true', "'web'"]],
  });
});

test('reports two values that are not the same, with the line', () => {
  const [problem, ...others] = check("`output.target: true` equals `'web'`.", false).problems;
  expect(problem).toMatchObject({ file: 'docs/a.mdx', line: 2 });
  expect(problem?.what).toContain("output.target: true is not the same as 'web'");
  expect(others).toEqual([]);
});

test('lists a statement that inspecting cannot judge', () => {
  const { compared, problems, unjudged } = check('`dts: true` means `{}`.');
  expect({ compared, problems, lines: unjudged.map(({ line }) => line) }).toEqual({
    compared: 0,
    problems: [],
    lines: [2],
  });
});

test('ignores sentences about other options, about names, and with words in between', () => {
  expect(check('`library: true` means `{}`.', true, 'output.target').asked).toEqual([]);
  for (const text of [
    "`'module'` equals `'module-import'`.",
    '`dts: full` means `{}`.',
    '`dts: true` means nearly `{}`.',
  ])
    expect(check(text).asked).toEqual([]);
});
