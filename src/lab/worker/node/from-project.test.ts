import { expect, test } from 'vitest';
import { fromProject } from './from-project.ts';

const joined = (...args: unknown[]) => args.join(' ');
const files = fromProject({
  readFile: joined,
  rename: joined,
  writeFile: joined,
  realpath: Object.assign(joined, { native: joined }),
  Stats: Date,
});
const here = process.cwd();

test('relative paths are found in the project, absolute ones stay', () => {
  expect(files.readFile('package.json', 'utf8')).toBe(`${here}/package.json utf8`);
  expect(files.readFile('/a/b')).toBe('/a/b');
  expect(files.readFile(7)).toBe('7');
});

test('only functions that take two paths have a second one', () => {
  expect(files.rename('a', './b')).toBe(`${here}/a ${here}/b`);
  expect(files.writeFile('a', 'text')).toBe(`${here}/a text`);
});

test('classes and functions of functions stay', () => {
  expect(files.Stats).toBe(Date);
  expect(files.realpath.native).toBe(joined);
});
