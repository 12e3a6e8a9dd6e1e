import { describe, expect, it } from 'vitest';
import type { Condition, LessonRules } from '../model/lesson.ts';
import { asksDoctor, judge } from './judge.ts';
import type { Outcome } from './outcome.ts';

const ESM = `import { useState } from 'react';\nconst add = 1;\nexport { add, add as plus };\nexport default add;\n`;
const CJS = `"use strict";\nconst dep = require('react/jsx-runtime');\nexports.add = __webpack_exports__.add;\n`;

const built: Outcome = {
  ok: true,
  console: 'ready   built in 0.1 s',
  files: {
    'dist/index.js': ESM,
    'dist/index.cjs': CJS,
    'dist/button.js': `'use client';\nconst a = b ?? c;\n`,
    'dist/style.css': 'a {',
  },
  sources: ['package.json', 'src/index.test.ts', '.github/workflows/ci.yml'],
  data: {
    'package.json': { type: 'module', exports: { './a': './a.js' }, sideEffects: false },
    '.github/workflows/ci.yml': { jobs: { a: { steps: [{ run: 'npm ci' }, { run: 'npm publish' }] } } },
  },
  examination: {
    findings: [
      { code: 'FILE_DOES_NOT_EXIST', severity: 'error' },
      { code: 'doctor/note', severity: 'suggestion' },
    ],
    table: [{ entry: '.', files: { require: 'dist/index.cjs' } }],
    sizes: [{ file: 'README.md' }],
  },
};

const rules = (condition: Condition): LessonRules => ({
  builds: true,
  checks: [{ name: 'only', expect: [condition], hint: 'Hint', more: 'More' }],
  mistakes: [],
});
const isMet = (condition: Condition, outcome = built) => judge(rules(condition), outcome).kind === 'passed';

describe('a condition', () => {
  it.each<[Condition]>([
    [{ file: 'dist/index.cjs' }],
    [{ file: 'dist/*.css' }],
    [{ not: { file: 'dist/index.d.ts' } }],
    [{ import: 'react', in: 'dist/index.js' }],
    [{ import: 'react', in: 'dist/index.cjs' }],
    [{ export: ['add', 'plus', 'default'], in: 'dist/index.js' }],
    [{ export: ['add'], in: 'dist/index.cjs' }],
    [{ directive: 'use client', in: 'dist/b*.js' }],
    [{ syntax: 2020, in: 'dist/button.js' }],
    [{ not: { syntax: 2019, in: 'dist/button.js' } }],
    [{ size: 32, in: 'dist/button.js' }],
    [{ entry: '.', for: 'require', gets: 'dist/index.cjs' }],
    [{ field: 'type', is: 'module' }],
    [{ field: 'sideEffects', is: false }],
    [{ field: 'exports' }],
    [{ field: 'jobs.*.steps.*.run', has: 'publish', in: '.github/*.yml' }],
    [{ any: [{ file: 'none' }, { field: 'type', is: 'module' }] }],
    [{ source: '*.test.ts' }],
    [{ packs: 'README*' }],
    [{ finding: 'FILE_DOES_NOT_EXIST' }],
    [{ finding: 'any' }],
    [{ build: 'works', prints: 'built in' }],
  ])('%j is met by a build that is so', (condition) => {
    expect(isMet(condition)).toBe(true);
  });

  it.each<[Condition]>([
    [{ file: 'dist/index' }],
    [{ file: 'distXindex.js' }],
    [{ import: 'rea', in: 'dist/index.js' }],
    [{ import: 'react', in: 'dist/none.js' }],
    [{ import: 'react', in: 'dist/style.css' }],
    [{ export: ['add', 'useState'], in: 'dist/index.js' }],
    [{ export: ['add'], in: 'dist/style.css' }],
    [{ directive: 'use client', in: 'dist/index.js' }],
    [{ size: 31, in: 'dist/button.js' }],
    [{ entry: '.', for: 'import', gets: 'dist/index.js' }],
    [{ entry: './a', for: 'require', gets: 'dist/index.cjs' }],
    [{ field: 'type', is: 'commonjs' }],
    [{ field: 'type.module' }],
    [{ field: 'jobs.*.steps.*.run', has: 'pnpm', in: '.github/*.yml' }],
    [{ field: 'jobs.a.steps.*.uses', in: '.github/*.yml' }],
    [{ field: 'jobs.a', has: 'npm', in: '.github/*.yml' }],
    [{ field: 'type', in: '.github/*.yml' }],
    [{ any: [{ file: 'none' }, { file: 'neither' }] }],
    [{ source: 'dist/index.js' }],
    [{ packs: 'LICENSE' }],
    [{ finding: 'NO_TYPES' }],
    [{ build: 'works', prints: 'error' }],
    [{ build: 'fails' }],
  ])('%j is not met by another build', (condition) => {
    expect(isMet(condition)).toBe(false);
  });

  it.each<[Condition]>([[{ field: 'type' }], [{ packs: '*' }], [{ finding: 'any' }]])(
    '%j is not met without a package that can be read',
    (condition) => {
      const { examination: _, ...rest } = built;
      expect(isMet(condition, { ...rest, data: {} })).toBe(false);
    },
  );

  it('is a mistake of the lesson if it says nothing', () => {
    expect(() => judge(rules({}), built)).toThrow('nothing to look at');
  });
});

describe('the judge', () => {
  const lesson: LessonRules = {
    builds: true,
    checks: [
      { name: 'file', expect: [{ file: 'dist/a.js' }], hint: 'File', more: 'More about the file' },
      { name: 'type', expect: [{ field: 'type', is: 'module' }], hint: 'Type', more: 'More about the type' },
    ],
    mistakes: [
      { name: 'css', when: [{ file: '*.css' }, { build: 'works' }], hint: 'CSS', more: 'More about CSS' },
      { name: 'syntax', when: [{ build: 'fails', prints: 'Unexpected' }], hint: 'Syntax', more: 'Look' },
    ],
  };
  const result = (more: Partial<Outcome>) => judge(lesson, { ...built, files: {}, ...more });

  it('passes if every check does, whatever else is true', () => {
    expect(result({ files: { 'dist/a.js': '', 'dist/a.css': '' } })).toEqual({ kind: 'passed' });
  });

  it('gives the hint of the first check that fails', () => {
    expect(result({})).toEqual({ kind: 'not yet', name: 'file', hint: 'File', more: 'More about the file' });
    expect(result({ files: { 'dist/a.js': '' }, data: {} })).toMatchObject({ name: 'type' });
  });

  it('gives the hint of a wrong way before that of a check', () => {
    expect(result({ files: { 'dist/a.css': '' } })).toMatchObject({ name: 'css', hint: 'CSS' });
  });

  it('never passes a failed build, and says more if the lesson knows why', () => {
    const files = { 'dist/a.js': '' };
    expect(result({ ok: false, files })).toEqual({ kind: 'build failed' });
    expect(result({ ok: false, files, console: 'Unexpected token' })).toMatchObject({ name: 'syntax' });
  });
});

describe('the doctor is asked', () => {
  it.each<[Condition, boolean]>([
    [{ file: 'dist/index.js' }, false],
    [{ packs: 'README.md' }, true],
    [{ not: { finding: 'any' } }, true],
    [{ any: [{ file: 'a' }, { not: { packs: 'a' } }] }, true],
  ])('for %j: %s', (condition, isAsked) => {
    expect(asksDoctor(rules(condition))).toBe(isAsked);
    const asMistake = {
      builds: true,
      checks: [],
      mistakes: [{ name: 'a', when: [condition], hint: '', more: '' }],
    };
    expect(asksDoctor(asMistake)).toBe(isAsked);
  });
});
