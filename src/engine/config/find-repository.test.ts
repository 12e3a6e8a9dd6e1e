import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfiguration } from './load.ts';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  write('docs/index.mdx', '# Home\n');
  write('site.config.ts', "export default { title: 'T' }");
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const writePackage = (repository: unknown) =>
  write('package.json', JSON.stringify({ name: 'x', repository }));
const writeRemotes = (text: string, gitDir = '.git') => write(`${gitDir}/config`, text);
const ORIGIN =
  '[core]\n\tbare = false\n[remote "fork"]\n\turl = https://e.example/fork\n[remote "origin"]\n\turl = git@git.example.org:owner/name.git\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n[branch "x"]\n\turl = no\n';

async function found(options: { docsDir?: string } = {}) {
  const { config } = await loadConfiguration(siteDir, {
    env: {},
    cacheDir: path.join(siteDir, 'cache'),
    ...options,
  });
  return { url: config.repository ? config.repository.url : undefined, edit: config.locales[0]?.editLink };
}
const editBase = async (options = {}) => (await found(options)).edit?.docRepoBaseUrl;

describe('[N4] a site whose configuration has no repository', () => {
  it('prefers the repository in package.json to the remote of the clone', async () => {
    writeRemotes(ORIGIN);
    writePackage('github:owner/package');
    expect(await editBase()).toBe('https://github.com/owner/package/edit/main/docs');
    writePackage({ type: 'git', url: 'git+https://github.com/owner/many.git', directory: 'website' });
    expect(await editBase()).toBe('https://github.com/owner/many/edit/main/website/docs');
  });

  it('uses the remote origin of its clone, and the default branch if the clone knows it', async () => {
    writeRemotes(ORIGIN);
    expect(await editBase()).toBe('https://git.example.org/owner/name/edit/main/docs');
    write('.git/refs/remotes/origin/HEAD', 'ref: refs/remotes/origin/next/v2\n');
    expect(await editBase()).toBe('https://git.example.org/owner/name/edit/next/v2/docs');
  });

  it('uses the remote of the clone that its worktree belongs to', async () => {
    write('.git', 'gitdir: elsewhere/.git/worktrees/site\n');
    write('elsewhere/.git/worktrees/site/commondir', '../..\n');
    writeRemotes(ORIGIN, 'elsewhere/.git');
    expect((await found()).url).toBe('https://git.example.org/owner/name');
  });

  it('links to another docs folder inside the site, but not to one outside', async () => {
    writeRemotes(ORIGIN);
    mkdirSync(path.join(siteDir, 'other/pages'), { recursive: true });
    expect(await editBase({ docsDir: path.join(siteDir, 'other/pages') })).toMatch(/\/other\/pages$/);
    expect(await editBase({ docsDir: os.tmpdir() })).toBeUndefined();
  });

  it('never exposes a password in the remote URL', async () => {
    writeRemotes('[remote "origin"]\n\turl = https://user:secret@git.example.org/owner/name.git\n');
    expect(JSON.stringify(await found())).not.toMatch(/secret|user/);
    expect((await found()).url).toBe('https://git.example.org/owner/name');
  });

  it.each([
    ['no package.json and no clone', () => undefined],
    ['a clone of a local folder', () => writeRemotes('[remote "origin"]\n\turl = /srv/git/name\n')],
    ['a clone without a remote', () => writeRemotes('[core]\n')],
    ['files that cannot be read', () => [write('package.json', '[]'), write('.git', 'gitdir: gone\n')]],
    ['a repository that is not a string', () => writePackage({ url: 1 })],
  ])('finds no repository with %s', async (_, prepare) => {
    prepare();
    expect(await found()).toEqual({ url: undefined, edit: undefined });
  });
});

it('[N4] prefers the repository in the configuration, and `false` means none', async () => {
  writeRemotes(ORIGIN);
  write('site.config.ts', "export default { title: 'T', repository: { url: 'https://e.example/own' } }");
  expect((await found()).url).toBe('https://e.example/own');
  write('site.config.ts', "export default { title: 'T', repository: false }");
  expect(await found()).toEqual({ url: undefined, edit: undefined });
});

it.each([
  ['https://gitlab.example.org/a/b', 'https://gitlab.example.org/a/b/-/edit/main/docs'],
  ['https://codeberg.org/a/b', 'https://codeberg.org/a/b/_edit/main/docs'],
  ['https://bitbucket.org/a/b', 'https://bitbucket.org/a/b/src/main/docs'],
])('[N4] links %s to the editor of its host', async (url, base) => {
  writePackage(url);
  expect(await editBase()).toBe(base);
});
