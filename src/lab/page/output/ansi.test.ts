import { expect, it } from 'vitest';
import { plainText, styledText, withoutOwnCalls } from './ansi.ts';

const printed = '\u001B[1m\u001B[31merror\u001B[39m\u001B[22m   No \u001B[2mlib\u001B[22m <b>\n';

it('turns colors into classes of code blocks', () => {
  expect(styledText(printed)).toEqual([
    { text: 'error', className: 'x bold' },
    { text: '   No ', className: '' },
    { text: 'lib', className: 'dim' },
    { text: ' <b>\n', className: '' },
  ]);
});

it('keeps nothing of codes that have no class', () => {
  const other =
    '\u001B[38;5;12ma\u001B[0m\u001B[2Kb\u001B]8;;https://a.example\u0007c\u001B]8;;\u0007\u001B[48;2;1;2;3md\u001B[93me';
  expect(plainText(other)).toBe('abcde');
  expect(styledText(other).at(-1)).toEqual({ text: 'e', className: 'w' });
});

it('removes the calls of the lab from a stack, and keeps those of the project with their colors', () => {
  const script = 'https://example.org/docs/assets/lab/rslib-MQfclmH-.js';
  const stack = [
    'error   mine',
    `\u001B[90m    at a (eval at rj (${script}:166:4310), <anonymous>:14:11)`,
    `    at eval (eval at rj (${script}:166:4310), <anonymous>:16:1)`,
    '    at async Promise.all (index 0)',
    `    at b (${script} line 166 > Function:3:1)`,
    '    at c (/node_modules/kit/index.js:1:2)',
    `    at async ${script}:506:64336\u001B[39m`,
    'Look at this',
  ].join('\n');
  expect(withoutOwnCalls(stack)).toBe(
    'error   mine\n\u001B[90m    at a\n    at b\n    at c (/node_modules/kit/index.js:1:2)\u001B[39m\nLook at this',
  );
});
