import { describe, expect, test } from 'vitest';
import { blocksOf } from '../read/collect-blocks.ts';
import { differencesOf, failuresOf } from '../report/compare-project.ts';
import { editsFor } from './fill-project.ts';
import { assembleProjects } from '../read/projects.ts';
import { formatRecording, inputsHash, recordProject, showsRecorded } from './recording.ts';
import type { ProjectResult } from '../run/run-project.ts';

const document = {
  file: '/site/docs/a.mdx',
  name: 'docs/a.mdx',
  relativePath: 'a.mdx',
  examples: 'examples',
};
const page = (printed: string, emitted: string, config = 'export default {};', attributes = '') => `
\`\`\`ts project="a" file="rslib.config.ts"
${config}
\`\`\`

\`\`\`console run project="a"${attributes}
$ npx rslib
${printed}
\`\`\`

\`\`\`js project="a" output="dist/index.js"
${emitted}
\`\`\`

\`\`\`tree project="a" emitted="dist"
dist  # output
└── index.js
\`\`\`
`;
const read = (source: string) =>
  assembleProjects(document, blocksOf(source, document).blocks, () => undefined).projects[0]!;

const result = (output = 'built in 0.1s\n1 kB', exitCode = 0): ProjectResult => ({
  runs: [
    {
      command: 'npx rslib',
      exitCode,
      output,
      timedOut: false,
      emitted: { 'dist/index.js': { bytes: 3, gzip: 23 } },
    },
  ],
  shown: ['a();', null],
});

const right = read(page('built in 0.1s\n1 kB', 'a();'));
const record = (project = right, real = result()) =>
  recordProject(project, { result: real, inputs: 'x' }, undefined);

test('detects an edited page', () => {
  expect(showsRecorded(right, record())).toBe(true);
  expect(showsRecorded(read(page('built in 0.1s\n2 kB', 'a();')), record())).toBe(false);
  expect(showsRecorded(read(page('built in 0.1s\n1 kB', 'b();')), record())).toBe(false);
  expect(
    showsRecorded(read(page('built in 0.1s\n1 kB', 'a();').replace('└── index.js', '└── x.js')), record()),
  ).toBe(false);
});

test('ignores a duration that differs from the recorded one, and keeps the recorded one', () => {
  const edited = read(page('built in 0.01s\n1 kB', 'a();'));
  expect(differencesOf(edited, result())).toEqual([]);
  expect(showsRecorded(edited, record())).toBe(false);
  expect(editsFor(edited, result(), record())).toMatchObject([{ value: '$ npx rslib\nbuilt in 0.1s\n1 kB' }]);
});

test('names the line, the shown and the real text of a difference', () => {
  expect(differencesOf(right, result())).toEqual([]);
  const [printed, emitted, ...more] = differencesOf(read(page('built in 0.1s\n2 kB', 'b();')), result());
  expect(printed).toMatchObject({
    file: 'docs/a.mdx',
    line: 9,
    what: expect.stringContaining('    - 2 kB\n    + 1 kB'),
  });
  expect(emitted).toMatchObject({ line: 13, what: expect.stringContaining('    - b();\n    + a();') });
  expect(more).toEqual([]);
});

test('names the emitted files if the shown one was not emitted', () => {
  const [problem] = differencesOf(right, { ...result(), shown: [null, null] });
  expect(problem).toMatchObject({
    line: 12,
    what: 'The project "a" does not emit dist/index.js.',
    fix: 'It emits dist/index.js.',
  });
});

test('reports commands that do not fail or succeed as the page says', () => {
  expect(failuresOf(right, result())).toEqual([]);
  expect(failuresOf(right, result('error   no', 1))).toMatchObject([
    { line: 7, what: expect.stringContaining('fails with exit code 1:\n    error   no') },
  ]);
  const expected = read(page('', 'a();', 'export default {};', ' expect-error="nope"'));
  expect(failuresOf(expected, result())).toMatchObject([{ what: expect.stringContaining('but succeeds') }]);
  expect(failuresOf(expected, result('other', 1))).toMatchObject([
    { what: expect.stringContaining('not with "nope"') },
  ]);
  expect(failuresOf(expected, result('error   nope', 1))).toEqual([]);
});

test('keeps recorded durations and compressed sizes while nothing else changes', () => {
  const before = record();
  const again = result('built in 9.9s\n1 kB');
  again.runs[0]!.emitted['dist/index.js']!.gzip = 24;
  expect(recordProject(right, { result: again, inputs: 'x' }, before)).toEqual(before);
  expect(editsFor(right, again, before)).toEqual([]);
  const changed = recordProject(right, { result: result('built in 9.9s\n2 kB'), inputs: 'x' }, before);
  expect(changed.runs[0]?.output).toBe('built in 9.9s\n2 kB');
  expect(editsFor(right, result(), changed)).toMatchObject([{ value: '$ npx rslib\nbuilt in 9.9s\n2 kB' }]);
});

test('keeps the notes in a listing when filling it in', () => {
  const real = result();
  real.runs[0]!.emitted['dist/more.js'] = { bytes: 1, gzip: 21 };
  expect(editsFor(right, real, record(right, real))).toMatchObject([
    { value: 'dist  # output\n├── index.js\n└── more.js' },
  ]);
});

test('hashes files, commands and versions as inputs, but not what is shown', () => {
  const hash = inputsHash(right, { rslib: '1' });
  expect(inputsHash(read(page('other', 'other')), { rslib: '1' })).toBe(hash);
  expect(inputsHash(read(page('', '', 'export default { lib: [] };')), { rslib: '1' })).not.toBe(hash);
  expect(inputsHash(right, { rslib: '2' })).not.toBe(hash);
  expect(inputsHash(read(page('', '').replace('npx rslib', 'npx rslib -v')), { rslib: '1' })).not.toBe(hash);
});

test('writes a recording compactly and in a stable order', () => {
  const project = record();
  const text = formatRecording({
    versions: { typescript: '7', node: '20' },
    projects: { b: project, a: project },
  });
  expect(text.indexOf('"a"')).toBeLessThan(text.indexOf('"b"'));
  expect(text.indexOf('"node"')).toBeLessThan(text.indexOf('"typescript"'));
  expect(text).toContain('"dist/index.js": { "bytes": 3, "gzip": 23 }');
  expect(JSON.parse(text)).toEqual({
    versions: { node: '20', typescript: '7' },
    projects: {
      a: { hash: expect.any(String), ...project },
      b: { hash: expect.any(String), ...project },
    },
  });
});

describe('a block with two commands', () => {
  const block = (shown: string, only = 'built|1 kB') =>
    read(
      `\`\`\`ts project="a" file="a.ts"\nexport {};\n\`\`\`\n\n\`\`\`console run project="a" only="${only}"\n${shown}\n\`\`\`\n`,
    );
  const filled = '$ npx rslib\nbuilt well\n\n$ node size.js\n1 kB';
  const [run] = result().runs;
  const real: ProjectResult = {
    runs: [
      { ...run!, output: 'start\nbuilt well' },
      { ...run!, command: 'node size.js', output: '1 kB\n2 files' },
    ],
    shown: [],
  };
  const recorded = record(block(filled), real);

  test('shows the requested lines of each', () => {
    expect(editsFor(block('$ npx rslib\n$ node size.js'), real, recorded)).toMatchObject([{ value: filled }]);
    expect(showsRecorded(block(filled), recorded)).toBe(true);
    expect(differencesOf(block(filled), real)).toEqual([]);
  });

  test('shows no other lines of the first', () => {
    const all = block(filled.replace('built', 'start\nbuilt'));
    expect(showsRecorded(all, recorded)).toBe(false);
    expect(differencesOf(all, real)).toMatchObject([{ line: 7, what: expect.stringContaining('- start') }]);
  });

  test('reports once that neither prints a requested string', () => {
    expect(differencesOf(block(filled, 'built|gone'), real)).toMatchObject([
      {
        line: 5,
        what: expect.stringMatching(
          /`npx rslib` and `node size.js` print:\n {4}start\n {4}built well\n {4}1 kB/,
        ),
      },
    ]);
  });
});
