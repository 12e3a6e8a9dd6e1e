import { expect, test } from 'vitest';
import { planFor } from './plan.ts';
import type { ChangePlan } from './plan.ts';

/** What is to be done, without what is not. */
function todo(changed: string[], deleted: string[] = []): Partial<ChangePlan> {
  const plan = planFor([...changed, ...deleted], (file) => !deleted.includes(file));
  return Object.fromEntries(
    Object.entries(plan).filter(([, part]) => part === true || (Array.isArray(part) && part.length > 0)),
  );
}

test('code is formatted, linted and typed, and the unit tests that import it run', () => {
  const file = 'src/model/route.ts';
  const unitTests = ['tests/unit/import-rule.test.ts'];
  expect(todo([file])).toEqual({ format: [file], lint: [file], related: [file], types: true, unitTests });
});

test('a page is checked by the speller and the build, and its examples run', () => {
  expect(todo(['docs/guide/start/index.mdx'])).toEqual({ pages: true, examples: true });
});

test('a browser test runs itself, and no unit test', () => {
  const file = 'tests/e2e/dev.spec.ts';
  expect(todo([file])).toEqual({ format: [file], lint: [file], types: true, browserTests: [file] });
});

test.each([
  ['.github/workflows/ci.yml', 'tests/unit/workflows.test.ts'],
  ['CHANGELOG.md', 'tests/unit/changelog.test.ts'],
  ['examples/package-lock.json', 'src/engine/output/packages/locked-packages.test.ts'],
  ['src/theme/styles/base.css', 'src/theme/styles/'],
])('%s is read by %s', (file, unitTest) => {
  expect(todo([file]).unitTests).toContain(unitTest);
});

test('a deleted file is looked for by the types alone', () => {
  expect(todo([], ['scripts/gone.mjs'])).toEqual({ types: true });
});

test('input of tests is left as it is, and named as not tried', () => {
  const files = ['tests/fixtures/contract/docs/a.ts', 'explorers/format/explorer.json'];
  expect(todo(files)).toEqual({ types: true, left: files });
});
