import { expect, test } from 'vitest';
import { linesNaming, pinnedRelease, withRelease } from './release.ts';

const MANIFEST = `{
  "devDependencies": {
    "@rsbuild/plugin-vue": "1.0.1",
    "@rslib/core": "1.0.1",
    "@rspack/core": "2.2.9"
  }
}
`;

test('pins a release with its version of Rspack, and changes nothing else', () => {
  expect(pinnedRelease(MANIFEST)).toBe('1.0.1');
  const upgraded = withRelease(MANIFEST, '1.1.0', '2.3.0');
  expect(upgraded).toBe(
    MANIFEST.replace('core": "1.0.1"', 'core": "1.1.0"').replace('core": "2.2.9"', 'core": "2.3.0"'),
  );
  expect(withRelease(upgraded, '1.0.1', '2.2.9')).toBe(MANIFEST);
});

test('finds a version in the text of a page with its line, but not in a code block', () => {
  const page =
    'Rslib 1.0.1 expects it.\n\n```console\nRslib v1.0.1\n```\n\nSince v1.0.1. Not 11.0.1, 1.0.10.\n';
  expect(linesNaming('1.0.1', 'docs/a.mdx', page)).toEqual([
    'docs/a.mdx:1: Rslib 1.0.1 expects it.',
    'docs/a.mdx:7: Since v1.0.1. Not 11.0.1, 1.0.10.',
  ]);
  expect(linesNaming('1.0.1', 'docs/a.mdx', 'Not 11.0.1, 1.0.10, 1.0.1.2 or 1.0.1-beta.')).toEqual([]);
});
