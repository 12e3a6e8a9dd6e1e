import { describe, expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';
import { filesImported, importViolations } from './import-rule.ts';
import { codeOf, sourceFiles } from './source-files.ts';

const files = sourceFiles();

test('every file in src follows the import rule', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => importViolations(file, codeOf(file)))).toEqual([]);
});

test('files in src have no import cycles, not even for types', () => {
  expect(importCycles(new Map(files.map((file) => [file, filesImported(file, codeOf(file))])))).toEqual([]);
});

test('finds import cycles of any length', () => {
  const imports = (pairs: Record<string, string[]>) => importCycles(new Map(Object.entries(pairs)));
  expect(imports({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
  expect(imports({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] })).toEqual([['b', 'c', 'd']]);
  expect(imports({ a: ['b'], b: ['a'], c: ['d', 'a'], d: ['c'] })).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

describe('the checker', () => {
  test.each([
    ['src/model/a.ts', "import { b } from './deep/b.ts'"],
    [
      'src/engine/a.ts',
      "import fs from 'node:fs'; import { a } from '../model/a.ts'; import { b } from './b.ts'",
    ],
    ['src/runtime/a.tsx', "import { useState } from 'react'; import type { A } from '../model/a.ts'"],
    ['src/search/a.tsx', "import { a } from '../runtime/a.ts'; import './a.css'"],
    [
      'src/theme/layout/A.tsx',
      "import { a } from '../../search/a.ts'; import { b } from '../../runtime/b.ts'",
    ],
    ['src/engine/site/a.ts', "import { a } from '../page/code/a.ts'"],
    ['src/engine/page/a.ts', "import { A } from '../../components/declared.ts'"],
    ['src/components/a/A.tsx', "import { a } from '../../runtime/a.ts'; import { B } from '../b/B.tsx'"],
    ['src/lab/page/config/a.ts', "import { a } from '../../../config-text/a.ts'"],
    ['src/lab/worker/node/a.ts', "import { a } from '../../model/a.ts'; import { b } from '../project/b.ts'"],
    ['src/lab/build/a.ts', "import { a } from '../../engine/a.ts'; import { b } from '../model/b.ts'"],
    ['src/doctor/examine/own/a.ts', "import { a } from '../../model/a.ts'; import { parse } from 'acorn'"],
    ['src/cli/a.ts', "import { a } from '../../scripts/a.mjs'"],
    ['src/theme/start-app.tsx', "import site from 'virtual:site'"],
    [
      'src/proof/browser/a/A.tsx',
      "import { a } from '../../model/a.ts'; import { B } from '../../../theme/code/B.tsx'",
    ],
    ['src/theme/entry-server.tsx', "const pages = import('virtual:pages')"],
  ])('allows %s to contain: %s', (file, code) => {
    expect(importViolations(file, code)).toEqual([]);
  });

  test.each([
    ['src/model/a.ts', "import { a } from '../engine/a.ts'", 'may import nothing'],
    ['src/model/a.ts', "import type { A } from '../runtime/a.ts'", 'may import nothing'],
    ['src/model/a.ts', "import { useState } from 'react'", 'imports no packages'],
    ['src/model/a.ts', "import path from 'node:path'", 'imports no packages'],
    ['src/engine/a.ts', "import { a } from '../runtime/a.ts'", 'may import src/model'],
    ['src/engine/a.ts', "import { A } from '../components/a/A.tsx'", 'does not need React'],
    ['src/components/a/a.ts', "import { A } from './A.tsx'", 'does not need React'],
    ['src/components/a/a.ts', "import { a } from '../../runtime/a.ts'", 'import src/model only'],
    ['src/engine/a.ts', "type A = import('../theme/a.ts').A", 'may import src/model'],
    ['src/engine/page/a.ts', "import { a } from '../site/a.ts'", 'src/engine/site is above src/engine/page'],
    ['src/engine/content/a.ts', "import type { A } from '../page/code/a.ts'", 'is above src/engine/content'],
    ['src/engine/new/a.ts', "import { a } from '../site/a.ts'", 'no place in the order of rooms'],
    ['src/engine/page/a.ts', "import config from '../../../site.config.ts'", 'outside src'],
    ['src/proof/a.ts', "import { a } from '../../scripts/a.mjs'", 'outside src'],
    ['src/runtime/a.ts', "export { a } from '../search/a.ts'", 'may import src/model'],
    ['src/runtime/a.ts', "export * from '../engine/a.ts'", 'may import src/model'],
    ['src/runtime/a.ts', "import fs from 'node:fs'", 'does not run in Node'],
    ['src/search/a.ts', "const theme = await import('../theme/a.ts')", 'may import src/model, src/runtime'],
    ['src/search/a.ts', "import { Badge } from '@theme'", 'may import src/model, src/runtime'],
    [
      'src/theme/a.tsx',
      "import { a } from '../engine/a.ts'",
      'may import src/model, src/runtime, src/search',
    ],
    ['src/theme/a.tsx', "import site from 'virtual:site'", 'only the entries of the app'],
    ['src/theme/a.tsx', "import { a } from '../proof/browser/a.ts'", 'may import src/model, src/runtime'],
    ['src/proof/browser/a.ts', "import { a } from '../since/a.ts'", 'may import src/proof/model'],
    ['src/proof/browser/a.ts', "import fs from 'node:fs'", 'does not run in Node'],
    ['src/proof/since/a.ts', "import { a } from '../browser/a.ts'", 'may import src/proof/model'],
    ['src/model/index.ts', "export { a } from './a.ts'", 'no barrel files'],
    ['src/theme/nav/index.tsx', '', 'no barrel files'],
    ['src/lab/worker/a.ts', "import { a } from '../../model/a.ts'", 'may import src/lab/model'],
    ['src/lab/worker/a.ts', "import fs from 'node:fs'", 'does not run in Node'],
    ['src/lab/page/a.tsx', "import { a } from '../worker/a.ts'", 'may import src/lab/model, src/model'],
    ['src/model/words/a.ts', "import { a } from '../a.ts'", 'src/model/words is inside src/model'],
    ['src/components/a/A.tsx', "import { a } from '../a.ts'", 'src/components/a is inside src/components'],
    ['src/lab/page/files/A.tsx', "import { a } from '../a.ts'", 'src/lab/page is above src/lab/page/files'],
    ['src/theme/a.tsx', "import { a } from '../lab/page/a.ts'", 'may import src/model, src/runtime'],
    ['src/doctor/model/a.ts', "import { parse } from 'acorn'", 'imports no packages'],
    ['src/doctor/examine/a.ts', "import fs from 'node:fs'", 'does not run in Node'],
    ['src/doctor/read/a.ts', "import { a } from '../examine/a.ts'", 'may import src/doctor/model'],
    ['src/utils/a.ts', '', 'not a folder of the import rule'],
  ])('forbids %s to contain: %s', (file, code, reason) => {
    const violations = importViolations(file, code);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(reason);
  });
});
