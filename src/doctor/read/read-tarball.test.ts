import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz, hostileText } from '../../../tests/support/fuzz.ts';
import { tarOf, tgzOf } from '../../../tests/support/tar.ts';
import type { TarFile } from '../../../tests/support/tar.ts';
import { MOST_BYTES, MOST_FILES } from '../model/limits.ts';
import { readTarball } from './read-tarball.ts';

const MANIFEST = { name: 'package/package.json', text: '{ "name": "kit", "version": "1.0.0" }' };

async function read(bytes: Uint8Array) {
  const { files, findings } = await readTarball(bytes);
  return { names: [...files.keys()], said: findings.map(({ what }) => what) };
}

const readFiles = (...files: TarFile[]) => read(tgzOf([MANIFEST, ...files]));

test('reads files with their contents', async () => {
  const { files, findings } = await readTarball(
    tgzOf([MANIFEST, { name: 'package/dist/ü.js', text: 'const ü = 1;\n' }]),
  );
  expect([...files.keys()]).toEqual(['package.json', 'dist/ü.js']);
  expect(new TextDecoder().decode(files.get('dist/ü.js'))).toBe('const ü = 1;\n');
  expect(findings).toEqual([]);
});

test('reads names that are longer than a header', async () => {
  const name = `${'folder/'.repeat(40)}index.js`;
  expect((await readFiles({ name: `package/${name}`, text: 'a' })).names).toEqual(['package.json', name]);
});

test('skips folders, and takes any name for the first one', async () => {
  const files = [{ name: 'kit/', type: '5' }, { name: 'kit/a.js' }, { name: 'kit/package.json', text: '{}' }];
  expect(await read(tgzOf(files))).toEqual({ names: ['a.js', 'package.json'], said: [] });
});

describe('says in one sentence what it refuses, and reads the rest', () => {
  test.each([
    ['a path that goes up', { name: 'package/../../etc/passwd' }, 'leaves the package'],
    ['an absolute path', { name: '/etc/passwd' }, 'leaves the package'],
    ['a drive of Windows', { name: 'C:/a.js' }, 'leaves the package'],
    ['a path that goes up on Windows', { name: String.raw`package\..\..\a.js` }, 'leaves the package'],
    ['a file beside the package', { name: 'a.js' }, 'leaves the package'],
    ['a symbolic link', { name: 'package/a.js', type: '2' }, 'is a link'],
    ['a hard link', { name: 'package/a.js', type: '1' }, 'is a link'],
    ['a device', { name: 'package/a.js', type: '3' }, 'neither a file nor a folder'],
    ['control characters', { name: 'package/a\u001b[31m.js' }, 'control characters'],
  ] as const)('%s', async (_, file, sentence) => {
    const { names, said } = await readFiles(file, { name: 'package/dist/index.js' });
    expect(names).toEqual(['package.json', 'dist/index.js']);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(sentence);
    expect(said[0]).not.toMatch(/\p{Cc}/u);
  });

  test('the same path twice, and uses the last as npm does', async () => {
    const bytes = tgzOf([MANIFEST, { name: 'package/a.js', text: '1' }, { name: 'package/a.js', text: '2' }]);
    const { files, findings } = await readTarball(bytes);
    expect(new TextDecoder().decode(files.get('a.js'))).toBe('2');
    expect(findings.map(({ what }) => what)).toEqual([
      '"package/a.js" is in the archive more than once; the last one is used.',
    ]);
  });

  test('many of one kind', async () => {
    const links = ['a', 'b', 'c'].map((name) => ({ name: `package/${name}`, type: '2' }));
    expect((await readFiles(...links)).said).toEqual([
      '"package/a" is a link, which npm does not unpack. So do 2 more.',
    ]);
  });

  test('more files than the limit', async () => {
    const many = Array.from({ length: MOST_FILES + 5 }, (_, at) => ({ name: `package/${at}.js` }));
    const { names, said } = await readFiles(...many);
    expect(names).toHaveLength(MOST_FILES);
    expect(said).toEqual(['The archive has more than 20,000 files. The rest was not read.']);
  });

  test('a gzip bomb', async () => {
    const bomb = gzipSync(Buffer.concat([tarOf([MANIFEST]).subarray(0, 1024), Buffer.alloc(80_000_000)]));
    expect(bomb.length).toBeLessThan(1_000_000);
    const { said } = await read(new Uint8Array(bomb));
    expect(said).toEqual(['The package has more than 50 MB unpacked. The rest was not read.']);
  });

  test('a gzip bomb in a file of the archive', async () => {
    const bomb = gzipSync(tarOf([MANIFEST, { name: 'package/a.js', text: ' '.repeat(60_000_000) }]));
    const { names, said } = await read(new Uint8Array(bomb));
    expect(names).toEqual(['package.json']);
    expect(said).toEqual(['The package has more than 50 MB unpacked. The rest was not read.']);
  });

  test('an archive that is itself larger than the limit', async () => {
    const whole = tgzOf([MANIFEST]);
    const { said } = await read(new Uint8Array(Buffer.concat([whole, Buffer.alloc(MOST_BYTES)])));
    expect(said).toEqual(['The archive has more than 50 MB. The rest was not read.']);
  });

  test('an archive that ends in the middle', async () => {
    const text = Array.from({ length: 60_000 }, (_, at) => Math.imul(at, 2_654_435_761)).join();
    const bytes = tgzOf([MANIFEST, { name: 'package/a.js' }, { name: 'package/b.js', text }]);
    const { names, said } = await read(bytes.slice(0, bytes.length - 100_000));
    expect(names).toEqual(['package.json', 'a.js']);
    expect(said).toEqual(['The archive ends in the middle. The files before that are examined.']);
  });

  test.each([
    ['nothing', new Uint8Array(), 'The file is empty.'],
    ['a ZIP archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'The file is a ZIP archive.'],
    ['text', new TextEncoder().encode('{}'), 'The file is not a gzip archive.'],
    ['damaged gzip', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3, 4]), 'The archive is damaged'],
    ['gzip of something else', new Uint8Array(gzipSync('a'.repeat(2000))), 'The file is not a tar archive'],
  ])('%s', async (_, bytes, sentence) => {
    const { names, said } = await read(bytes);
    expect(names).toEqual([]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(sentence);
  });
});

test('never takes over a name that leaves the package, whatever an archive contains', async () => {
  const name = fc.oneof(
    hostileText,
    fc
      .array(fc.constantFrom('..', '.', 'package', 'a', '/', '//', '\\', 'C:', '\0', '~'), { maxLength: 8 })
      .map((parts) => parts.join('/')),
  );
  const file = fc.record({
    name,
    text: fc.string({ maxLength: 20 }),
    type: fc.constantFrom('0', '0', '0', '1', '2', '5', '7', 'g', 'L'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 6 }), async (files) => {
      const { names } = await read(tgzOf(files));
      for (const each of names) {
        expect(each.split(/[\\/]/)).not.toContain('..');
        expect(each).not.toMatch(/^[\\/]|\p{Cc}/u);
      }
    }),
    fuzz(60),
  );
});

test('reads any bytes without an exception', async () => {
  const whole = tgzOf([
    MANIFEST,
    { name: 'package/dist/index.js', text: 'export const a = 1;\n'.repeat(50) },
  ]);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length), fc.nat(whole.length), fc.nat(255), async (end, at, byte) => {
      const bytes = whole.slice(0, end);
      if (at < end) bytes[at] = byte;
      expect((await readTarball(bytes)).origin).toBe('tarball');
      const tar = tarOf([MANIFEST]);
      tar[at % tar.length] = byte;
      await readTarball(new Uint8Array(gzipSync(tar)));
    }),
    fuzz(100),
  );
});
