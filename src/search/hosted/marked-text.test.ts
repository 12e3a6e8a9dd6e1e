import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { MARK_END, MARK_START, parseMarkedText } from './marked-text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(MARK_START, MARK_END, '<em>', '</em>', '<script>', '&lt;', '"', 'a', ' '))
    .map((all) => all.join('')),
);
const plainText = fc
  .oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom('<b>', '&amp;', '</script>'))
  .filter((text) => !text.includes(MARK_START) && !text.includes(MARK_END));

const join = (marked: string) =>
  parseMarkedText(marked)
    .map(({ text }) => text)
    .join('');

it('[C1] returns exactly the text without the marks, whatever it contains', () => {
  fc.assert(
    fc.property(anyText, (marked) => {
      expect(join(marked)).toBe(marked.replaceAll(/[\uE000\uE001]/g, ''));
    }),
    fuzz(),
  );
});

it('[C1] never returns an empty part or two adjacent parts of the same kind', () => {
  fc.assert(
    fc.property(anyText, (marked) => {
      const parts = parseMarkedText(marked);
      expect(parts.every(({ text }) => text !== '')).toBe(true);
      expect(parts.every((part, at) => part.isMatch !== parts[at + 1]?.isMatch)).toBe(true);
    }),
    fuzz(),
  );
});

it('[C1] finds the marked part', () => {
  fc.assert(
    fc.property(plainText, plainText, plainText, (before, found, after) => {
      expect(parseMarkedText(before + MARK_START + found + MARK_END + after)).toEqual([
        { text: before, isMatch: false },
        { text: found, isMatch: true },
        { text: after, isMatch: false },
      ]);
    }),
    fuzz(),
  );
});

it('[C1] treats markup in a text as text', () => {
  expect(parseMarkedText(`<img onerror=alert(1)> ${MARK_START}<em>x</em>${MARK_END}`)).toEqual([
    { text: '<img onerror=alert(1)> ', isMatch: false },
    { text: '<em>x</em>', isMatch: true },
  ]);
});
