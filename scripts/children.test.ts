import { spawn } from 'node:child_process';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from './children.mjs';

const module = pathToFileURL(path.join(import.meta.dirname, 'children.mjs')).href;

/** Starts a script that runs one child, then another. `ended` resolves once no process can write to its output anymore. */
function parentOf(childCode: string) {
  const code = `
    import { endOnSignals, run } from ${JSON.stringify(module)};
    endOnSignals();
    await run(process.execPath, ['-e', ${JSON.stringify(childCode)}]);
    console.log('went on');
    await run(process.execPath, ['-e', 'console.log("second child")']);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  return {
    child,
    output: () => output,
    said: async (pattern: RegExp) => {
      while (!pattern.test(output)) await new Promise((resolve) => setTimeout(resolve, 20));
      return pattern.exec(output);
    },
    ended: new Promise((resolve) => child.on('close', resolve)),
  };
}

const GRANDCHILD = 'console.log("ready"); setInterval(() => {}, 1000)';
const WITH_GRANDCHILD = `
  require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(GRANDCHILD)}], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

describe.skipIf(process.platform === 'win32')('signals', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends children and grandchildren, and starts nothing else', async (signal, code) => {
    const parent = parentOf(WITH_GRANDCHILD);
    await parent.said(/ready/);
    parent.child.kill(signal);
    expect(await parent.ended).toBe(code);
    expect(parent.output()).not.toContain('went on');
  });

  test('exits with 0 if the child does', async () => {
    const parent = parentOf(
      `process.on('SIGINT', () => process.exit(0)); console.log('ready'); setInterval(() => {}, 1000)`,
    );
    await parent.said(/ready/);
    parent.child.kill('SIGINT');
    expect(await parent.ended).toBe(0);
  });

  test('a second signal does not wait for a child that ignores the first', async () => {
    const parent = parentOf(
      `process.on('SIGINT', () => console.log('not yet')); console.log('ready'); setInterval(() => {}, 1000)`,
    );
    await parent.said(/ready/);
    parent.child.kill('SIGINT');
    await parent.said(/not yet/);
    parent.child.kill('SIGINT');
    expect(await parent.ended).toBe(130);
  });
});

test('returns the exit code and the captured output', async () => {
  const code = 'console.log("out"); console.error("err"); process.exit(7)';
  expect(await run(process.execPath, ['-e', code], { output: 'capture' })).toMatchObject({
    code: 7,
    output: 'out\nerr\n',
  });
});

test('reports a child that was ended by a signal as failed', async () => {
  const { code } = await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM")']);
  expect(code).toBe(143);
});
