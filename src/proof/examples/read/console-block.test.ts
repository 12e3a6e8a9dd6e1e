import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz } from '../../../../tests/support/fuzz.ts';
import { readCommands, writeOutputs } from './console-block.ts';

test('reads lines that start with a dollar as commands and the lines below as their output', () => {
  expect(readCommands('$ npx rslib\nready\n\n$ node x.js\n1\n2\n')).toEqual([
    { text: 'npx rslib', line: 1, output: 'ready' },
    { text: 'node x.js', line: 4, output: '1\n2' },
  ]);
});

test('reads every line as a command without output if none starts with a dollar', () => {
  expect(readCommands('# build\nnpx rslib\n\nnode x.js')).toEqual([
    { text: 'npx rslib', line: 2, output: undefined },
    { text: 'node x.js', line: 4, output: undefined },
  ]);
});

test('continues a command after a backslash', () => {
  expect(readCommands('$ npx rslib \\\n  --minify\nready')).toEqual([
    { text: 'npx rslib \\\n  --minify', line: 1, output: 'ready' },
  ]);
});

test('fills in outputs and keeps the commands', () => {
  expect(writeOutputs('$ a\n$ b\nold', ['one\ntwo', 'new'])).toBe('$ a\none\ntwo\n\n$ b\nnew');
  expect(writeOutputs('$ a\nold\n\n$ b', ['', ''])).toBe('$ a\n$ b');
  expect(writeOutputs('npx rslib', ['something'])).toBe('npx rslib');
});

test('reads back what it filled in, and filling in again changes nothing', () => {
  const line = fc.string({ minLength: 1 }).filter((text) => !/^\$ |[\n\r\\]|^\s*$/.test(text));
  const output = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(fc.array(output, { minLength: 1, maxLength: 4 }), (outputs) => {
      const filled = writeOutputs(outputs.map((_, index) => `$ command ${index}`).join('\n'), outputs);
      expect(readCommands(filled).map((command) => command.output)).toEqual(outputs);
      expect(writeOutputs(filled, outputs)).toBe(filled);
    }),
    fuzz(),
  );
});
