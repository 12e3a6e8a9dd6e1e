import { expect, it } from 'vitest';
import { comparedParts } from './compared-lines.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`);

it('shows a change with three lines around it, and counts the rest', () => {
  const before = numbered(20);
  const after = before.with(10, 'changed');
  expect(comparedParts(before.join('\n'), after.join('\n'))).toEqual([
    { skipped: 7 },
    {
      lines: [
        ...before.slice(7, 10).map((line) => ['', line]),
        ['−', 'line 10'],
        ['+', 'changed'],
        ...before.slice(11, 14).map((line) => ['', line]),
      ],
    },
    { skipped: 6 },
  ]);
});

it('shows as many lines around a change as asked for', () => {
  const before = numbered(20);
  const [part, ...others] = comparedParts(before.join('\n'), before.with(10, 'changed').join('\n'), 20);
  expect(others).toEqual([]);
  expect(part).toMatchObject({ lines: { length: 21 } });
});

it('compares with nothing', () => {
  expect(comparedParts('', 'a\n')).toEqual([{ lines: [['+', 'a']] }]);
  expect(comparedParts('a\n', '')).toEqual([{ lines: [['−', 'a']] }]);
});

it('does not search for matches in changes of thousands of lines, and shows their beginning', () => {
  const before = numbered(3000);
  const after = before.map((line, index) => (index % 2 === 0 ? line : `${line};`));
  expect(comparedParts(['first', ...before].join('\n'), ['1st', ...after, 'last'].join('\n'))).toEqual([
    { lines: ['first', ...before.slice(0, 499)].map((line) => ['−', line]) },
    { more: 2501 + 3002 },
  ]);
});
