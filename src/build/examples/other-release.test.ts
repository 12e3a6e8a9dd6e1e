import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeDrift, installRelease, splitRelease } from './other-release.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
writeFileSync(path.join(folder, 'package.json'), '{ "devDependencies": { "@rslib/core": "1.0.1" } }');
afterAll(() => rmSync(folder, { recursive: true }));

test('a release is a package and a version', () => {
  expect(splitRelease('@rslib/core@0.23.2')).toEqual(['@rslib/core', '0.23.2']);
  expect(splitRelease('typescript@6.0.3-beta.1')).toEqual(['typescript', '6.0.3-beta.1']);
  for (const wrong of ['@rslib/core', '0.23.2', '@rslib/core@', 'a b@1', '../x@1'])
    expect(splitRelease(wrong)).toBeUndefined();
});

test('what is none, and what the examples do not use, is refused before anything is installed', () => {
  expect(() => installRelease(folder, 'latest')).toThrow('names no release');
  expect(() => installRelease(folder, 'left-pad@1.0.0')).toThrow('The examples do not use left-pad.');
});

test('differences are told page by page; that recordings are of another release is none', () => {
  const at = (file: string, line: number, what: string) => ({ level: 'error' as const, file, line, what });
  const report = describeDrift('@rslib/core@2.0.0', [
    at('docs/b.mdx', 3, 'one\ntwo'),
    at('docs/a.mdx', 9, 'another default'),
    at('docs/a.mdx', 1, 'The recording of "hello" is stale.'),
  ]);
  expect(report).toBe(
    [
      'With @rslib/core@2.0.0 2 things on 2 pages are different.',
      '',
      'docs/a.mdx',
      '  9: another default',
      '',
      'docs/b.mdx',
      '  3: one\n     two',
    ].join('\n'),
  );
  expect(describeDrift('@rslib/core@1.0.2', [])).toContain('nothing that the pages show is different');
});
