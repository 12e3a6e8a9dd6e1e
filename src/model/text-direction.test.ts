import { expect, it } from 'vitest';
import { isRightToLeft } from './text-direction.ts';

it.each([
  ['ar', true],
  ['he-IL', true],
  ['FA', true],
  ['ar-Latn', false],
  ['en', false],
  ['arn', false],
  ['zh', false],
])('%s: %s', (lang, isRight) => {
  expect(isRightToLeft(lang)).toBe(isRight);
});
