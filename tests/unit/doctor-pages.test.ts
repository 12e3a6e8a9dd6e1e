import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ATTW_CODES, OWN_CODES, PUBLINT_PAGES } from '../../src/doctor/model/codes.ts';

declare const __ENGINE_ROOT__: string;

const PAGES = {
  ...PUBLINT_PAGES,
  ...Object.fromEntries(
    [...Object.entries(ATTW_CODES), ...Object.entries(OWN_CODES)].map(([code, { page }]) => [code, page]),
  ),
};

test.each(Object.entries(PAGES))('%s leads to a section that exists: %s', (code, page) => {
  const [route = '', anchor = ''] = page.split('#');
  const file = path.join(__ENGINE_ROOT__, 'docs', `${route}.mdx`);
  expect(existsSync(file)).toBe(true);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(`{#${anchor}`);
  const [, section = ''] = text.split(`{#${anchor}}\n`);
  expect(section.split('\n#')[0]).toContain(`\`${code}\``);
});

test('the page about findings names no code that does not exist', () => {
  const text = readFileSync(path.join(__ENGINE_ROOT__, 'docs/guide/publish/findings.mdx'), 'utf8');
  const named = [...text.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+|doctor\/[\w-]+)`/g)].map(
    ([, code = '']) => code,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((code) => !(code in PAGES) && code !== 'doctor/')).toEqual([]);
});
