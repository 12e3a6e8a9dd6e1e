import { describe, expect, it } from 'vitest';
import { KNOWN_MARKS, readLineMarks } from './line-marks.ts';

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
  ])('reads a comment that starts with %s', (start, end) => {
    expect(readLineMarks(`code ${start} [!code ++] ${end}`).code).toBe('code');
  });

  it('marks N lines with :N, from its own line', () => {
    expect(marksOf('a\nb // [!code focus:2]\nc\nd')).toEqual({ 2: ['focus'], 3: ['focus'] });
  });

  it('removes a comment on its own line and marks the following lines', () => {
    const source = 'a\n  // [!code error:2]\nb\nc\nd';
    expect(readLineMarks(source).code).toBe('a\nb\nc\nd');
    expect(marksOf(source)).toEqual({ 2: ['error'], 3: ['error'] });
  });

  it('counts lines after removing earlier comments', () => {
    expect(marksOf('// [!code ++]\na\n// [!code --]\nb\nc // [!code hl]')).toEqual({
      1: ['add'],
      2: ['remove'],
      3: ['highlight'],
    });
  });

  it('allows several marks on one line', () => {
    expect(marksOf('// [!code focus]\na // [!code ++]')).toEqual({ 1: ['focus', 'add'] });
  });

  it('keeps the line of an unknown mark and reports its location', () => {
    expect(readLineMarks('a\nb // [!code hilight]')).toEqual({
      code: 'a\nb // [!code hilight]',
      marks: new Map(),
      unknown: [{ line: 2, name: 'hilight' }],
    });
    expect(readLineMarks('a // [!code constructor]').unknown).toEqual([{ line: 1, name: 'constructor' }]);
  });

  it('ignores what only looks like a mark', () => {
    for (const source of ['a // [!code ++] and more', 'const x = "[!code ++]" + 1', '[!code ++]']) {
      expect(readLineMarks(source)).toMatchObject({ code: source, unknown: [] });
    }
  });

  it('does not count past the last line', () => {
    expect(Object.keys(marksOf('a // [!code hl:999999999999]\nb'))).toEqual(['1', '2']);
  });
});
