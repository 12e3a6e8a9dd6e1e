import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installRelease, splitRelease } from './other-release.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
writeFileSync(path.join(folder, 'package.json'), '{ "devDependencies": { "@rslib/core": "1.0.1" } }');
afterAll(() => rmSync(folder, { recursive: true }));

test('splits a release into package and version', () => {
  expect(splitRelease('@rslib/core@0.23.2')).toEqual(['@rslib/core', '0.23.2']);
  expect(splitRelease('typescript@6.0.3-beta.1')).toEqual(['typescript', '6.0.3-beta.1']);
  for (const wrong of ['@rslib/core', '0.23.2', '@rslib/core@', 'a b@1', '../x@1'])
    expect(splitRelease(wrong)).toBeUndefined();
});

test('refuses invalid releases and packages that the examples do not use, before installing anything', () => {
  expect(() => installRelease(folder, 'latest')).toThrow('is not a release');
  expect(() => installRelease(folder, 'left-pad@1.0.0')).toThrow('The examples do not use left-pad.');
});
