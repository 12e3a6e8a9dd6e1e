import { expect, test } from 'vitest';
import { parseFenceMeta } from '../../../engine/page/code/fence-meta.ts';
import { readFenceSpec } from './fence-spec.ts';

const read = (lang: string, meta: string) => readFenceSpec(lang, parseFenceMeta(meta));
const firstSlip = (lang: string, meta: string) => read(lang, meta).slips[0];

test('reads a file of a project that is built without being shown', () => {
  expect(read('ts', 'project="hello" extends="base" file="rslib.config.ts" run {2}')).toEqual({
    spec: {
      kind: 'file',
      project: 'hello',
      extends: 'base',
      file: 'rslib.config.ts',
      region: undefined,
      run: 'npx rslib',
      expectError: undefined,
      unrecorded: undefined,
      expectTypeError: undefined,
      untested: undefined,
    },
    slips: [],
  });
});

test('reads commands, emitted files and listings', () => {
  expect(read('console', 'run project="a" expect-error="TS1" only="TS1|x"').spec).toMatchObject({
    kind: 'console',
    expectError: 'TS1',
    excerpt: { only: 'TS1|x' },
  });
  expect(read('js', 'project="a" output="dist/index.js"').spec).toMatchObject({
    kind: 'output',
    file: 'dist/index.js',
  });
  expect(read('tree', 'project="a" emitted').spec).toEqual({ kind: 'listing', project: 'a', folder: '' });
  expect(read('tree', 'project="a" emitted="dist/"').spec).toMatchObject({ folder: 'dist' });
  expect(read('sh', 'untested="needs a login"').spec).toEqual({ kind: 'untested', reason: 'needs a login' });
});

test('assigns a file that is shown by its path to its project in examples/', () => {
  expect(read('ts', 'file="<root>/examples/big/src/a.ts#part"').spec).toMatchObject({
    kind: 'file',
    project: 'big',
    file: 'src/a.ts',
    region: 'part',
  });
});

test('reads a fence without any attributes as plain, without errors', () => {
  expect(read('ts', 'title="src/index.ts" {1,3-5} lineNumbers')).toEqual({
    spec: { kind: 'plain' },
    slips: [],
  });
});

test('suggests the nearest name for an unknown attribute', () => {
  expect(firstSlip('ts', 'projct="a" file="x.ts"')).toMatchObject({
    what: 'A code block has no attribute called "projct".',
    didYouMean: '"project"',
  });
});

test('reads the name of the declaration that a block shows', () => {
  expect(read('ts', 'signature="createRslib"')).toEqual({
    spec: { kind: 'signature', name: 'createRslib' },
    slips: [],
  });
});

test.each([
  ['console', 'run', '`run` needs a project.'],
  [
    'ts',
    'project="a" file="a.ts" output="dist/a.js"',
    '`file` and `output` cannot be combined on one block.',
  ],
  ['ts', 'project="a"', 'The block belongs to the project "a", but does not say what it shows.'],
  ['ts', 'project="a" run', 'The block belongs to the project "a", but does not say what it shows.'],
  ['ts', 'project="../a" file="a.ts"', '"../a" cannot be the name of a project.'],
  ['ts', 'project="a" file="../secret.ts"', '"../secret.ts" is not a path inside the project.'],
  ['js', 'project="a" output="/etc/passwd"', '"/etc/passwd" is not a path inside the project.'],
  ['ts', 'project="a" file="a.ts" only="x"', '`only` has no effect on this block (a file of a project).'],
  ['ts', 'project="a" file="a.ts" expect-error="x"', '`expect-error` needs a command that fails.'],
  ['console', 'run project="a" untested="x"', '`run` has no effect on this block (a block that is not run).'],
  [
    'js',
    'project="a" output="a.js" unrecorded="b"',
    '`unrecorded` has no effect on this block (an emitted file).',
  ],
  ['sh', 'untested', '`untested` has no reason.'],
  ['ts', 'signature', '`signature` has no value.'],
  ['ts', 'signature="f" run', '`run` has no effect on this block (a declaration of the package).'],
  ['console', 'run project="a" expect-error', '`expect-error` has no value.'],
])('reports the mistake in %s %s', (lang, meta, what) => {
  expect(firstSlip(lang, meta)?.what).toBe(what);
});
