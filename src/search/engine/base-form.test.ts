import { expect, test } from 'vitest';
import { baseForm } from './base-form.ts';

test.each([
  ['type', 'types', 'typed', 'typing'],
  ['split', 'splits', 'splitting'],
  ['entry', 'entries'],
  ['class', 'classes'],
  ['copy', 'copies', 'copied'],
])('%s and its forms have the same base', (...forms) => {
  expect(new Set(forms.map(baseForm)).size).toBe(1);
});

test.each(['css', 'process', 'dts', 'red'])('%s stays as it is', (word) => {
  expect(baseForm(word)).toBe(word);
});
