import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz, hostileText } from '../../../tests/support/fuzz.ts';
import { answersOf, queryOf } from './address.ts';
import { DEFAULT_ANSWERS, OPTIONS, QUESTIONS } from './answers.ts';
import type { Answers } from './answers.ts';
import { isPackageName } from './package-name.ts';

const choices = Object.fromEntries(
  QUESTIONS.map((question) => [question, fc.constantFrom(...OPTIONS[question])]),
);
const names = fc
  .stringMatching(/^(?:@[a-z\d-][a-z\d._-]{0,9}\/)?[a-z\d-][a-z\d._-]{0,30}$/)
  .filter(isPackageName);
const anyAnswers = fc.record({ ...choices, name: names }) as unknown as fc.Arbitrary<Answers>;

test('reads what it wrote, whatever the answers are', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(answersOf(queryOf(answers))).toEqual({ answers });
    }),
    fuzz(),
  );
});

test('writes only what is not usual', () => {
  expect(queryOf(DEFAULT_ANSWERS)).toBe('');
  expect(queryOf({ ...DEFAULT_ANSWERS, loads: 'script', framework: 'vue' })).toBe(
    '?loads=script&framework=vue',
  );
});

test.each([
  ['?color=red', 'color=red'],
  ['?loads=deno', 'loads=deno'],
  ['?loads=', 'loads='],
  ['?constructor=node', 'constructor=node'],
  ['?__proto__=node', '__proto__=node'],
  ['?loads=constructor', 'loads=constructor'],
  ['?name=../../etc', 'name=../../etc'],
  ['?name=My-Library', 'name=My-Library'],
  ['?name=react', 'name=react'],
  ['?name=a%00b', 'name=a�b'],
  ['?name=a%0Ab', 'name=a�b'],
  ['?name=%E2%80%AEkit', 'name=�kit'],
  [`?name=${'a'.repeat(61)}`, `name=${'a'.repeat(30)}…`],
  ['?name=@a/', 'name=@a/'],
  ['?name=', 'name='],
])('refuses %s, and names what it is about', (query, named) => {
  expect(answersOf(query)).toEqual({
    problem: ['The address has {key}, which is not an answer here.', { key: named }],
  });
});

test('refuses an answer that is there twice, and an address that is too long', () => {
  expect(answersOf('?loads=node&loads=script')).toEqual({
    problem: ['The address has {key} twice.', { key: 'loads' }],
  });
  expect(answersOf(`?${'loads=node&'.repeat(100)}`)).toEqual({
    problem: ['The address is too long to be from this page.'],
  });
});

test('passes over keys with another purpose', () => {
  expect(answersOf('?sidebar=0&tests=no', ['sidebar'])).toEqual({
    answers: { ...DEFAULT_ANSWERS, tests: 'no' },
  });
});

test('never throws, and never takes over anything else', () => {
  const key = fc.oneof(fc.constantFrom('name', ...QUESTIONS), hostileText);
  fc.assert(
    fc.property(fc.array(fc.tuple(key, hostileText), { maxLength: 4 }), (entries) => {
      const read = answersOf(`?${new URLSearchParams(entries)}`);
      const keys = Object.keys('answers' in read ? read.answers : DEFAULT_ANSWERS);
      expect(keys).toEqual(Object.keys(DEFAULT_ANSWERS));
      expect(JSON.stringify(read)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }),
    fuzz(1000),
  );
});
