import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { library } from './library.mjs';

test('the generated library has the requested number of modules, parses, and is the same each time', () => {
  const files = library(45);
  expect([...files.keys()].filter((name) => name.includes('module-'))).toHaveLength(45);
  expect(files.get('src/index.ts')).toContain("export * from './area-2/module-44.js';");
  const broken = [...files].filter(([name, text]) => parseSync(name, text).errors.length > 0);
  expect(broken).toEqual([]);
  expect(library(45)).toEqual(files);
});
