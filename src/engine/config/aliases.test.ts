import path from 'node:path';
import { expect, test } from 'vitest';
import { aliasedPath, aliasesOf } from './aliases.ts';
import { siteConfigSchema } from './schema.ts';

const SITE = path.resolve('/site');
const config = siteConfigSchema.parse({ title: 'T', alias: { '@parts': 'src/parts', '@': './src' } });
const aliases = aliasesOf({ siteDir: SITE, config });

test.each([
  ['@parts/a.tsx', path.join(SITE, 'src/parts/a.tsx')],
  ['@parts', path.join(SITE, 'src/parts')],
  ['@/b', path.join(SITE, 'src/b')],
  ['@partsmore/a', undefined],
  ['react', undefined],
])('resolves the import %s to %s', (asked, expected) => {
  expect(aliasedPath(asked, aliases)).toBe(expected);
});
