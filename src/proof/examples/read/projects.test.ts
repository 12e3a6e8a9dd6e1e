import { expect, test } from 'vitest';
import { blockShare } from './block-share.ts';
import { blocksOf } from './collect-blocks.ts';
import { assembleProjects } from './projects.ts';

const document = {
  file: '/site/docs/guide/a.mdx',
  name: 'docs/guide/a.mdx',
  relativePath: 'guide/a.mdx',
  examples: 'examples',
};
const examples = new Map([
  [
    'base',
    new Map([
      ['package.json', '{}\n'],
      ['src/index.ts', 'export {};\n'],
    ]),
  ],
]);

function assemble(source: string) {
  const { blocks } = blocksOf(source, document);
  const { projects, problems } = assembleProjects(document, blocks, (id) => examples.get(id));
  return { projects, problems: problems.map((one) => `${one.line}: ${one.what}${one.didYouMean ?? ''}`) };
}
const fence = (info: string, text = '') => `\`\`\`${info}\n${text}${text === '' ? '' : '\n'}\`\`\`\n`;

test('does not count an untested file as run, although its project is', () => {
  const { blocks } = blocksOf(
    fence('ts project="one" file="src/index.ts"', 'export {};') +
      fence('yaml project="one" file="release.yml" untested="needs a host"', 'on: push') +
      fence('console run project="one"', '$ npx rslib'),
    document,
  );
  const { projects } = assembleProjects(document, blocks, (id) => examples.get(id));
  expect(blockShare(blocks, projects)).toEqual({ run: 2, checked: 0, untested: 1 });
});

test('a lock file of a folder names packages of its own, one on the page is a file of the project', () => {
  examples.set('app', new Map([...examples.get('base')!, ['package-lock.json', '{ "packages": {} }']]));
  const { projects } = assemble(
    fence('json project="user" extends="app" file="package.json"', '{ "private": true }') +
      fence('console run project="user"', '$ npx jest') +
      fence('json project="locked" extends="base" file="package-lock.json"', '{}') +
      fence('console run project="locked"', '$ npm ci'),
  );
  const [user, locked] = projects;
  expect(user?.packages).toEqual({ folder: 'examples/app', lock: '{ "packages": {} }' });
  expect([...(user?.files.keys() ?? [])].sort()).toEqual(['package.json', 'src/index.ts']);
  expect(user?.files.get('package.json')?.text).toBe('{ "private": true }\n');
  expect(locked?.packages).toBeUndefined();
  expect([...(locked?.files.keys() ?? [])]).toContain('package-lock.json');
});

test('puts the blocks of a project on top of what it extends', () => {
  const { projects, problems } = assemble(
    fence('ts project="one" extends="base" file="src/index.ts"', 'export const a = 1; // [!code ++]') +
      fence('ts project="one" file="src/old.ts"', 'keep\ndrop // [!code --]') +
      fence('console run project="one"', '$ npx rslib') +
      fence('console run project="two" extends="one"', '$ node x.js'),
  );
  expect(problems).toEqual([]);
  expect(projects.map(({ id, folder }) => [id, folder])).toEqual([
    ['one', 'guide__a--one'],
    ['two', 'guide__a--two'],
  ]);
  const files = [...projects[1]!.files].map(([file, { text }]) => [file, text]);
  expect(files).toEqual([
    ['package.json', '{}\n'],
    ['src/index.ts', 'export const a = 1;\n'],
    ['src/old.ts', 'keep\n'],
  ]);
});

test('reads a folder of examples/ as a project and shows its file in an empty block', () => {
  const { projects, problems } = assemble(
    fence('ts project="base" file="src/index.ts"') + fence('sh run project="base"', 'npx rslib'),
  );
  expect(problems).toEqual([]);
  expect(projects[0]!.files.get('src/index.ts')?.text).toBe('export {};\n');
});

test('assigns an output to the last command above it, or else to the first command', () => {
  const { projects } = assemble(
    fence('js project="base" output="a.js"') +
      fence('console run project="base"', '$ one\n$ two') +
      fence('js project="base" output="b.js"') +
      fence('console run project="base"', '$ three') +
      fence('tree project="base" emitted'),
  );
  expect(projects[0]!.shown.map(({ after }) => after)).toEqual([0, 1, 2]);
  expect(projects[0]!.commands.map(({ line }) => line)).toEqual([4, 5, 10]);
});

test('lets only the last command of a block fail', () => {
  const { projects } = assemble(fence('console run project="base" expect-error="x"', '$ one\n$ two'));
  expect(projects[0]!.commands.map(({ expectError }) => expectError)).toEqual([undefined, 'x']);
});

const run = fence('console run project="a"', '$ npx rslib');
const config = fence('ts project="a" file="rslib.config.ts"', 'export default {};');

test.each([
  [config + config + run, '4: The project "a" already has the file rslib.config.ts (line 1).'],
  [config, '1: The project "a" is never run.'],
  [
    config + fence('js project="a" output="dist/a.js"'),
    '4: The block shows output of the project "a", which is never run.',
  ],
  [
    config + run + fence('console run project="other"', '$ x'),
    '7: The project "other" has no files, and there is no folder examples/other.',
  ],
  [
    fence('console run project="a" extends="bsae"', '$ x') + fence('sh run project="base"', 'x'),
    '1: There is no project "bsae" on this page, and no folder examples/bsae."base"',
  ],
  [
    fence('ts project="a" extends="b" file="x.ts"', 'x') +
      fence('ts project="b" extends="a" file="y.ts" run', 'y') +
      run,
    '4: The projects extend each other in a cycle: a → b → a.',
  ],
  [
    config +
      run +
      fence('ts project="a" extends="base" file="x.ts"', 'x') +
      fence('ts project="a" extends="b" file="y.ts"', 'x'),
    '10: The project "a" already extends "base" (line 7).',
  ],
  [fence('sh run project="base"', '# nothing'), '1: The block has no command to run.'],
  [
    fence('ts project="base" file="src/indx.ts#part" run'),
    '1: The project "base" has no file src/indx.ts to show."src/index.ts"',
  ],
  [
    fence('ts project="a" extends="base" file="src/index.ts" run'),
    '1: An empty block shows a file from examples/a/, but src/index.ts of the project "a" comes from examples/base/src/index.ts.',
  ],
  [
    config + fence('ts project="b" extends="a" file="rslib.config.ts" run'),
    '4: An empty block shows a file from examples/b/, but rslib.config.ts of the project "b" comes from docs/guide/a.mdx.',
  ],
  [config + run + fence('ts project="a" file="none.ts"'), '7: The project "a" has no file none.ts to show.'],
])('reports problem %#', (source, expected) => {
  expect(assemble(source).problems).toContain(expected);
});

test('does not require a run for a project that is untested or that others extend', () => {
  expect(assemble(fence('ts project="a" file="x.ts" untested="slow"', 'x')).problems).toEqual([]);
  expect(assemble(config + fence('console run project="b" extends="a"', '$ x')).problems).toEqual([]);
});
