import { describe, expect, it } from 'vitest';
import { readLesson } from './read-lesson.ts';

const LESSON = `start:
  src/index.ts: |
    export const a = 1;
solution:
  package.json: null
checks:
  - name: built
    expect:
      - file: dist/index.js
      - not: { import: react, in: dist/index.js }
    hint: It is missing.
    more: Add it.
    answer: { src/index.ts: '' }
mistakes:
  - name: other
    when: [{ build: fails }]
    hint: It fails.
    more: Read the console.
    answer: { src/index.ts: '(' }
`;

const problemsIn = (source: string) => {
  const read = readLesson(source, 'docs/learn/a.lesson.yaml');
  return 'problems' in read ? read.problems.map(({ line, what }) => `${line}: ${what}`) : [];
};
const changed = (from: string, to: string) => problemsIn(LESSON.replace(from, to));

it('reads projects, checks and wrong answers', () => {
  expect(readLesson(LESSON, 'a.yaml')).toMatchObject({
    lesson: {
      types: false,
      start: { 'src/index.ts': 'export const a = 1;\n' },
      solution: { 'package.json': null },
      checks: [{ name: 'built', expect: [{ file: 'dist/index.js' }, { not: { import: 'react' } }] }],
      mistakes: [{ name: 'other', answer: { 'src/index.ts': '(' } }],
    },
  });
});

describe('a mistake is reported with its line:', () => {
  it.each([
    ['an unknown key', 'more: Add it.', 'mor: Add it.', '12: Unknown key `checks[0].mor`.'],
    [
      'a condition about nothing',
      'file: dist/index.js',
      'prints: a',
      '9: `checks[0].expect[0]` must have exactly one of',
    ],
    [
      'a condition about two things',
      '- file: dist/index.js',
      '- { file: a, field: b }',
      'must have exactly one of',
    ],
    [
      'a condition without its file',
      ', in: dist/index.js',
      '',
      '10: `checks[0].expect[1].not` must also have in',
    ],
    [
      'a wrong name',
      'name: built',
      'name: Built!',
      '7: `checks[0].name` must be lowercase words with dashes',
    ],
    [
      'a path that leaves the project',
      'src/index.ts: |',
      '../index.ts: |',
      '2: `start` must be files that the lab can open',
    ],
    [
      'a condition about the output of a lesson without a build',
      'start:',
      'builds: false\nstart:',
      'must not ask for file, import, build',
    ],
    ['one way of `any`', 'file: dist/index.js', 'any: [{ file: a }]', '9: '],
    ['two hints with one name', 'name: other', 'name: built', '1: '],
    ['too few wrong answers', "    answer: { src/index.ts: '(' }\n", '', 'at least two wrong answers'],
    ['broken YAML', 'hint: It fails.', 'hint: It: fails.', '17: The lesson is not valid YAML'],
  ])('%s', (_, from, to, message) => {
    expect(changed(from, to).join('\n')).toContain(message);
  });
});
