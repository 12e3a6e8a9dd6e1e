import { expect, test } from 'vitest';
import { KNOWLEDGE } from '../answers/knowledge.fixture.ts';
import { HELP, readArguments, runCommand } from './run-command.ts';

const place = {
  knowledge: KNOWLEDGE,
  folder: '.',
  mayWrite: false,
  buildScript: '',
  signal: new AbortController().signal,
};
const run = (...args: string[]) => runCommand(readArguments(args), place);

test('prints an answer as text, or as JSON', async () => {
  const { printed, isFailure } = await run('option', 'dts');
  expect(printed).toContain('- Flag: --dts, --no-dts');
  expect(printed).toMatch(/Proven with Rslib 1\.0\.1\.\nhttps:\/\/docs\.example\/rslib\/config\/lib-dts$/);
  expect(isFailure).toBe(false);
  expect(JSON.parse((await run('option', 'dts', '--json')).printed)).toMatchObject({
    name: 'lib.dts',
    provenWith: 'Rslib 1.0.1',
    links: ['https://docs.example/rslib/config/lib-dts'],
  });
  expect((await run('page', '/config/lib/dts', 'deeper')).printed).toContain('### Deeper');
  expect((await run('explain', 'Unsupported format: x')).printed).toContain('A format is esm or cjs.');
  expect((await run('search', 'xyzzy')).printed).toContain('Nothing found.');
});

test.each([
  [['optoin', 'dts'], 'There is no command "optoin". Did you mean "option"?'],
  [['zzzzzzzz'], 'There is no command "zzzzzzzz". Use --help to see all.'],
  [['option'], 'option needs more than that. Use --help to see how.'],
  [['option', 'a', 'b c'], 'b c is left over. Quotes keep words together.'],
  [['option', 'none'], 'Rslib has no option "none".'],
])('says what is wrong with %j', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('knows its flags, and lists them', () => {
  expect(() => readArguments(['--wriet'])).toThrow("Unknown option '--wriet'");
  expect(readArguments(['--write', 'build', 'a'])).toMatchObject({ mayWrite: true, words: ['build', 'a'] });
  expect(readArguments(['-h'])).toMatchObject({ asks: 'help', words: [] });
  for (const flag of ['--folder', '--write', '--json', '--version']) expect(HELP).toContain(`  ${flag}`);
});
