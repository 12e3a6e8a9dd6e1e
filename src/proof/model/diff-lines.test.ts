import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { diffLines } from './diff-lines.ts';

const shown = (before: string, after: string) =>
  diffLines(before.split(' '), after.split(' ')).map(([sign, line]) => sign + line);

describe('diffLines', () => {
  it.each([
    ['a b c', 'a b c', ['a', 'b', 'c']],
    ['a b c', 'a x c', ['a', '−b', '+x', 'c']],
    ['a c', 'a b c d', ['a', '+b', 'c', '+d']],
    ['a b c', 'c', ['−a', '−b', 'c']],
  ])('compares "%s" with "%s"', (before, after, lines) => {
    expect(shown(before, after)).toEqual(lines);
  });

  it('marks every line if one side is empty', () => {
    expect(diffLines([], ['a'])).toEqual([['+', 'a']]);
    expect(diffLines(['a'], [])).toEqual([['−', 'a']]);
  });

  it('contains both sides in full for any input', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after);
        const side = (without: string) => lines.filter(([sign]) => sign !== without).map(([, line]) => line);
        expect(side('+')).toEqual(before);
        expect(side('−')).toEqual(after);
      }),
      fuzz(),
    );
  });
});
