import { describe, expect, test } from 'vitest';
import type { ReceiptFile } from '../../model/receipt.ts';
import { problemTexts, staticHtml } from '../../../engine/site/temp-site.fixture.ts';
import { compileProven } from '../../compile-proven.fixture.ts';
import { blocksOf } from '../read/collect-blocks.ts';
import { assembleProjects } from '../read/projects.ts';
import { formatRecording, recordProject } from './recording.ts';

const PAGE = [
  '```ts project="hello" file="src/index.ts"',
  'export {}; // [!code highlight]',
  '```',
  '',
  '```console run project="hello"',
  '$ npx rslib',
  'ready   built in 0.10s',
  '```',
  '',
  '```js project="hello" output="dist/index.js"',
  'export { file };',
  '```',
  '',
  '```tree project="hello" emitted="dist"',
  'dist  # the output',
  '└── index.js',
  '```',
  '',
  '```console run project="hello" expect-error="error"',
  '$ npx tsc --noEmit',
  'error',
  '```',
  '',
].join('\n');

const RECORDING = recordingOf(PAGE);

function recordingOf(source: string): string {
  const document = {
    file: '/site/docs/page.mdx',
    name: 'docs/page.mdx',
    relativePath: 'page.mdx',
    examples: 'examples',
  };
  const [project] = assembleProjects(document, blocksOf(source, document).blocks, () => undefined).projects;
  const emitted = { 'dist/index.js': { bytes: 88, gzip: 86 } };
  const run = { exitCode: 0, timedOut: false, emitted };
  const result = {
    runs: [
      { ...run, command: 'npx rslib', output: 'ready   built in 0.10s' },
      { ...run, command: 'npx tsc --noEmit', exitCode: 1, output: 'error' },
    ],
    shown: ['export { file };', null],
  };
  const versions = { '@rsbuild/core': '2.0.0', '@rslib/core': '1.0.1', node: '20', typescript: '7.0.2' };
  const hello = recordProject(project!, { result, inputs: 'x' }, undefined);
  return formatRecording({ versions, projects: { hello } });
}

async function compile(text = PAGE, recording = RECORDING) {
  const page = await compileProven(text, recording === '' ? {} : { 'docs/page.recorded.json': recording });
  return { html: staticHtml(page), assets: page.assets, problems: problemTexts(page.problems) };
}

test('names the tool that ran a recorded block and links to the details', async () => {
  const { html, assets, problems } = await compile();
  const [asset] = assets;
  expect(problems).toEqual([]);
  expect(html).toContain(`data-receipt="/${asset?.output}#hello"`);
  expect(html).toContain('<figcaption>src/index.ts</figcaption>');
  expect(JSON.parse(asset?.content ?? '') as ReceiptFile).toEqual({
    versions: { '@rslib/core': '1.0.1', '@rsbuild/core': '2.0.0', node: '20', typescript: '7.0.2' },
    reproduce: 'npm run examples -- --page page',
    projects: {
      hello: [
        { command: 'npx rslib', exitCode: 0, files: [['dist/index.js', 88, 86]] },
        { command: 'npx tsc --noEmit', exitCode: 1, files: [] },
      ],
    },
    // In this test, no other extension opens examples.
    openIn: {},
  });
});

test('names the other tool for a block that another tool made', async () => {
  const { html } = await compile();
  expect(html.match(/(?<=<small>)Run[^<]*/g)).toEqual([
    'Run with Rslib 1.0.1',
    'Run with Rslib 1.0.1',
    'Run with Rslib 1.0.1',
    'Run with TypeScript 7.0.2',
  ]);
});

test('shows receipts on commands, emitted files and listings, and none on sources', async () => {
  const { html } = await compile();
  const blocks = [...html.matchAll(/<(?:figure|div) class="(code|code terminal|tree)"[^>]*>/g)];
  expect(blocks.map(([tag, kind]) => [kind, tag.includes('data-receipt')])).toEqual([
    ['code', false],
    ['code terminal', true],
    ['code', true],
    ['tree', true],
    ['code terminal', true],
  ]);
});

test('keeps receipts out of the Markdown of a page', async () => {
  const page = await compileProven(PAGE, { 'docs/page.recorded.json': RECORDING });
  expect(page.markdown).toContain('index.js');
  expect(page.markdown).not.toContain('Run with');
});

describe('a block that differs from its recording has no receipt and fails the build', () => {
  test.each([
    ['an emitted file', 'export { file };', 'export { nothing };', 10],
    ['a source file', 'export {};', 'export default {};', 1],
    ['a printed line', 'ready   built', 'ready   nearly built', 5],
    ['a duration', '0.10s', '0.01s', 5],
    ['a line above the first command', '$ npx rslib', 'fast\n$ npx rslib', 5],
    ['a listed file', '└── index.js', '└── index.mjs', 14],
    ['the name of an emitted file', 'output="dist/index.js"', 'output="dist/other.js"', 10],
  ])('if the difference is in %s', async (_, from, to, line) => {
    const { html, problems } = await compile(PAGE.replace(from, to));
    expect(problems).toEqual([
      `docs/page.mdx:${line}:1 The block of the project "hello" is not what was run and recorded.`,
    ]);
    expect(html.match(/data-receipt/g)?.length).toBe(line === 1 ? 4 : 3);
  });
});

test('ignores line marks and notes in a listing', async () => {
  const text = PAGE.replace(' // [!code highlight]', '').replace('# the output', '# other words');
  expect((await compile(text)).problems).toEqual([]);
});

test.each([
  ['an exit code', '"exitCode": 1', '"exitCode": 0'],
  ['a size', '"bytes": 88', '"bytes": 87'],
  ['a size after compression', '"gzip": 86', '"gzip": 85'],
  ['a command', '"npx rslib"', '"npx rslib --minify"'],
  ['what was printed', 'built in 0.10s', 'built in 0.01s'],
  ['a version', '"@rslib/core": "1.0.1"', '"@rslib/core": "1.0.2"'],
  ['the tool of a block', '"tool": "tsc"', '"tool": "rslib"'],
  ['the hash itself', /"hash": "\w+",\n/, '"hash": "0123456789abcdef",\n'],
  ['the hash taken away', /"hash": "\w+",\n/, ''],
])('fails the build and gives no receipt if %s was edited in the recording', async (_, from, to) => {
  const edited = RECORDING.replace(from, to);
  expect(edited).not.toBe(RECORDING);
  const { html, problems } = await compile(PAGE, edited);
  expect(problems).toEqual([
    'docs/page.recorded.json The recording of the project "hello" was changed after the run: its hash does not match.',
  ]);
  expect(html).not.toContain('data-receipt');
});

test.each([
  ['of no project', ''],
  ['of a project that is not recorded', 'project="other" file="a.ts"'],
  ['that is not tested', 'project="hello" file="a.ts" untested="no"'],
])('gives no receipt to a block %s', async (_, meta) => {
  expect((await compile(`\`\`\`ts ${meta}\nexport {};\n\`\`\`\n`)).html).not.toContain('data-receipt');
});

test('gives a page without a recording no receipts and no files', async () => {
  const { html, assets } = await compile(PAGE, '');
  expect(html).not.toContain('data-receipt');
  expect(assets).toEqual([]);
});
