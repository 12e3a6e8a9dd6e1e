import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { fileTree } from './file-tree.ts';

const treeOf = (...lines: string[]) => toHtml(fileTree(lines.join('\n')));
const file = (name: string, kind = 'file') => `<li><span class="${kind}">${name}</span></li>`;
const folder = (name: string, ...children: string[]) =>
  `<li><span class="folder">${name}</span><ul>${children.join('')}</ul></li>`;
const whole = (...items: string[]) => `<div class="tree"><ul>${items.join('')}</ul></div>`;

const expected = whole(
  folder('src', folder('lib', file('a.ts', 'script')), file('index.ts', 'script')),
  file('package.json', 'data'),
  file('.gitignore'),
);

describe('file tree', () => {
  it('reads indentation of any width', () => {
    expect(treeOf('src', '  lib', '    a.ts', '  index.ts', 'package.json', '.gitignore')).toBe(expected);
    expect(treeOf('src', '\tlib', '\t\ta.ts', '', '\tindex.ts', 'package.json', '.gitignore')).toBe(expected);
  });

  it('reads box-drawing characters, as printed by tree(1)', () => {
    const nbsp = '\u00A0';
    expect(
      treeOf(
        '├── src',
        `│${nbsp}${nbsp} ├── lib`,
        `│${nbsp}${nbsp} │${nbsp}${nbsp} └── a.ts`,
        `│${nbsp}${nbsp} └── index.ts`,
        '├── package.json',
        '└── .gitignore',
      ),
    ).toBe(expected);
  });

  it('reads ASCII trees and lists', () => {
    const ascii = treeOf(
      '|-- src',
      '|   |-- lib',
      '|   |   `-- a.ts',
      '|   `-- index.ts',
      '|-- package.json',
      '`-- .gitignore',
    );
    expect(ascii).toBe(expected);
    expect(treeOf('- src', '  - lib', '    - a.ts', '  - index.ts', '- package.json', '- .gitignore')).toBe(
      expected,
    );
  });

  it('puts everything below a named root', () => {
    expect(treeOf('.', '├── a', '└── b')).toBe(whole(folder('.', file('a'), file('b'))));
  });

  it('treats a name with a slash as a folder, even if it is empty', () => {
    expect(treeOf('dist/')).toBe(whole('<li><span class="folder">dist/</span></li>'));
  });

  it('reads notes after # and after two spaces', () => {
    const noted = whole('<li><span class="script">a.ts</span> <span class="note">the entry</span></li>');
    expect(treeOf('a.ts # the entry')).toBe(noted);
    expect(treeOf('a.ts   the entry')).toBe(noted);
    expect(treeOf('a b#c.ts')).toBe(whole(file('a b#c.ts', 'script')));
  });

  it('keeps names that start with a drawing character', () => {
    expect(treeOf('routes', '  +page.ts', '  -x.ts', '  `q`')).toBe(
      whole(folder('routes', file('+page.ts', 'script'), file('-x.ts', 'script'), file('`q`'))),
    );
  });

  it('tells kinds of files apart by their names', () => {
    const kinds = {
      script: ['a.js', 'a.cjs', 'a.mts', 'a.d.ts', 'a.jsx', 'a.vue'],
      style: ['a.css', 'a.module.scss', 'a.less'],
      data: ['a.json', 'index.js.map', 'a.yml'],
      file: ['a.svg', 'README.md', 'LICENSE', 'json'],
    };
    for (const [kind, names] of Object.entries(kinds))
      for (const name of names) expect(treeOf(name)).toBe(whole(file(name, kind)));
  });

  it('returns an empty list without names', () => {
    expect(treeOf('')).toBe(whole());
  });
});
