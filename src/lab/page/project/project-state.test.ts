import { describe, expect, it } from 'vitest';
import { PROJECT_LIMITS } from '../../model/project.ts';
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

  it('brings back what was deleted or replaced, the newest first', () => {
    const deleted = after(
      { type: 'edit', path: 'src/b.ts', text: 'x' },
      { type: 'remove', path: 'src/b.ts' },
      { type: 'remove', path: 'package.json' },
      { type: 'edit', path: 'src/index.ts', text: 'later' },
    );
    const reset = changeProject({ ...deleted, isTrusted: true }, { type: 'reset' });
    const undone = changeProject(reset, { type: 'undo' });
    expect(undone).toMatchObject({ files: deleted.files, isTrusted: true, generation: 2 });
    const both = [{ type: 'undo' }, { type: 'undo' }] as const;
    const all = both.reduce<typeof undone>(changeProject, undone);
    expect(all).toMatchObject({ shown: 'src/b.ts', lost: [] });
    expect(all.files).toEqual({ ...FILES, 'src/b.ts': 'x', 'src/index.ts': 'later' });
    expect(changeProject(all, { type: 'undo' }).files).toEqual(all.files);
  });

  it('can undo an undo that would lose what was typed since', () => {
    const reset = after({ type: 'edit', path: 'src/b.ts', text: 'x' }, { type: 'reset' });
    const typed = changeProject(reset, { type: 'edit', path: 'src/b.ts', text: 'y' });
    const undone = changeProject(typed, { type: 'undo' });
    expect(undone.files['src/b.ts']).toBe('x');
    expect(changeProject(undone, { type: 'undo' }).files['src/b.ts']).toBe('y');
  });

  it.each([
    ['src/b.ts', 'src/b-2.ts'],
    ['package.json', 'package-2.json'],
    ['rslib.config.ts', 'rslib-2.config.ts'],
  ])('brings %s back as %s if a new file has its name', (path, free) => {
    const state = after({ type: 'remove', path }, { type: 'add', path });
    const undone = changeProject(state, { type: 'undo' });
    expect(undone).toMatchObject({ files: { ...FILES, [path]: '' }, shown: free, lost: [] });
    expect(undone.files).toHaveProperty([free], FILES[path as keyof typeof FILES]);
    const again = changeProject(changeProject(undone, { type: 'remove', path }), { type: 'add', path });
    expect(Object.keys(changeProject(again, { type: 'undo' }).files)).toContain(free.replace('2', '3'));
  });

  it('keeps a deleted file for later if there is no room for it', () => {
    const removed = after({ type: 'remove', path: 'src/b.ts' });
    const many = Array.from({ length: PROJECT_LIMITS.files }, (_, index) => [`${index}.ts`, '']);
    const full = { ...removed, files: Object.fromEntries(many) as typeof FILES };
    expect(changeProject(full, { type: 'undo' })).toBe(full);
  });

  it('trusts the configuration that comes with the site after a reset, but no other', () => {
    const own = after(
      { type: 'open', files: FILES, isTrusted: true },
      { type: 'edit', path: 'src/b.ts', text: 'x' },
    );
    expect(changeProject(own, { type: 'reset' })).toMatchObject({ files: FILES, isTrusted: true });
    const other = changeProject(own, { type: 'open', files: { 'a.ts': '' } });
    expect(changeProject(changeProject(other, { type: 'trust' }), { type: 'reset' }).isTrusted).toBe(false);
    const back = changeProject(other, { type: 'undo' });
    expect(changeProject(back, { type: 'reset' })).toMatchObject({ files: FILES, isTrusted: true });
  });

  it('has nothing to bring back if the replaced project had no changes', () => {
    expect(after({ type: 'open', files: { 'a.ts': '' } }).lost).toEqual([]);
  });

  it('trusts the configuration of one project, not of the next one', () => {
    const trusted = after({ type: 'trust' });
    expect(trusted.isTrusted).toBe(true);
    expect(changeProject(trusted, { type: 'edit', path: 'src/b.ts', text: 'x' }).isTrusted).toBe(true);
    expect(changeProject(trusted, { type: 'open', files: FILES }).isTrusted).toBe(false);
  });

  it('asks again about a project that comes back without having been trusted', () => {
    const other = after(
      { type: 'edit', path: 'src/b.ts', text: 'x' },
      { type: 'open', files: { 'a.ts': '' } },
    );
    const undone = changeProject(changeProject(other, { type: 'trust' }), { type: 'undo' });
    expect(undone).toMatchObject({ files: { 'src/b.ts': 'x' }, isTrusted: false });
  });
});
