import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { library } from './library.mjs';
import { exportedNames } from './project.mjs';

test('the generated library has the requested number of modules, parses, and is the same each time', () => {
  const files = library(40);
  expect([...files.keys()].filter((name) => name.includes('part-'))).toHaveLength(40);
  expect([...files].filter(([name, text]) => parseSync(name, text).errors.length > 0)).toEqual([]);
  expect(library(40)).toEqual(files);
});

test('its modules import each other and export every name once', () => {
  const names = exportedNames(40);
  expect(new Set(names).size).toBe(names.length);
  expect([...library(40).values()].filter((text) => text.includes('import {')).length).toBeGreaterThan(20);
});
