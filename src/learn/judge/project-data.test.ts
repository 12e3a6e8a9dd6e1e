import { expect, it } from 'vitest';
import type { LessonRules } from '../model/lesson.ts';
import { projectData } from './project-data.ts';

const rules: LessonRules = {
  builds: false,
  checks: [
    { name: 'type', expect: [{ not: { field: 'type' } }], hint: '', more: '' },
    { name: 'jobs', expect: [{ field: 'jobs', in: '.github/*.yml' }], hint: '', more: '' },
  ],
  mistakes: [],
};

it('parses the files that conditions ask for, and knows only the names of others', async () => {
  const files = {
    'package.json': '{"type": "module"}',
    'tsconfig.json': '{"files": []}',
    '.github/workflows/ci.yml': 'on: push\njobs:\n  a: { steps: [] }\n',
  };
  expect(await projectData(rules, files)).toEqual({
    sources: Object.keys(files),
    data: {
      'package.json': { type: 'module' },
      '.github/workflows/ci.yml': { on: 'push', jobs: { a: { steps: [] } } },
    },
  });
});

it.each([
  ['package.json', '{'],
  ['.github/ci.yml', 'a: b: c'],
])('leaves out %s while it cannot be parsed', async (name, text) => {
  expect(await projectData(rules, { [name]: text })).toEqual({ sources: [name], data: {} });
});
