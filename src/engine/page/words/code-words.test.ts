import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzz } from '../../../../tests/support/fuzz.ts';
import { codeWords } from './code-words.ts';

it.each([
  ['identifiers', 'const value = defineConfig($el, _x1)', 'value defineConfig $el _x1'],
  ['names with dots and dashes', 'output.target --no-clean -w', 'output.target --no-clean -w'],
  ['packages and files', "import x from '@scope/core'; './src/index.ts'", '@scope/core src/index.ts'],
  ['words of messages', 'Error: Cannot find module.', 'Error Cannot find module'],
  ['words of any language', '// 安装 café', '安装 café'],
])('[E8] includes %s', (_, code, words) => {
  expect(codeWords([code])).toBe(words);
});

it.each([
  ['keywords', 'export default async function of if else'],
  ['numbers and signs', '1 + 22 === 1.5; => {} ... -- /* */ 10/20'],
  ['single letters', 'a, b; x'],
])('[E8] omits %s', (_, code) => {
  expect(codeWords([code])).toBe('');
});

it('[E8] includes each word once across all blocks', () => {
  expect(codeWords(['tool build', 'tool build --watch'])).toBe('tool build --watch');
  expect(codeWords([])).toBe('');
});

it('never repeats a word, whatever the code', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (blocks) => {
      const words = codeWords(blocks).split(' ');
      expect(new Set(words).size).toBe(words.length);
    }),
    fuzz(),
  );
});
