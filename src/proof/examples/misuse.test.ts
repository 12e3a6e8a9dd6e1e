import { expect, test } from 'vitest';
import { misuseOf } from './misuse.ts';

const asked = { check: false, update: false, rerun: false };
const release = '@rslib/core@1.0.0';

test('accepts options that go together', () => {
  expect(misuseOf(asked)).toBeUndefined();
  expect(misuseOf({ ...asked, check: true })).toBeUndefined();
  expect(misuseOf({ ...asked, with: release, report: 'a.md' })).toBeUndefined();
});

test('refuses options that would be ignored', () => {
  expect(misuseOf({ ...asked, check: true, update: true })).toContain('give one of them');
  expect(misuseOf({ ...asked, update: true, with: release })).toContain('neither --check nor --update');
  expect(misuseOf({ ...asked, check: true, with: release })).toContain('neither --check nor --update');
  expect(misuseOf({ ...asked, with: release, install: 'a' })).toContain('give one of them');
  expect(misuseOf({ ...asked, report: 'a.md' })).toContain('give both');
  expect(misuseOf({ ...asked, rerun: true })).toContain('give both');
});
