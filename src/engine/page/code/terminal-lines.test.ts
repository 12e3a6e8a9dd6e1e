import { expect, test } from 'vitest';
import { terminalHtml } from './terminal-html.ts';
import { terminalLines } from './terminal-lines.ts';

const kinds = (value: string) => terminalLines(value).map(({ kind, text }) => `${kind}: ${text}`);

test('reads lines with a prompt as commands and the rest as output', () => {
  expect(kinds('$ a \\\n  b\nout\n\n$ c')).toEqual([
    'command: a \\',
    'continuation:   b',
    'output: out',
    'output: ',
    'command: c',
  ]);
});

test('reads every line as a command if there is no prompt, except comments and blank lines', () => {
  expect(kinds('# first\n\na \\\n# b\nc')).toEqual([
    'comment: # first',
    'comment: ',
    'command: a \\',
    'continuation: # b',
    'command: c',
  ]);
});

test.each([
  ['x', 'error', 'error   Failed to build.'],
  ['x', 'error', 'src/a.ts:1:9 - error TS2322: Type'],
  ['x', 'TypeError', 'TypeError [ERR_X]: no'],
  ['x', '×', '  × ESModulesLinkingError: export'],
  ['x', 'SyntaxError', '■  SyntaxError: here'],
  ['x', '×', '  ╰─▶   × JavaScript parse error: here'],
  ['x', '2 failed', 'Tests 2 failed | 1 passed'],
  ['w', 'warn', 'warn    deprecated'],
  ['i', 'ready', 'ready   built in 0.1 s'],
  ['i', '3 passed', 'Tests 3 passed'],
  ['f', 'info', 'info    build started...'],
])('colors as %s the word "%s" of an output', (className, word, line) => {
  expect(terminalHtml(`$ a\n${line}`)[1]).toContain(`<span class="${className}">${word}</span>`);
});

test.each([
  'Found 2 errors in 2 files.',
  '  --log-level <level>  set the log level (info | warn | error)',
  'started',
])('leaves "%s" uncolored', (line) => {
  expect(terminalHtml(`$ a\n${line}`)[1]).not.toContain('<span');
});
