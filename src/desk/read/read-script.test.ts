import { expect, it } from 'vitest';
import type { CommandLine } from './read-script.ts';
import { readScript } from './read-script.ts';

const KIT: CommandLine = {
  programs: ['kit'],
  flags: [
    { names: ['--out'], option: 'output.dir', value: 'text' },
    { names: ['--no-write'], option: 'write', sets: false },
  ],
};

const read = (script: string, more: Partial<CommandLine> = {}) =>
  readScript(script, { ...KIT, ...more }).map(({ options, unknown }) => [
    options.map(({ label }) => label),
    unknown,
  ]);

it('reads arguments as the option that they set, if there is one', () => {
  expect(read('kit src/a.ts --out lib')).toEqual([[['--out lib'], ['src/a.ts']]]);
  expect(read('kit src/a.ts --out lib', { positional: 'input' })).toEqual([[['--out lib', 'src/a.ts'], []]]);
});

it('takes only the commands that build', () => {
  expect(read('kit build --out lib', { commands: ['build'] })).toEqual([[['--out lib'], []]]);
  expect(read('kit && kit dev && kit --out lib', { commands: ['build'] })).toEqual([]);
  expect(read('kit && kit build', { commands: ['', 'build'] })).toHaveLength(2);
});

it('takes only calls that build', () => {
  const isBuild: CommandLine['isBuild'] = (options) => !options.some(({ name }) => name === 'write');
  expect(read('kit --no-write && kit --out lib', { isBuild })).toEqual([[['--out lib'], []]]);
});

it('gives a switch no value but true and false', () => {
  const flags: CommandLine['flags'] = [{ names: ['--maps'], option: 'maps', value: 'switch' }];
  const switches = readScript('kit --maps src/a.ts && kit --maps false', { ...KIT, flags });
  expect(switches.map(({ options, unknown }) => [options.map(({ value }) => value), unknown])).toEqual([
    [[expect.objectContaining({ value: true })], ['src/a.ts']],
    [[expect.objectContaining({ value: false })], []],
  ]);
});

it('sets parts of options, however deep they are', () => {
  const flags: CommandLine['flags'] = [
    { names: ['--minify'], option: 'bundle.code.minify' },
    { names: ['--map'], option: 'bundle.map' },
    { names: ['--env.*'], option: 'env.*', value: 'text' },
  ];
  const [call] = readScript('kit --minify --map --env.A.B=1', { ...KIT, flags });
  const of = (name: string, value: unknown) => expect.objectContaining({ name, value });
  const object = (...entries: unknown[]) => expect.objectContaining({ kind: 'object', entries });
  const on = expect.objectContaining({ value: true });
  expect(call?.options).toEqual([
    of('bundle', object(of('code', object(of('minify', on))), of('map', on))),
    of('env', object(of('A.B', expect.objectContaining({ value: '1' })))),
  ]);
});

it('finds the configuration file in a folder', () => {
  const flags: CommandLine['flags'] = [{ names: ['-p'], value: 'text', file: true, folderFile: 'kit.json' }];
  const files = ['kit -p .', 'kit -p ./a/', 'kit -p a/b', 'kit -p ./own.json'].flatMap((script) =>
    readScript(script, { ...KIT, flags }).map(({ file }) => file?.name),
  );
  expect(files).toEqual(['kit.json', 'a/kit.json', 'a/b/kit.json', 'own.json']);
});

it('reads the usual file for a flag without a value, and pairs with a colon or an equals sign', () => {
  const flags: CommandLine['flags'] = [
    { names: ['-c'], value: 'text', file: true, isOptional: true },
    { names: ['-g'], option: 'globals', value: 'pairs' },
  ];
  const [first, second] = readScript('kit -c -g a:A,b=B && kit -c other.js', { ...KIT, flags });
  expect(first?.file).toEqual({ code: '-c', name: undefined, isUsual: true });
  expect(first?.options).toMatchObject([
    {
      value: {
        entries: [
          { name: 'a', value: { value: 'A' } },
          { name: 'b', value: { value: 'B' } },
        ],
      },
    },
  ]);
  expect(second?.file).toEqual({ code: '-c other.js', name: 'other.js' });
});
