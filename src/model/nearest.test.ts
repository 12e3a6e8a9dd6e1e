import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../tests/support/fuzz.ts';
import { editDistance, nearest } from './nearest.ts';

describe('edit distance', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['abc', 'abd', 1],
    ['abc', 'ab', 1],
    ['abc', 'abcd', 1],
    ['form', 'from', 1],
    ['kitten', 'sitting', 3],
  ])('of "%s" and "%s" is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  it('is between the difference and the maximum of the lengths, and 0 only for equal strings', () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance === 0).toBe(a === b);
      }),
      fuzz(),
    );
  });
});

describe('nearest', () => {
  it('finds the name an author most likely meant', () => {
    expect(nearest('tpi', ['note', 'tip', 'info'])).toBe('tip');
    expect(nearest('titel', ['title', 'tile'])).toBe('title');
    expect(nearest('/guide/quick-strat', ['/guide/', '/guide/quick-start'])).toBe('/guide/quick-start');
  });

  it('ignores case and returns the right spelling', () => {
    expect(nearest('TABS', ['Tab', 'Tabs'])).toBe('Tabs');
    expect(nearest('pagetype', ['pageType'])).toBe('pageType');
    expect(nearest('overview', ['OVERVIEW'])).toBe('OVERVIEW');
  });

  it('returns the first of equally near candidates', () => {
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
  });

  it('returns undefined rather than something far-fetched', () => {
    expect(nearest('tip', ['details', 'danger'])).toBeUndefined();
    expect(nearest('fold', ['title', 'file'])).toBeUndefined();
    expect(nearest('ab', ['xy'])).toBeUndefined();
    expect(nearest('anything', [])).toBeUndefined();
    expect(nearest('', ['ab', 'abc'])).toBeUndefined();
  });

  it('allows a third of a long word to be wrong', () => {
    expect(nearest('abcdefghi', ['abcdefxyz'])).toBe('abcdefxyz');
    expect(nearest('abcdefghi', ['abcdef'])).toBe('abcdef');
    expect(nearest('abcdefghi', ['abcdewxyz'])).toBeUndefined();
    expect(nearest('abcdefg', ['abcdxyz'])).toBeUndefined();
  });
});
