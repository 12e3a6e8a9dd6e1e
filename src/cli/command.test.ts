import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { ProblemError } from '../model/problem.ts';
import { UploadError } from './search-upload/upload-error.ts';
import { ListenError } from '../engine/serve/listen.ts';
import { NoBuiltSiteError } from '../engine/output/hosts/site-manifest.ts';
import type { CommandPlace } from '../engine/site/define-command.ts';
import { command } from './command.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Does something.

  --site DIR    where
`;

const run = vi.fn<(values: unknown, place: CommandPlace) => void | Promise<void>>();
let said: MockInstance<typeof console.log>;
let complained: MockInstance<typeof console.error>;
beforeEach(() => {
  run.mockReset();
  said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  process.exitCode = undefined;
});

const ask = (...args: string[]) =>
  command({ help: HELP, options: { site: { type: 'string' }, check: { type: 'boolean' } }, run }, args);

describe('command arguments', () => {
  test('are parsed and passed to run', async () => {
    await ask('--site', 'x', '--check');
    expect(run).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ site: 'x', check: true }),
      expect.objectContaining({ positionals: [], engineRoot: __ENGINE_ROOT__ }),
    );
    expect(process.exitCode).toBeUndefined();
  });

  test.each(['--help', '-h'])('print the help and do nothing else for %s', async (flag) => {
    await ask('--check', flag);
    expect(said.mock.calls).toEqual([['Does something.\n\n  --site DIR    where']]);
    expect(run).not.toHaveBeenCalled();
    expect(process.exitCode).toBeUndefined();
  });

  test.each([['--sites'], ['--site'], ['word']])('are refused in a sentence: %s', async (...args) => {
    await ask(...args);
    expect(run).not.toHaveBeenCalled();
    expect(complained.mock.calls).toEqual([
      [expect.stringMatching(/^[^\n]+\nUse --help to see all options\.$/)],
    ]);
    expect(process.exitCode).toBe(1);
  });

  test('may be words if the command takes them', async () => {
    await command({ help: HELP, options: {}, takesPositionals: true, run }, ['one', 'two']);
    expect(run.mock.calls[0]?.[1].positionals).toEqual(['one', 'two']);
  });
});

describe('a failing command', () => {
  test.each([
    new ListenError('Port 1 is taken.'),
    new NoBuiltSiteError('Nothing is built.'),
    new UploadError('The key was refused.'),
  ])('reports an error that people can fix without a stack: %s', async (error) => {
    run.mockRejectedValue(error);
    await ask();
    expect(complained.mock.calls).toEqual([[error.message]]);
    expect(process.exitCode).toBe(1);
  });

  test('prints the problems of pages', async () => {
    run.mockRejectedValue(
      new ProblemError([{ level: 'error', file: 'a.mdx', line: 3, what: 'It is wrong.' }]),
    );
    await ask();
    expect(complained.mock.calls).toEqual([[expect.stringContaining('error a.mdx:3:1\n  It is wrong.')]]);
  });

  test.each([
    [
      'the first three places of a mistake',
      [],
      'c.mdx\n      and 1 more (--all-places lists them)\n  It is wrong.',
    ],
    ['all places if asked to', ['--all-places'], 'c.mdx\n      d.mdx\n  It is wrong.'],
  ])('lists %s', async (_, args, text) => {
    const places = ['a', 'b', 'c', 'd'].map((name) => `${name}.mdx`);
    run.mockRejectedValue(
      new ProblemError(places.map((file) => ({ level: 'error', file, what: 'It is wrong.' }))),
    );
    await command({ help: HELP, options: { 'all-places': { type: 'boolean' } }, run }, args);
    expect(complained.mock.calls).toEqual([[expect.stringContaining(text)]]);
  });

  test('prints an internal error with its stack', async () => {
    const fault = new TypeError('x is not a function');
    run.mockImplementation(() => {
      throw fault;
    });
    await ask();
    expect(complained.mock.calls).toEqual([[fault]]);
    expect(process.exitCode).toBe(1);
  });
});
