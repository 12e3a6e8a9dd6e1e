import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outFolder } from './out-folder.ts';
import { OutFolderError } from './replace-contents.ts';

/** What a build leaves in a folder. */
const MANIFEST = JSON.stringify({ base: '/', routes: ['/'] });

let root = '';
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'out-')));
  put('engine/src/cli/build.ts');
  put('site/site.config.ts');
  put('site/docs/index.mdx');
  put('site/docs/public/logo.svg');
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => path.join(root, name);

function put(name: string, content = ''): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
}

const check = (name: string, docsDir?: string) =>
  outFolder(at(name), {
    engineRoot: at('engine'),
    siteDir: at('site'),
    docsDir: docsDir === undefined ? undefined : at(docsDir),
  });

describe('accepts', () => {
  test.each(['site/dist', 'elsewhere/a/b', 'engine/dist', 'site-2', 'site/docs-2'])(
    'a new folder: %s',
    (name) => {
      expect(check(name)).toBe(at(name));
    },
  );

  test('an empty folder, the root of a volume and a new clone', () => {
    mkdirSync(at('empty'));
    mkdirSync(at('volume/lost+found'), { recursive: true });
    mkdirSync(at('clone/.git'), { recursive: true });
    expect(['empty', 'volume', 'clone'].map((name) => check(name))).toEqual([
      at('empty'),
      at('volume'),
      at('clone'),
    ]);
  });

  test('an earlier build, also one that was interrupted', () => {
    put('site/dist/_site.json', MANIFEST);
    put('site/dist/index.html');
    put('first/.building/new/index.html');
    put('leaving/.building/last/_site.json', MANIFEST);
    put('leaving/index.html');
    put('swapping/.building/last-whole/_site.json', MANIFEST);
    put('swapping/index.html');
    const names = ['site/dist', 'first', 'leaving', 'swapping'];
    expect(names.map((name) => check(name))).toEqual(names.map(at));
  });

  test('a link to a folder, which is written to', () => {
    mkdirSync(at('volume'));
    symlinkSync(at('volume'), at('site/dist'));
    expect(check('site/dist')).toBe(at('volume'));
    expect(check('site/dist/below')).toBe(at('volume/below'));
  });
});

describe('refuses', () => {
  const refusal = (name: string, docsDir?: string) => {
    try {
      check(name, docsDir);
    } catch (error) {
      if (error instanceof OutFolderError) return error.message.replaceAll(root, '');
      throw error;
    }
    return 'accepted';
  };

  // An earlier build may have been written over the sources, so a manifest proves nothing.
  test.each(['.', 'site', 'site/docs', 'site/docs/public', 'site/../site'])('the sources: %s', (name) => {
    put(`${name}/_site.json`, MANIFEST);
    expect(refusal(name)).toMatch(/The sources of the site are in it, and would be deleted\./);
  });

  test.each(['site/docs/dist', 'site/docs/public/a', 'site/docs/guide/dist'])(
    'a place among pages: %s',
    (name) => {
      expect(refusal(name)).toContain(
        'It is among the pages of the site, so the next build would publish it.',
      );
    },
  );

  test('the docs folder that is given', () => {
    put('other/docs/index.mdx');
    expect(refusal('other', 'other/docs')).toContain('The sources of the site are in it');
    expect(refusal('other/docs/dist', 'other/docs')).toContain('It is among the pages');
    expect(refusal('site/docs/dist', 'other/docs')).toBe('accepted');
  });

  test('the sources under another name', () => {
    mkdirSync(at('assets'));
    rmSync(at('site/docs/public'), { recursive: true });
    symlinkSync(at('assets'), at('site/docs/public'));
    symlinkSync(at('site'), at('link'));
    expect(refusal('link')).toContain('/site.\nThe sources of the site are in it');
    expect(refusal('link/docs/new')).toContain('It is among the pages');
    expect(refusal('assets')).toContain('The sources of the site are in it');
    expect(refusal('assets/dist')).toContain('It is among the pages');
  });

  test('the engine', () => {
    expect(refusal('engine')).toContain('The program that builds the site is in it');
    expect(refusal('engine/src/new')).toContain('It is among the sources of the program');
  });

  test('a folder with other files, naming some', () => {
    for (const name of ['d', 'c', 'b', 'a']) put(`own/${name}.txt`);
    put('half/_site.json', '{ "routes"');
    expect(refusal('own')).toBe(
      'The site cannot be written to /own.\n' +
        'It has files that no build has written, and that would be deleted: a.txt, b.txt, c.txt, 1 more.\n' +
        'Choose another folder with --out.',
    );
    expect(refusal('half')).toMatch(/deleted: _site\.json\.$/m);
  });

  test('a file, a folder below one, and a link that leads nowhere', () => {
    put('file');
    symlinkSync(at('gone'), at('link'));
    symlinkSync(at('loop'), at('loop'));
    expect(refusal('file')).toContain('/file.\n/file is a file.\n');
    expect(refusal('file/a/b')).toContain('/file/a/b.\n/file is a file.\n');
    expect(refusal('link')).toContain('/link is a link that leads nowhere.\n');
    expect(refusal('link/a')).toContain('/link is a link that leads nowhere.\n');
    expect(refusal('loop')).toContain('/loop is a link that leads nowhere.\n');
  });
});
