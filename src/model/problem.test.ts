import { describe, expect, it } from 'vitest';
import {
  compareText,
  formatProblem,
  formatProblems,
  placeOf,
  type Problem,
  ProblemError,
  sortProblems,
  uniqueProblems,
} from './problem.ts';

const problem = (more: Partial<Problem> = {}): Problem => ({
  level: 'error',
  file: 'docs/a.mdx',
  line: 3,
  column: 7,
  what: 'It is wrong.',
  ...more,
});

describe('problems', () => {
  it('report where, what, a suggestion and a fix', () => {
    expect(formatProblem(problem({ didYouMean: ':::tip', fix: 'Fix it.' }))).toBe(
      'error docs/a.mdx:3:7\n  It is wrong.\n  Did you mean :::tip?\n  Fix it.',
    );
    expect(formatProblem(problem({ level: 'warning' }))).toBe('warning docs/a.mdx:3:7\n  It is wrong.');
  });

  it('name only the file if the whole file is meant', () => {
    expect(placeOf(problem({ line: undefined, column: undefined }))).toBe('docs/a.mdx');
    expect(placeOf(problem({ column: undefined }))).toBe('docs/a.mdx:3:1');
  });

  it('are sorted by file, line, column and text, whatever their level', () => {
    const ordered = [
      problem({ file: 'docs/B.mdx', line: 9 }),
      problem({ line: undefined, column: undefined }),
      problem({ line: 2, column: 8 }),
      problem({ line: 2, column: 10, level: 'warning' }),
      problem({ line: 10, column: 1, what: 'A.' }),
      problem({ line: 10, column: 1, what: 'B.' }),
      problem({ file: 'docs/b.mdx', line: 1 }),
    ];
    const mixed = ordered.toReversed();
    expect(sortProblems(mixed)).toEqual(ordered);
    expect(mixed).toEqual(ordered.toReversed());
  });

  it('are reported once unless something about them differs', () => {
    const different = [problem(), problem({ line: 4 }), problem({ fix: 'Fix it.' }), problem({ file: 'b' })];
    expect(uniqueProblems([...different, ...different.map((one) => ({ ...one }))])).toEqual(different);
  });

  it('are counted at the end', () => {
    const warning = problem({ level: 'warning', line: 1 });
    expect(formatProblems([problem(), problem(), warning])).toBe(
      `${formatProblem(warning)}\n\n${formatProblem(problem())}\n\n1 error, 1 warning`,
    );
    expect(formatProblems([problem(), problem({ line: 5 })])).toMatch(/\n\n2 errors$/);
    expect(formatProblems([warning, { ...warning, line: 2 }])).toMatch(/\n\n2 warnings$/);
  });

  it('can be thrown, with all of them in the message', () => {
    const error = new ProblemError([problem()]);
    expect(error).toMatchObject({ name: 'ProblemError', problems: [problem()] });
    expect(error.message).toBe(formatProblems([problem()]));
  });

  it('are ordered the same on every machine', () => {
    expect(['ä', 'a', 'Z', 'b'].sort(compareText)).toEqual(['Z', 'a', 'b', 'ä']);
    expect(compareText('a', 'a')).toBe(0);
  });
});
