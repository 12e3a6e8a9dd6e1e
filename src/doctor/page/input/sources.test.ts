// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { MOST_LOOKED_AT } from '../../model/limits.ts';
import { chosenFiles, chosenFolder, dropped } from './sources.ts';

/** The folders that were looked into. */
const walked: string[] = [];
beforeEach(() => walked.splice(0));

/** A folder as a browser hands it over when it is dropped, a hundred entries at a time. */
function folderEntry(
  name: string,
  tree: Readonly<Record<string, string | object>>,
  path = name,
): FileSystemEntry {
  const entries = Object.entries(tree).map(([child, inner]) =>
    typeof inner === 'string'
      ? {
          name: child,
          isFile: true,
          isDirectory: false,
          file: (give: (file: File) => void) => give(new File([inner], child)),
        }
      : folderEntry(child, inner as Record<string, string>, `${path}/${child}`),
  );
  const createReader = () => {
    walked.push(path);
    let at = 0;
    return { readEntries: (give: (some: unknown[]) => void) => give(entries.slice(at, (at += 100))) };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

/** Something dropped, with a folder or a file for each item. */
function transfer(...given: (FileSystemEntry | File)[]): DataTransfer {
  const items = given.map((one) => ({
    kind: 'file',
    webkitGetAsEntry: () => (one instanceof File ? { isDirectory: false } : one),
    getAsFile: () => (one instanceof File ? one : null),
  }));
  return { items, files: given.filter((one) => one instanceof File) } as unknown as DataTransfer;
}

const namesIn = ({ source }: Awaited<ReturnType<typeof dropped>>[number]) =>
  source?.kind === 'folder' ? source.files.map(({ name }) => name).sort() : source?.kind;

it('takes several tarballs and folders at once', async () => {
  const folder = folderEntry('kit', { 'package.json': '{}', dist: { 'index.js': '' } });
  const given = await dropped(transfer(new File(['x'], 'a.tgz'), folder));
  expect(given.map((one) => [one.label, namesIn(one)])).toEqual([
    ['a.tgz', 'tarball'],
    ['kit', ['dist/index.js', 'package.json']],
  ]);
});

it('does not walk through what npm never packs, but through folders of the same name further in', async () => {
  const folder = folderEntry('kit', {
    'a.js': '',
    node_modules: { 'no.js': '' },
    '.git': { config: '' },
    src: { node_modules: { 'b.js': '' } },
  });
  const [given] = await dropped(transfer(folder));
  expect(namesIn(given!)).toEqual(['a.js', 'src/node_modules/b.js']);
  expect(walked.sort()).toEqual(['kit', 'kit/src', 'kit/src/node_modules']);
});

it('stops soon after the limit of files', async () => {
  const many = Object.fromEntries(Array.from({ length: MOST_LOOKED_AT + 50 }, (_, at) => [`${at}.js`, '']));
  const [given] = await dropped(transfer(folderEntry('kit', { a: many, b: many })));
  expect(namesIn(given!)?.length).toBe(MOST_LOOKED_AT + 50);
});

it('walks from the outside in, and through installed packages last', async () => {
  const folder = folderEntry('kit', {
    examples: { node_modules: { big: { 'a.js': '' } }, one: { 'b.js': '' } },
    dist: { deep: { 'c.js': '' } },
    'package.json': '{}',
  });
  await dropped(transfer(folder));
  expect(walked).toEqual([
    'kit',
    'kit/examples',
    'kit/dist',
    'kit/examples/one',
    'kit/dist/deep',
    'kit/examples/node_modules',
    'kit/examples/node_modules/big',
  ]);
});

it('gives a folder that cannot be read without its files, and the others with theirs', async () => {
  const locked = Object.assign(folderEntry('locked', {}), {
    createReader: () => ({ readEntries: (_: unknown, fail: () => void) => fail() }),
  });
  const given = await dropped(transfer(locked, folderEntry('kit', { 'a.js': '' })));
  expect(given.map((one) => [one.label, namesIn(one)])).toEqual([
    ['locked', undefined],
    ['kit', ['a.js']],
  ]);
});

it('takes the folder of a dialog without its own name', () => {
  const file = (path: string) =>
    Object.defineProperty(new File([''], 'x'), 'webkitRelativePath', { value: path });
  const [given] = chosenFolder(['kit/package.json', 'kit/node_modules/a/b.js', 'kit/dist/a.js'].map(file));
  expect([given?.label, namesIn(given!)]).toEqual(['kit', ['dist/a.js', 'package.json']]);
  expect(chosenFolder([])).toEqual([]);
});

it('takes each chosen file as a package', () => {
  expect(chosenFiles([new File([''], 'a.tgz'), new File([''], 'b.tgz')]).map(({ label }) => label)).toEqual([
    'a.tgz',
    'b.tgz',
  ]);
});
