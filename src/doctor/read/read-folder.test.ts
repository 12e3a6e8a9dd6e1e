import { expect, test } from 'vitest';
import { MOST_BYTES, MOST_FILES, MOST_LOOKED_AT } from '../model/limits.ts';
import { readFolder } from './read-folder.ts';

const encoder = new TextEncoder();
const many = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at));

/** Reads a folder with a package.json of these fields, where all other files have the same content. */
async function read(fields: object, names: readonly string[], content = new Uint8Array()) {
  const manifest = encoder.encode(JSON.stringify({ name: 'kit', version: '1.0.0', ...fields }));
  const { files, left, findings } = await readFolder({
    names: ['package.json', ...names],
    read: (name) => Promise.resolve(name === 'package.json' ? manifest : content),
  });
  return { names: [...files.keys()], left: [...left.keys()], said: findings.map(({ what }) => what) };
}

test('counts what gets packed, not what lies beside it', async () => {
  const installed = many(MOST_FILES + 5000, (at) => `examples/one/node_modules/big/${at}.js`);
  expect(await read({ files: ['dist'] }, [...installed, 'dist/index.js'])).toEqual({
    names: ['package.json', 'dist/index.js'],
    left: [],
    said: [],
  });
});

test('says so if a package has more files than the limit, and keeps its package.json', async () => {
  const { names, said } = await read(
    {},
    many(MOST_FILES, (at) => `dist/${at}.js`),
  );
  expect(names).toHaveLength(MOST_FILES);
  expect(names[0]).toBe('package.json');
  expect(said).toEqual(['The package has more than 20,000 files. The rest was not read.']);
});

test('says so if a package has more bytes than the limit', async () => {
  const { names, said } = await read({}, ['a.js', 'b.js', 'c.js'], new Uint8Array(17_000_000));
  expect(names).toEqual(['package.json', 'a.js', 'b.js']);
  expect(said).toEqual(['The package has more than 50 MB. The rest was not read.']);
});

test('does not count sources that are not packed as bytes of the package', async () => {
  const sources = ['src/a.ts', 'src/b.ts', 'src/c.ts'];
  const { left, said } = await read({ files: ['dist'] }, sources, new Uint8Array(MOST_BYTES / 2));
  expect(left).toEqual(['src/a.ts', 'src/b.ts']);
  expect(said).toEqual([]);
});

test('looks at outer folders first, and says so if there is more', async () => {
  const deep = many(MOST_LOOKED_AT, (at) => `a/deep/${at}.js`);
  const { names, said } = await read({ files: ['dist'] }, [...deep, 'dist/index.js']);
  expect(names).toEqual(['package.json', 'dist/index.js']);
  expect(said).toEqual([
    'The folder has more than 100,000 files. Those in the deepest folders were not looked at.',
  ]);
});
