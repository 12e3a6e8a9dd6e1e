import { expect, test } from 'vitest';
import { checkPhrases, checkProse } from './check-prose.ts';
import { pageProse } from './page-prose.ts';
import { readingOf } from './reading.ts';
import { sourceTexts } from './source-texts.ts';
import { createSpeller } from './speller.ts';

const speller = createSpeller('# ours\nRslib\nbundleless\n');
const complaints = (body: string) =>
  checkProse(pageProse(body, 'mdx'), 'docs/a.mdx', speller).map(({ line, what }) => `${line}: ${what}`);

test('accepts English, our own words, apostrophes, and code of any kind', () => {
  const body = [
    '# Rslib’s bundleless output',
    '',
    'It doesn\'t read `tsconfg`. See [the page](/nowhre) and <Badge text="qwrt" />, in 2026.',
    '',
    '```ts',
    'const qwrt = 1;',
    '```',
    '',
    '{/* qwrt */}',
  ].join('\n');
  expect(complaints(body)).toEqual([]);
});

test('reports a misspelled word with its line and a suggestion', () => {
  const [problem] = checkProse(
    pageProse('Fine.\n\nA line,\nand a depedency.\n', 'mdx'),
    'docs/a.mdx',
    speller,
  );
  expect(problem).toMatchObject({
    file: 'docs/a.mdx',
    line: 4,
    what: '"depedency" is not in the dictionary.',
    didYouMean: '"dependency"',
  });
});

test('also checks headings and table cells', () => {
  expect(complaints('## A hedding\n\n| A | cel |\n| - | - |\n| 1 | rwo |\n')).toHaveLength(3);
});

test('reports repeated words, empty words and overlong sentences', () => {
  expect(complaints('It is is here.\n')).toEqual(['1: "is" appears twice in a row.']);
  expect(complaints('He said that that is `x` `x`.\n')).toEqual([]);
  expect(complaints('You simply run it.\n')).toEqual(['1: "simply" adds nothing for the reader.']);
  const [long] = complaints(`${'word '.repeat(39)}.\n`.replaceAll('word word', 'one two'));
  expect(long).toContain('A sentence has 39 words');
});

test('leaves a page that cannot be parsed to the build', () => {
  expect(complaints('<Tabs>\n')).toEqual([]);
});

test('raises the reading age with the length of words and sentences', () => {
  const age = (text: string) => readingOf([{ text, line: 1, isRunning: true }]).age;
  const hard = 'Notwithstanding considerable architectural complexity, declarations remain comprehensible.';
  expect(age('The cat sat. It ran. We saw it go.')).toBeLessThan(age(hard));
  expect(readingOf([])).toEqual({ words: 0, sentences: 0, age: 5 });
});

test('reports phrases that are worn out, with better words', () => {
  const [problem] = checkProse(pageProse('Fine.\n\nIt stands there.\n', 'mdx'), 'docs/a.mdx', speller);
  expect(problem).toMatchObject({
    line: 3,
    what: '"stands" is worn out.',
    fix: 'Write instead: is, goes, belongs or appears.',
  });
});

test.each([
  'It stood there.',
  'It counts for both.',
  'It fails without a word.',
  'Nothing is said.',
  'Mend it.',
  'You are told so.',
  'It is no property.',
  'It belongs into the file.',
  'You get a text.',
  'It is left out.',
  'What is bundled is copied.',
  'Whoever reads it knows.',
])('reports the tic in %j', (sentence) => {
  expect(complaints(sentence)).toEqual([expect.stringContaining('is worn out.')]);
});

test.each([
  'There is no preset.',
  'It is no longer there.',
  'I understand. It is standalone.',
  'What is a preset?',
  'Open a text editor.',
  '`stands` is code.',
])('accepts %j', (sentence) => {
  expect(complaints(sentence)).toEqual([]);
});

test('a heading may start with "What"', () => {
  expect(complaints('## What changes')).toEqual([]);
});

test('reads messages and labels in source code, but no other strings', () => {
  const code = [
    "const id = 'it stands there';",
    'const what = `The file ${name} stands there.`;',
    'const label = <p>Nothing is said here.</p>;',
    '// It stands there, in a comment.',
  ].join('\n');
  const found = checkPhrases(sourceTexts('a.tsx', code), 'src/a.tsx');
  expect(found.map(({ line, what }) => `${line}: ${what}`)).toEqual([
    '2: "stands" is worn out.',
    '3: "Nothing is said" is worn out.',
  ]);
});
