import path from 'node:path';
import { expect, test } from 'vitest';
import { displayPath, relativePath } from './display-path.ts';

test('names a file relative to the site folder, with forward slashes', () => {
  const siteDir = path.resolve('site');
  expect(displayPath(siteDir, path.join(siteDir, 'docs', 'a', 'b.mdx'))).toBe('docs/a/b.mdx');
  expect(displayPath(siteDir, path.resolve('other', 'a.mdx'))).toBe('../other/a.mdx');
  expect(displayPath(siteDir, siteDir)).toBe('.');
  expect(relativePath(siteDir, siteDir)).toBe('');
});
