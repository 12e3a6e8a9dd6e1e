import { describe, expect, it } from 'vitest';
import { KNOWN_MARKS, readLineMarks } from './line-marks.ts';

/** Marks as `line: names`. */
function marksOf(source: string): Record<number, string[]> {
  return Object.fromEntries([...readLineMarks(source).marks].map(([line, names]) => [line, [...names]]));
}

describe('line marks', () => {
  it.each([
    ['highlight', 'highlight'],
    ['hl', 'highlight'],
    ['++', 'add'],
    ['--', 'remove'],
    ['focus', 'focus'],
    ['error', 'error'],
    ['warning', 'warning'],
  ])('knows %s', (written, mark) => {
    const source = `a\nb // [!code ${written}]\nc`;
    expect(marksOf(source)).toEqual({ 2: [mark] });
    expect(readLineMarks(source)).toMatchObject({ code: 'a\nb\nc', unknown: [] });
    expect(KNOWN_MARKS).toContain(written);
  });

  it.each([
    ['//', ''],
    ['/*', '*/'],
    ['{/*', '*/}'],
    ['<!--', '-->'],
    ['--', ''],
    ['#', ''],
    [';', ''],
    ['%', ''],
  ])('reads a comment that begins with %s', (start, end) => {
    expect(readLineMarks(`code ${start} [!code ++] ${end}`).code).toBe('code');
  });

  it('marks N lines with :N, from the line it stands on', () => {
    expect(marksOf('a\nb // [!code focus:2]\nc\nd')).toEqual({ 2: ['focus'], 3: ['focus'] });
  });

  it('takes out a comment on a line of its own, and marks what follows', () => {
    const source = 'a\n  // [!code error:2]\nb\nc\nd';
    expect(readLineMarks(source).code).toBe('a\nb\nc\nd');
    expect(marksOf(source)).toEqual({ 2: ['error'], 3: ['error'] });
  });

  it('counts lines as they are after earlier comments are gone', () => {
    expect(marksOf('// [!code ++]\na\n// [!code --]\nb\nc // [!code hl]')).toEqual({
      1: ['add'],
      2: ['remove'],
      3: ['highlight'],
    });
  });

  it('gives one line several marks', () => {
    expect(marksOf('// [!code focus]\na // [!code ++]')).toEqual({ 1: ['focus', 'add'] });
  });

  it('keeps the line and names the place of a mark nobody knows', () => {
    expect(readLineMarks('a\nb // [!code hilight]')).toEqual({
      code: 'a\nb // [!code hilight]',
      marks: new Map(),
      unknown: [{ line: 2, name: 'hilight' }],
    });
    expect(readLineMarks('a // [!code constructor]').unknown).toEqual([{ line: 1, name: 'constructor' }]);
  });

  it('leaves alone what only looks like a mark', () => {
    for (const source of ['a // [!code ++] and more', 'const x = "[!code ++]" + 1', '[!code ++]']) {
      expect(readLineMarks(source)).toMatchObject({ code: source, unknown: [] });
    }
  });

  it('does not count beyond the last line', () => {
    expect(Object.keys(marksOf('a // [!code hl:999999999999]\nb'))).toEqual(['1', '2']);
  });
});
