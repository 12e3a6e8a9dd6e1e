import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzz } from '../../../../tests/support/fuzz.ts';
import { codeWords } from './code-words.ts';

it.each([
  ['identifiers', 'const value = defineConfig($el, _x1)', 'value defineConfig $el _x1'],
  ['names with dots and dashes', 'output.target --no-clean -w', 'output.target --no-clean -w'],
  ['packages and files', "import x from '@scope/core'; './src/index.ts'", '@scope/core src/index.ts'],
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

it.each([
  ['an error of a program', 'TypeError: if is not a function', 'TypeError: if is not a function'],
  ['one with a code', 'Error [ERR_X]: no export for it', 'Error [ERR_X]: no export for it'],
  ['one of a tool', 'error   the if of the config', 'error   the if of the config'],
  ['a warning', 'warn    default of a default', 'warn    default of a default'],
  ['one of the compiler, without its place', 'src/a.ts(1,2): error TS1: new type', 'error TS1: new type'],
  ['one after a name in brackets', '[tsgo] a.ts:1 error TS1: new type', 'error TS1: new type'],
  ['one after a sign', '  × Module not found: import of a', 'Module not found: import of a'],
])('[E8] includes a message whole: %s', (_, code, words) => {
  expect(codeWords(['build', `${code}\n${code}`, 'build'])).toBe(`build ${words}`);
});

it.each([
  'tool build --log-level error && tool --if',
  'const error = new Error(value);',
  'Error:',
  'warn | error | silent',
])('[E8] does not take code for a message: %s', (code) => {
  expect(codeWords([code])).not.toMatch(/&&|=|:|\|/);
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
