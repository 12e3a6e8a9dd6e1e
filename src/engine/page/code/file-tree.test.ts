import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { fileTree } from './file-tree.ts';

const treeOf = (...lines: string[]) => toHtml(fileTree(lines.join('\n')));
const file = (name: string) => `<li><span class="file">${name}</span></li>`;
const folder = (name: string, ...children: string[]) =>
  `<li><span class="folder">${name}</span><ul>${children.join('')}</ul></li>`;
const whole = (...items: string[]) => `<div class="tree"><ul>${items.join('')}</ul></div>`;

const expected = whole(
  folder('src', folder('lib', file('a.ts')), file('index.ts')),
  file('package.json'),
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
    const noted = whole('<li><span class="file">a.ts</span> <span class="note">the entry</span></li>');
    expect(treeOf('a.ts # the entry')).toBe(noted);
    expect(treeOf('a.ts   the entry')).toBe(noted);
    expect(treeOf('a b#c.ts')).toBe(whole(file('a b#c.ts')));
  });

  it('keeps names that start with a drawing character', () => {
    expect(treeOf('routes', '  +page.ts', '  -x.ts', '  `q`')).toBe(
      whole(folder('routes', file('+page.ts'), file('-x.ts'), file('`q`'))),
    );
  });

  it('returns an empty list without names', () => {
    expect(treeOf('')).toBe(whole());
  });
});
