import { expect, it } from 'vitest';
import { provideErrorStack } from './error-stack.ts';

/** An error as Firefox has it. */
class CallsOnly {
  constructor(readonly message: string) {}
  get stack() {
    return 'build@https://example.org/worker.js:1:20\n@https://example.org/worker.js:3:4\n';
  }
  toString() {
    return `Error: ${this.message}`;
  }
}

it('starts a stack that lists only calls with the message, and lists them as Node does', () => {
  provideErrorStack(CallsOnly.prototype);
  expect(new CallsOnly('No such file').stack.split('\n')).toEqual([
    'Error: No such file',
    '    at build (https://example.org/worker.js:1:20)',
    '    at https://example.org/worker.js:3:4',
  ]);
});

it('changes nothing where a stack already starts with the message', () => {
  provideErrorStack();
  expect(new Error('No such file').stack).toMatch(/^Error: No such file\n {4}at /);
});
