import { expect, test } from 'vitest';
import { comparableOutput, lineComparer, normalizeOutput } from './normalize-output.ts';

const place = { folder: '/w/examples/.run/a--hello', installDir: '/w/examples', project: 'hello' };

test('removes colors, trailing spaces, stacks and paths of this machine', () => {
  const raw = [
    '',
    '\u001B[31merror\u001B[39m   Failed in /w/examples/.run/a--hello/src/index.ts   ',
    '    at run (file:///w/examples/node_modules/@rslib/core/dist/index.js:1:2)',
    '    at async Promise.all (index 1)',
    'from /w/examples/node_modules/mitt\r',
    '',
    '',
    '',
    'end',
    '',
  ].join('\n');
  expect(normalizeOutput(raw, place)).toBe(
    'error   Failed in /projects/hello/src/index.ts\nfrom /projects/hello/node_modules/mitt\n\nend',
  );
});

test('removes thread numbers', () => {
  expect(normalizeOutput("thread 'worker' (123) panicked at x.rs", place)).toBe(
    "thread 'worker' panicked at x.rs",
  );
});

test('ignores times and the order of libs built in parallel', () => {
  const one = 'info    go\nready   built in 0.05s (cjs)\nready   built in 1.25 s (esm)\n\nFile (esm)';
  const other = 'info    go\nready   built in 1 m 5.2 s (esm)\nready   built in 0.9s (cjs)\n\nFile (esm)';
  expect(comparableOutput(one)).toBe(comparableOutput(other));
});

test('ignores which thread panicked', () => {
  const panic = (thread: string): string =>
    comparableOutput(`x\nthread '${thread}' panicked at <redacted>:0:0:`);
  expect(panic('tokio-1')).toBe(panic('tokio-0'));
  expect(panic('tokio-1')).not.toBe(panic('main'));
});

test.each([
  ['dist/index.js   0.19 kB', 'dist/index.js   0.20 kB'],
  ['ready   built in 0.05s (cjs)', 'ready   built in 0.05s (esm)'],
  ['error   a\nerror   b', 'error   b\nerror   a'],
])('does not ignore any other difference: %s', (one, other) => {
  expect(comparableOutput(one)).not.toBe(comparableOutput(other));
});

test('accepts a log line in another place, but not one that is missing', () => {
  const same = lineComparer('ready   a\nready   b\nready   c', 'ready   b\nready   a\nready   d');
  expect(same('ready   a', 'ready   b')).toBe(true);
  expect(same('ready   c', 'ready   d')).toBe(false);
  expect(same('x', 'y')).toBe(false);
});
