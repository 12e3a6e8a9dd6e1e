import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../src/engine/config/site-settings.ts';
import { commentOf, readComments } from '../../src/proof/settings/setting-comments.ts';
import { rowsOf } from '../../src/proof/settings/setting-rows.ts';

const root = path.resolve(import.meta.dirname, '../..');
const keys = Object.keys(settings.shape);

test('the page on settings lists every key of site.config.ts, once', () => {
  const page = readFileSync(path.join(root, 'docs/about/settings.mdx'), 'utf8');
  const listed = [...page.matchAll(/<Settings keys="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
  expect(listed.toSorted()).toEqual(keys.toSorted());
});

test('every setting has a comment that says what it is for', () => {
  const comments = readComments(root);
  const rows = Object.entries(settings.shape).flatMap(([key, schema]) => rowsOf(key, schema, keys));
  expect(rows.map(({ path: one }) => one)).toContain('locales[].editLink.text');
  const without = rows.filter(({ key, siblings }) => commentOf(key, siblings, comments) === '');
  expect(without.map(({ path: one }) => one)).toEqual([]);
});
