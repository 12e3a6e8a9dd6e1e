import { expect, it } from 'vitest';
import { commentOf, commentsIn } from './setting-comments.ts';

const CODE = `
const both = {
  /** How many. */
  count: z.number(),
};
export const outer = z.strictObject({
  /**
   * Two lines,
   * one sentence.
   */
  name: z.string().regex(/x/, { error: 'no comment here' }),
  // Not for readers.
  hidden: z.string(),
  ...both,
});
export const other = z.strictObject({
  /** The name of something else. */
  name: z.string(),
});
`;
const comments = commentsIn('schema.ts', CODE);
const keys = ['name', 'hidden', 'count'];

it('finds the comment of a key in the literal that has most of the keys', () => {
  expect(commentOf('name', keys, comments)).toBe('Two lines, one sentence.');
  expect(commentOf('name', ['name'], comments)).toBe('The name of something else.');
});

it('finds the comment of a key that was spread into an object', () => {
  expect(commentOf('count', keys, comments)).toBe('How many.');
});

it('does not take a line comment, or the comment of another key', () => {
  expect(commentOf('hidden', keys, comments)).toBe('');
  expect(commentOf('error', ['error'], comments)).toBe('');
});
