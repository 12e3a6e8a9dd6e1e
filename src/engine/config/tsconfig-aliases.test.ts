import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tsconfigAliases } from './tsconfig-aliases.ts';

function aliasesWith(tsconfig: string, more: Record<string, string> = {}): Record<string, string> {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'tsconfig-'));
  for (const [name, content] of Object.entries({ 'tsconfig.json': tsconfig, ...more })) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), content);
  }
  const aliases = Object.entries(tsconfigAliases(siteDir));
  return Object.fromEntries(aliases.map(([name, target]) => [name, path.relative(siteDir, target)]));
}

const withPaths = (paths: Record<string, string[]>) => JSON.stringify({ compilerOptions: { paths } });

test('reads the paths of a file with comments, of what it extends, and from its base folder', () => {
  expect(
    aliasesWith(
      `{ // for the editor
        "compilerOptions": { "baseUrl": "./src", "paths": { "@/*": ["*"], "@parts": ["parts/index.ts"], } },
      }`,
    ),
  ).toEqual({ '@': 'src', '@parts': path.join('src', 'parts', 'index.ts') });
  expect(
    aliasesWith('{ "extends": "./base.json" }', { 'base.json': withPaths({ '@x/*': ['./lib/*'] }) }),
  ).toEqual({ '@x': 'lib' });
});

test('chooses the first place that exists', () => {
  const tsconfig = withPaths({ '@/*': ['./generated/*', './src/*'], '~/*': ['./one/*', './two/*'] });
  expect(aliasesWith(tsconfig, { 'src/a.ts': '' })).toEqual({ '@': 'src', '~': 'one' });
});

test('leaves out names of the theme, and what is only for types or has no single folder', () => {
  const paths = {
    '@theme': ['./theme/index.tsx'],
    '@rspress/core/runtime': ['./runtime.ts'],
    '*': ['./types/*'],
    'x*': ['./x*'],
    '@a/*/b': ['./a/*/b'],
    '@c/*': ['./c/index.ts'],
    react: ['./node_modules/@types/react'],
    css: ['./css.d.ts'],
  };
  expect(aliasesWith(withPaths(paths))).toEqual({});
});

test.each([['{ "extends":'], ['{ "extends": "no-such-package/base" }'], ['{}']])(
  'has none for %s',
  (tsconfig) => {
    expect(aliasesWith(tsconfig)).toEqual({});
  },
);
