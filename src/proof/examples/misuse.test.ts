import { expect, test } from 'vitest';
import { misuseOf } from './misuse.ts';

const asked = { check: false, update: false, rerun: false, sample: false, rotate: false, confirm: false };
const release = '@rslib/core@1.0.0';

test('accepts options that go together', () => {
  expect(misuseOf(asked)).toBeUndefined();
  expect(misuseOf({ ...asked, check: true })).toBeUndefined();
  expect(misuseOf({ ...asked, with: release, report: 'a.md' })).toBeUndefined();
});

test('refuses options that would be ignored', () => {
  expect(misuseOf({ ...asked, check: true, update: true })).toContain('cannot be combined');
  expect(misuseOf({ ...asked, update: true, with: release })).toContain('with --check or --update');
  expect(misuseOf({ ...asked, check: true, with: release })).toContain('with --check or --update');
  expect(misuseOf({ ...asked, with: release, install: 'a' })).toContain('cannot be combined');
  expect(misuseOf({ ...asked, report: 'a.md' })).toContain('needs --with');
  expect(misuseOf({ ...asked, rerun: true })).toContain('needs --update');
  expect(misuseOf({ ...asked, sample: true, confirm: true })).toContain('--sample and --confirm cannot');
  expect(misuseOf({ ...asked, rotate: true, check: true })).toContain('--rotate cannot be combined with');
});
