import { expect, test } from 'vitest';
import { commandOutput } from './command-output.ts';

test('collects what a command prints, until it ends its process', async () => {
  const collected = await commandOutput.collect(async () => {
    commandOutput.print(['a %s', 'b']);
    commandOutput.exit(3);
    commandOutput.print(['too late']);
  });
  expect(collected).toEqual({ text: 'a b\n', exitCode: 3 });
});

test('an error that nobody caught is printed, and the command has failed', async () => {
  const collected = await commandOutput.collect(() => Promise.reject(new Error('no')));
  expect(collected).toEqual({ text: 'no\n', exitCode: 1 });
});

test('a command that ends by itself has succeeded, and starts without the output of another', async () => {
  expect(await commandOutput.collect(async () => {})).toEqual({ text: '', exitCode: 0 });
});
