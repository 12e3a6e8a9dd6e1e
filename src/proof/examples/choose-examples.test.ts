import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chooseExamples, featuresOf } from './choose-examples.ts';
import { readConfirmed } from './confirmed.ts';
import type { Project } from './read/project.ts';
import type { Task } from './record/task.ts';

interface Sketch {
  config?: string;
  commands?: string[];
  /** The message with which all of them fail. */
  expectError?: string;
  blocks?: Partial<Project['blocks'][number]>[];
  isAsRecorded?: boolean;
  inputs?: string;
  packages?: Project['packages'];
}

function task(
  id: string,
  { config = '', commands = ['npx rslib'], expectError, blocks = [], packages, ...others }: Sketch = {},
): Task {
  const project = {
    id,
    document: { relativePath: 'guide/a.mdx' },
    files: new Map([['rslib.config.ts', { text: config }]]),
    commands: commands.map((text) => ({ text, expectError })),
    blocks,
    packages,
  };
  const rest: Pick<Task, 'inputs' | 'isAsRecorded' | 'mustRun' | 'failures'> = {
    inputs: id,
    isAsRecorded: true,
    mustRun: false,
    failures: [],
    ...others,
  };
  return { ...rest, project: project as unknown as Project, recorded: undefined };
}

const known = {
  programs: new Set(['vite', 'npm']),
  isConfirmed: () => true,
  now: new Date('2026-11-18T23:00:00Z'),
};
const idsOf = (tasks: Iterable<Task>) => [...tasks].map(({ project }) => project.id);

test('a project has its options, formats, flags of Rslib, and kinds of blocks', () => {
  const { project } = task('a', {
    config:
      "export default { lib: [{ format: 'esm', output: { distPath: { js: 'a' } } }], plugins: [x({ y: 1 })] }",
    commands: ['npx rslib --minify && tsc --strict'],
    blocks: [
      { spec: { kind: 'console', project: 'a', excerpt: { only: 'x' } } },
      { spec: { kind: 'plain' } },
    ],
  });
  expect(featuresOf(project)).toEqual([
    'lib',
    'lib.format',
    'lib.output',
    'lib.output.distPath',
    'plugins',
    'format esm',
    '--minify',
    'console kind',
    'console project',
    'console excerpt',
    'console only',
    'plain kind',
  ]);
});

test('a sample has every feature, from examples of Rslib alone if possible, and says how many are left', () => {
  const esm = "export default { lib: [{ format: 'esm' }] }";
  const cjs = "export default { lib: [{ format: 'cjs' }] }";
  const { chosen, words } = chooseExamples(
    'sample',
    [
      task('other-tool', { config: cjs, commands: ['npx vite'] }),
      task('esm', { config: esm }),
      task('again', { config: esm }),
      task('changed', { config: esm, isAsRecorded: false }),
      task('cjs', { config: cjs }),
    ],
    known,
  );
  expect(idsOf(chosen)).toEqual(['esm', 'cjs']);
  expect(words).toBe(
    '2 of 5 examples have every option, format and kind of block. 2 others are as recorded and left to npm run test:all.',
  );
});

test('a project with packages of its own counts as one with other tools, and the sample has none', () => {
  const tasks = [
    task('rslib', { config: "export default { lib: [{ format: 'esm' }] }" }),
    task('app', {
      config: "export default { lib: [{ format: 'cjs' }] }",
      packages: { folder: 'examples/app', lock: '{}' },
    }),
  ];
  expect(idsOf(chooseExamples('sample', tasks, known).chosen)).toEqual(['rslib']);
  expect(idsOf(chooseExamples('confirm', tasks, known).chosen)).toEqual(['app']);
});

test('the sample prefers projects whose commands work, and takes no flags from others', () => {
  const cjs = "export default { lib: [{ format: 'cjs' }] }";
  const { chosen } = chooseExamples(
    'sample',
    [
      task('failing', { config: cjs, commands: ['npx rslib', 'npx rslib --wrong'], expectError: 'Unknown' }),
      task('working', { config: cjs, commands: ['npx rslib', 'npx rslib --minify'] }),
    ],
    known,
  );
  expect(idsOf(chosen)).toEqual(['working']);
});

test('each example with other tools has its turn once in ten days, and every day if it is not confirmed', () => {
  const tasks = [
    task('rslib'),
    task('new', { commands: ["node with-remote.mjs 'cd host && vite build'"] }),
    ...Array.from({ length: 40 }, (_, index) =>
      task(`tool-${index}`, { commands: ['npx rslib && npm pack'] }),
    ),
  ];
  const isConfirmed = ({ project }: Task) => project.id !== 'new';
  const days = Array.from({ length: 10 }, (_, day) =>
    idsOf(
      chooseExamples('rotate', tasks, {
        ...known,
        isConfirmed,
        now: new Date(Date.UTC(2026, 10, 18 + day, 23)),
      }).chosen,
    ),
  );
  for (const day of days) expect(day).toEqual(expect.arrayContaining(['rslib', 'new']));
  const turns = days.flat().filter((id) => id.startsWith('tool-'));
  expect(turns).toHaveLength(40);
  expect(new Set(turns).size).toBe(40);
});

test('says whose turn it is, and how many are left', () => {
  const tools = Array.from({ length: 10 }, (_, index) => task(`tool-${index}`, { commands: ['npm pack'] }));
  const { chosen, words } = chooseExamples('rotate', [task('rslib'), ...tools], known);
  const turn = chosen.size - 1;
  expect(words).toContain('1 examples run Rslib alone, and 10 other tools.');
  expect(words).toMatch(
    new RegExp(
      `0 have inputs .*, ${turn} have their turn on 2026-11-18 \\(tenth \\d+ of 10\\), and ${10 - turn} are`,
    ),
  );
});

test('all that run other tools are confirmed together', () => {
  const tasks = [task('rslib'), task('pack', { commands: ['npm pack'] })];
  expect(idsOf(chooseExamples('confirm', tasks, known).chosen)).toEqual(['pack']);
});

const folder = mkdtempSync(path.join(tmpdir(), 'confirmed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('confirms an example until its inputs or any installed package change', () => {
  const file = path.join(folder, 'confirmed.json');
  const lock = path.join(folder, 'package-lock.json');
  const read = () => readConfirmed(file, { installDir: folder, runDir: folder, timeoutMs: 1 });
  writeFileSync(lock, 'vite 8');
  expect(read().has(task('a'))).toBe(false);
  const both = [task('b'), task('a')];
  read().write({ right: both, all: both }, both);
  expect(read().has(task('a'))).toBe(true);
  expect(read().has(task('a', { inputs: 'edited' }))).toBe(false);
  writeFileSync(lock, 'vite 9');
  expect(read().has(task('a'))).toBe(false);
  // Those that were not run stay as they were, and those that no page has anymore go.
  const names = () => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
  read().write({ right: [task('c')], all: [task('c')] }, [task('a'), task('c')]);
  expect(names()).toEqual(['guide/a.mdx a', 'guide/a.mdx c']);
  // Of a single page, nobody knows what others have.
  read().write({ right: [task('b')], all: [task('b')] });
  expect(names()).toEqual(['guide/a.mdx a', 'guide/a.mdx b', 'guide/a.mdx c']);
  // One that was run and is wrong has to be run again.
  read().write({ right: [], all: [task('a')] }, [task('a'), task('c')]);
  expect(names()).toEqual(['guide/a.mdx c']);
});
