import { expect, test } from 'vitest';
import { listingText, keepNotes, withoutNotes } from './listing.ts';

const files = ['.rstack/a.txt', 'dist/esm/index.js', 'dist/index.d.ts', 'dist/a/b/c.js', 'distant.js'];

test('draws a folder and only its contents', () => {
  expect(listingText(files, 'dist')).toBe(
    ['dist', '├── a', '│   └── b', '│       └── c.js', '├── esm', '│   └── index.js', '└── index.d.ts'].join(
      '\n',
    ),
  );
});

test('draws all files', () => {
  expect(listingText(['dist/index.js', 'a.txt'], '')).toBe('dist\n└── index.js\na.txt');
});

test('keeps notes of an author and ignores them in comparisons', () => {
  const old = 'dist      # made by Rslib\n├── gone.js  # no more\n└── index.js  the module';
  expect(withoutNotes(old)).toBe('dist\n├── gone.js\n└── index.js');
  expect(keepNotes('dist\n├── index.js\n└── new.js', old)).toBe(
    'dist      # made by Rslib\n├── index.js  the module\n└── new.js',
  );
});
