import { describe, expect, it } from 'vitest';
import {
  compareText,
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
    expect(formatProblems([problem({ didYouMean: ':::tip', fix: 'Fix it.' })])).toBe(
      'error docs/a.mdx:3:7\n  It is wrong.\n  Did you mean :::tip?\n  Fix it.\n\n1 error',
    );
    expect(formatProblems([problem({ level: 'warning' })])).toBe(
      'warning docs/a.mdx:3:7\n  It is wrong.\n\n1 warning',
    );
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
      'warning docs/a.mdx:1:7\n  It is wrong.\n\nerror docs/a.mdx:3:7\n  It is wrong.\n\n1 error, 1 warning',
    );
    expect(formatProblems([problem(), problem({ what: 'It is bad.' })])).toMatch(/\n\n2 errors$/);
    expect(formatProblems([warning, { ...warning, fix: 'Fix it.' }])).toMatch(/\n\n2 warnings$/);
  });

  it('with the same text are one with several places', () => {
    const places = ['a', 'b', 'c', 'd', 'e'].map((name) => problem({ file: `${name}.mdx`, fix: 'Fix it.' }));
    expect(formatProblems(places.toReversed())).toBe(
      'error a.mdx:3:7\n      b.mdx:3:7\n      c.mdx:3:7\n      d.mdx:3:7\n      e.mdx:3:7\n' +
        '  It is wrong.\n  Fix it.\n\n1 error in 5 places',
    );
    expect(formatProblems(places, { mostPlaces: 3 })).toBe(
      'error a.mdx:3:7\n      b.mdx:3:7\n      c.mdx:3:7\n      and 2 more (--all-places lists them)\n' +
        '  It is wrong.\n  Fix it.\n\n1 error in 5 places',
    );
    expect(formatProblems(places.slice(0, 3), { mostPlaces: 3 })).not.toContain('more');
  });

  it('with one cause and different texts say what they have in common', () => {
    const together = { what: '{count} images are not allowed.', fix: 'Allow them.' };
    const image = (name: string) =>
      problem({ what: `{count} ${name} is not allowed.`, fix: 'Hm.', together });
    expect(formatProblems([image('a'), image('b')])).toContain('2 images are not allowed.\n  Allow them.\n');
    expect(formatProblems([image('a')])).toContain('  {count} a is not allowed.\n  Hm.\n');
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
