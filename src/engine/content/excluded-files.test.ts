import { expect, it } from 'vitest';
import { matchesAny } from './excluded-files.ts';

it.each([
  ['internal/**', 'internal/a/b.mdx', true],
  ['internal/', 'internal/a.mdx', true],
  ['internal/*', 'internal/a/b.mdx', false],
  ['**/draft-*.mdx', 'draft-a.mdx', true],
  ['**/draft-*.mdx', 'guide/draft-a.mdx', true],
  ['**/draft-*.mdx', 'guide/adraft-a.mdx', false],
  ['/a.{md,mdx}', 'a.md', true],
  ['a.{md,mdx}', 'axmd', false],
  ['?.mdx', 'ab.mdx', false],
  ['(a+)[b]$', '(a+)[b]$', true],
])('%s and %s: %s', (pattern, file, isMatch) => {
  expect(matchesAny(['nothing', pattern])(file)).toBe(isMatch);
});
