import { expect, test } from 'vitest';
import { planFor } from './plan.ts';
import type { ChangePlan } from './plan.ts';

/** Returns the plan without its empty parts. */
function todo(changed: string[], deleted: string[] = []): Partial<ChangePlan> {
  const plan = planFor([...changed, ...deleted], (file) => !deleted.includes(file));
  return Object.fromEntries(
    Object.entries(plan).filter(([, part]) => part === true || (Array.isArray(part) && part.length > 0)),
  );
}

test('checks formatting, lint and types of code, and runs the unit tests that import it', () => {
  const file = 'src/model/route.ts';
  const unitTests = ['tests/unit/import-rule.test.ts'];
  expect(todo([file])).toEqual({ format: [file], lint: [file], related: [file], types: true, unitTests });
});

test('runs the spell checker, the build and the examples for a page', () => {
  expect(todo(['docs/guide/start/index.mdx'])).toEqual({ pages: true, examples: true });
});

test('runs a changed browser test, and no unit tests', () => {
  const file = 'tests/e2e/dev.spec.ts';
  expect(todo([file])).toEqual({ format: [file], lint: [file], types: true, browserTests: [file] });
});

test.each([
  ['.github/workflows/ci.yml', 'tests/unit/workflows.test.ts'],
  ['CHANGELOG.md', 'tests/unit/changelog.test.ts'],
  ['examples/package-lock.json', 'src/engine/output/packages/locked-packages.test.ts'],
  ['src/theme/styles/base.css', 'src/theme/styles/'],
])('a change to %s runs %s', (file, unitTest) => {
  expect(todo([file]).unitTests).toContain(unitTest);
});

test('checks only types for a deleted file', () => {
  expect(todo([], ['scripts/gone.mjs'])).toEqual({ types: true });
});

test('does not format or lint test input, and names it as not covered', () => {
  const files = ['tests/fixtures/contract/docs/a.ts', 'explorers/format/explorer.json'];
  expect(todo(files)).toEqual({ types: true, left: files });
});
