import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

declare const __ENGINE_ROOT__: string;

/** Tests of a project of their own, whose workers start for it anyway. */
const OWN_PROJECT = /^(?:nginx|engines\/)/;
const TEST_OF = /^import \{[^}]*\btest\b[^}]*\} from '[./]*(?<module>support\/[\w-]+\.ts)';/gm;

test('browser tests have three sets of fixtures, because each starts workers with browsers of their own', () => {
  const folder = path.join(__ENGINE_ROOT__, 'tests/e2e');
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts') && !OWN_PROJECT.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(folder, file), 'utf8') }));
  const modulesOf = (code: string) => [...code.matchAll(TEST_OF)].map(({ groups }) => groups?.['module']);
  expect(specs.filter(({ code }) => modulesOf(code).length === 0).map(({ file }) => file)).toEqual([]);
  expect(new Set(specs.flatMap(({ code }) => modulesOf(code)))).toEqual(
    new Set(['support/test.ts', 'support/lab-page.ts', 'support/lab-site.ts']),
  );
  expect(specs.filter(({ code }) => /\.extend\b/.test(code)).map(({ file }) => file)).toEqual([]);
});
