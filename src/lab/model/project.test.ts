import { describe, expect, it } from 'vitest';
import { fillIn } from '../../model/words/fill-in.ts';
import type { LabMessage } from './words/page-words.ts';
import { checkProject, configPath, newPathProblem, PROJECT_LIMITS } from './project.ts';

/** A message as English readers see it. */
const said = ([text, values = {}]: LabMessage) => fillIn(text, values);

const problemOf = (value: unknown) => {
  const checked = checkProject(value);
  return 'problem' in checked ? said(checked.problem) : undefined;
};

describe('a project', () => {
  it('accepts relative paths in folders', () => {
    const files = { 'src/index.ts': '', 'src/[id]/a b.module.css': '', '.browserslistrc': '' };
    expect(checkProject(files)).toEqual({ files });
  });

  it.each(['../../x', 'src/../../x', '/etc/passwd', './a.ts', 'a//b.ts', 'src/', '..'])(
    'rejects the path %s, which leaves the project',
    (path) => {
      expect(problemOf({ [path]: '' })).toContain('leaves the project');
    },
  );

  it.each(['C:\\a.ts', 'a\nb.ts', 'a\0.ts', 'a?.ts'])(
    'rejects the path %j, which not every system allows',
    (path) => {
      expect(problemOf({ [path]: '' })).toContain('not every system allows');
    },
  );

  it('says how many files and characters it takes', () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`src/${index}.ts`, '']));
    expect(problemOf(many)).toBe('The project has 2,000 files. The lab takes at most 200.');
    expect(problemOf({ 'src/index.ts': 'x'.repeat(5_000_000) })).toBe(
      'The project has 5,000,000 characters. The lab takes at most 1,000,000.',
    );
    expect(problemOf({ ['x'.repeat(PROJECT_LIMITS.path + 1)]: '' })).toContain('too long');
  });

  it.each([undefined, null, 'x', {}, [], { 'a.ts': 1 }])('rejects %j', (value) => {
    expect(problemOf(value)).toBeDefined();
  });

  it('rejects a file where a folder has to be', () => {
    expect(problemOf({ 'src/a': '', 'src/a/b.ts': '' })).toContain('src/a/b.ts');
  });
});

it('explains what is wrong with the name of a new file', () => {
  const problemWith = (path: string, others: string[]) => said(newPathProblem(path, others)!);
  expect(newPathProblem('src/new.ts', ['src/index.ts'])).toBeUndefined();
  expect(problemWith('src/index.ts', ['src/index.ts'])).toBe('There already is a file src/index.ts.');
  expect(problemWith('', [])).toContain('needs a name');
  expect(problemWith('src', ['src/index.ts'])).toContain('name of a file');
});

it('finds the configuration that Rslib would read', () => {
  expect(configPath({ 'rslib.config.ts': '', 'src/index.ts': '' })).toBe('rslib.config.ts');
  expect(configPath({ 'rslib.config.ts': '', 'rslib.config.mjs': '' })).toBe('rslib.config.mjs');
  expect(configPath({ 'src/index.ts': '' })).toBeUndefined();
});
