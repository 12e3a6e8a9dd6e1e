import { expect, test } from 'vitest';
import { readOwnConfig } from './read-own-config.ts';
import { stringsInType, valueFits } from './value-fits.ts';

function fits(type: string, code: string): boolean | undefined {
  const read = readOwnConfig(`export default { value: ${code} };`);
  const [config] = read.kind === 'read' ? read.file.configs : [];
  return valueFits(type, config!.entries[0]!.value);
}

test.each([
  ["'esm' | 'cjs'", "'cjs'", true],
  ["'esm' | 'cjs'", "'es'", false],
  ["'esm' | 'cjs'", 'true', false],
  ["'esm'", 'undefined', true],
  ['boolean | object', '{}', true],
  ['boolean | object', '[]', false],
  ['false | object', 'true', false],
  ['string | number', '1', true],
  ['null', 'null', true],
  ['RegExp[]', '[/a/]', true],
  ['string[]', "['a', 1]", false],
  ['string[]', "'a'", false],
  ["('a' | 'b')[]", "['b', 'a']", true],
  ["('a' | 'b')[]", "['c']", false],
  ['Other[]', '[{}]', undefined],
  ['Record<string, string>', "{ a: 'b' }", undefined],
  ['Record<string, string>', "'a'", false],
  ['Externals', "'a'", undefined],
  ['boolean | (name: string) => boolean | object', '1', undefined],
  ['string', 'process.env.A', undefined],
  ['string', "a ? 'b' : 1", false],
  ['string', "a ? 'b' : c()", undefined],
  ['string', "a ? 'b' : 'c'", true],
] as const)('%s and %s: %s', (type, code, answer) => {
  expect(fits(type, code)).toBe(answer);
});

test('lists the strings of a type', () => {
  expect(stringsInType("boolean | 'a' | 'b|c'")).toEqual(['a']);
  expect(stringsInType("'web' | 'node'")).toEqual(['web', 'node']);
});
