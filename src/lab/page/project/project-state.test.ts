import { describe, expect, it } from 'vitest';
import { changeProject, openProject, sortedPaths } from './project-state.ts';
import type { ProjectAction } from './project-state.ts';

const FILES = { 'package.json': '{}', 'rslib.config.ts': 'c', 'src/b.ts': 'b', 'src/index.ts': 'i' };
const after = (...actions: ProjectAction[]) => actions.reduce(changeProject, openProject(FILES));

describe('the project in the editor', () => {
  it('starts with the entry and lists sources first', () => {
    expect(openProject(FILES).shown).toBe('src/index.ts');
    expect(sortedPaths(FILES)).toEqual(['src/index.ts', 'src/b.ts', 'rslib.config.ts', 'package.json']);
  });

  it('adds, renames and removes files, and shows the one at hand', () => {
    const added = after({ type: 'add', path: 'src/new.css' });
    expect(added).toMatchObject({ shown: 'src/new.css', files: { 'src/new.css': '' } });
    const renamed = changeProject(added, { type: 'rename', path: 'src/b.ts', to: 'src/c.ts' });
    expect(renamed.files).not.toHaveProperty('src/b.ts');
    expect(renamed).toMatchObject({ shown: 'src/c.ts', files: { 'src/c.ts': 'b' } });
    const removed = changeProject(renamed, { type: 'remove', path: 'src/c.ts' });
    expect(removed.files).not.toHaveProperty('src/c.ts');
    expect(removed.shown).toBe('src/index.ts');
  });

  it('refuses a path that leaves the project or is taken', () => {
    for (const path of ['../x.ts', 'src/b.ts', '']) expect(after({ type: 'add', path }).files).toEqual(FILES);
    expect(after({ type: 'rename', path: 'src/b.ts', to: 'src/index.ts' }).files).toEqual(FILES);
  });

  it('keeps the last file', () => {
    const single = openProject({ 'a.ts': '' });
    expect(changeProject(single, { type: 'remove', path: 'a.ts' })).toBe(single);
  });

  it('brings back the files that it was opened with', () => {
    const state = after(
      { type: 'edit', path: 'src/b.ts', text: 'x' },
      { type: 'remove', path: 'src/index.ts' },
    );
    expect(changeProject(state, { type: 'reset' })).toMatchObject({ files: FILES, generation: 1 });
  });

  it('trusts the configuration of one project, not of the next one', () => {
    const trusted = after({ type: 'trust' });
    expect(trusted.isTrusted).toBe(true);
    expect(changeProject(trusted, { type: 'edit', path: 'src/b.ts', text: 'x' }).isTrusted).toBe(true);
    expect(changeProject(trusted, { type: 'open', files: FILES }).isTrusted).toBe(false);
  });
});
