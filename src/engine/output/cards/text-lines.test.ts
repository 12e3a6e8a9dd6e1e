import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../../tests/support/fuzz.ts';
import { textWidth, wrapEvenly, wrapText } from './text-lines.ts';

/** All characters have the same width, except one that no font has. */
const width = (character: string) => (character === '☃' ? undefined : 1);

describe('wrapText', () => {
  test('fits as many words as possible on a line', () => {
    expect(wrapText('one two three', width, { width: 7, lines: 2 })).toEqual({
      lines: ['one two', 'three'],
      fits: true,
    });
  });

  test('ends text that is too long with an ellipsis that fits the line', () => {
    const { lines, fits } = wrapText('one two, three four five', width, { width: 8, lines: 2 });
    expect([lines, fits]).toEqual([['one two,', 'three…'], false]);
  });

  test('drops punctuation before the ellipsis', () => {
    expect(wrapText('one two, three', width, { width: 9, lines: 1 }).lines).toEqual(['one two…']);
  });

  test('breaks a word longer than a line and reports that it does not fit', () => {
    expect(wrapText('abcdefgh', width, { width: 3, lines: 3 })).toEqual({
      lines: ['abc', 'def', 'gh'],
      fits: false,
    });
    expect(wrapText('abcdefgh', width, { width: 3, lines: 2 }).lines).toEqual(['abc', 'de…']);
  });

  test('returns no lines for empty text', () => {
    expect(wrapText(' ', width, { width: 3, lines: 2 })).toEqual({ lines: [], fits: true });
  });

  test('never exceeds the width or the number of lines', () => {
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

test('wrapEvenly leaves no single word on the last line if the words can be spread', () => {
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
