import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteExtensions } from '../../src/cli/site-extensions.ts';
import { OVERVIEW_COMPONENTS } from '../../src/engine/page/components/overview-components.ts';
import { DECLARED } from '../../src/components/declared.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('CONTRIBUTING names every component that a page can use', () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const added = siteExtensions(root).flatMap(({ components = {} }) => Object.keys(components));
  expect(added).toContain('Explorer');
  const names = [...Object.keys(DECLARED), ...Object.keys(OVERVIEW_COMPONENTS), ...added];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
