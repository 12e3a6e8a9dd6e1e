import { expect, it } from 'vitest';
import { readAliases } from './page-aliases.ts';

it('reads the names of a page and of its sections', () => {
  expect(readAliases(['CLI', '.env, #1 choice', '#watch hot reload,  HMR'])).toEqual([
    { id: '', names: ['CLI'] },
    { id: '', names: ['.env', '#1 choice'] },
    { id: 'watch', names: ['hot reload', 'HMR'] },
  ]);
});

it('returns nothing for a page without other names', () => {
  expect(readAliases(undefined)).toEqual([]);
});
