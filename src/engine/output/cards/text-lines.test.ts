import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../../tests/support/fuzz.ts';
import { textWidth, wrapEvenly, wrapText } from './text-lines.ts';

/** Every character is as wide as the others, but for one that no font has. */
const width = (character: string) => (character === '☃' ? undefined : 1);

describe('wrapText', () => {
  test('as many words on a line as fit, to the last place', () => {
    expect(wrapText('one two three', width, { width: 7, lines: 2 })).toEqual({
      lines: ['one two', 'three'],
      fits: true,
    });
  });

  test('what is too long ends in three dots, inside the line', () => {
    const { lines, fits } = wrapText('one two, three four five', width, { width: 8, lines: 2 });
    expect([lines, fits]).toEqual([['one two,', 'three…'], false]);
  });

  test('a sign before the dots is left out', () => {
    expect(wrapText('one two, three', width, { width: 9, lines: 1 }).lines).toEqual(['one two…']);
  });

  test('a word longer than a line is broken, and does not count as fitting', () => {
    expect(wrapText('abcdefgh', width, { width: 3, lines: 3 })).toEqual({
      lines: ['abc', 'def', 'gh'],
      fits: false,
    });
    expect(wrapText('abcdefgh', width, { width: 3, lines: 2 }).lines).toEqual(['abc', 'de…']);
  });

  test('nothing gives no lines', () => {
    expect(wrapText(' ', width, { width: 3, lines: 2 })).toEqual({ lines: [], fits: true });
  });

  test('no line is wider than the box, and there are no more of them than asked for', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 1, max: 4 }),
        (text, room, count) => {
          const box = { width: room, lines: count };
          for (const wrap of [wrapText, wrapEvenly]) {
            const { lines, fits } = wrap(text, width, box);
            expect(lines.length).toBeLessThanOrEqual(count);
            for (const line of lines) expect(textWidth(line, width)).toBeLessThanOrEqual(room);
            expect(!fits || lines.join(' ') === text.trim().split(/\s+/).join(' ')).toBe(true);
          }
        },
      ),
      fuzz(),
    );
  });
});

test('wrapEvenly leaves no single word in the last line when the words can be spread', () => {
  const box = { width: 24, lines: 2 };
  expect(wrapText('Migrate from Modern.js Module', width, box).lines).toEqual([
    'Migrate from Modern.js',
    'Module',
  ]);
  expect(wrapEvenly('Migrate from Modern.js Module', width, box).lines).toEqual([
    'Migrate from',
    'Modern.js Module',
  ]);
});
