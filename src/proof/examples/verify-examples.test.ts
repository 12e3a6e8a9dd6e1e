import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureInstalled } from '../../../scripts/ensure-install.mjs';
import { blockHash } from './record/block-hash.ts';
import type { Block } from './read/collect-blocks.ts';
import { ensureExamplesInstalled } from './run/install.ts';
import { readExamples } from './read/read-examples.ts';
import { formatRecording, readRecording } from './record/recording.ts';
import { runPlaceOf } from './run/run-place.ts';
import { AT_ONCE, type ExamplesMode, type ExamplesOptions, verifyExamples } from './verify-examples.ts';

declare const __ENGINE_ROOT__: string;

// Real builds, with the real tool.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const installDir = path.join(__ENGINE_ROOT__, 'examples');
const runDir = path.join(installDir, '.run-test');
const folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
const siteDir = path.join(folder, 'site');
const page = path.join(siteDir, 'docs/index.mdx');
const recording = path.join(siteDir, 'docs/index.recorded.json');

beforeAll(() => ensureExamplesInstalled(ensureInstalled, installDir));
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(runDir, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(__ENGINE_ROOT__, 'tests/fixtures/examples-small'), siteDir, { recursive: true });
});

const verify = (mode: ExamplesMode, others: Partial<ExamplesOptions> = {}) =>
  verifyExamples({
    siteDir,
    docsDir: path.join(siteDir, 'docs'),
    installDir,
    runDir,
    cacheDir: path.join(folder, 'cache'),
    mode,
    print: () => {},
    ...others,
  });

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** Leaves only these projects on the page. All others would run each time, which takes seconds. */
function keepOnly(...ids: string[]): void {
  const isKept = (id: string) => ids.includes(id);
  const blocks = /^( *)```\w+ (?:run )?project="([\w-]+)"[^]*?^\1```\n/gm;
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replaceAll(blocks, (block, _, id: string) => (isKept(id) ? block : '')),
  );
  const { versions, projects } = readRecording({ file: page })!;
  const kept = Object.fromEntries(Object.entries(projects).filter(([id]) => isKept(id)));
  writeFileSync(recording, formatRecording({ versions, projects: kept }));
}

/** The 1-based line of the page that contains a text. */
const lineOf = (text: string): number =>
  readFileSync(page, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test('confirms a page that shows the real output; a check then has nothing to run', async () => {
  const all = await verify('all');
  expect(all.problems).toEqual([]);
  expect(all).toMatchObject({ ran: 3, share: { run: 7, checked: 2, untested: 1 } });
  expect(await verify('check')).toMatchObject({ problems: [], ran: 0, cached: 0, unchanged: 3 });
});

test('runs a part, and records in a file what runs other tools and is as recorded', async () => {
  const added = '```sh run project="typed" extends="base"\nnpx tsc --version\n```';
  edit(page, 'Not run, but read:', added);
  const file = path.join(siteDir, 'examples/confirmed.json');
  await verify('all', { part: 'confirm' });
  // The new project has no recording yet.
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({});
  expect((await verify('update')).problems).toEqual([]);
  const confirm = await verify('all', { part: 'confirm' });
  expect(confirm).toMatchObject({ problems: [], ran: 1, cached: 0, unchanged: 3 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    'index.mdx typed': expect.stringMatching(/^\w{16}$/),
  });
  const printed: string[] = [];
  const rotate = await verify('all', { part: 'rotate', print: (line) => printed.push(line) });
  expect(rotate.ran + rotate.unchanged).toBe(4);
  expect(rotate.ran).toBeGreaterThanOrEqual(3);
  expect(printed[0]).toContain('3 examples run Rslib alone, and 1 other tools. Of these, 0 have inputs that');
});

test('compares pages, not their recordings, for drift, and caches the results', async () => {
  rmSync(recording);
  edit(page, 'Math.min(Math.max(value, min), max);\n  export', 'recorded(value);\n  export');
  const first = await verify('drift');
  expect(first.problems.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^dist\/index.js is not what the page shows[^]*recorded\(value\)/),
  ]);
  const second = await verify('drift');
  expect(second.problems).toEqual(first.problems);
  expect(second).toMatchObject({ ran: 0, cached: 3, unchanged: 0 });
});

test('fills in emptied blocks as they were, also in a file with CRLF line endings', async () => {
  const before = readFileSync(page, 'utf8');
  edit(
    page,
    'const clamp = (value, min, max)=>Math.min(Math.max(value, min), max);\n  export { clamp };\n',
    '\n',
  );
  edit(page, '├── index.cjs\n└── index.js\n', '');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('\n', '\r\n'));
  const recorded = readFileSync(recording, 'utf8');
  const { problems, updated } = await verify('update');
  expect(problems).toEqual([]);
  expect(updated).toEqual(['docs/index.mdx']);
  expect(readFileSync(page, 'utf8')).toBe(before.replaceAll('\n', '\r\n'));
  expect(readFileSync(recording, 'utf8')).toBe(recorded);
  expect((await verify('update')).updated).toEqual([]);
});

test('records no files that are named as different each time', async () => {
  const command = `node -e "fs.mkdirSync('log'); for (const name of ['log/time', 'kept', 'log.txt']) fs.writeFileSync(name, 'x'.repeat(Math.random() * 1e6))"`;
  edit(
    page,
    'Not run, but read:',
    `\`\`\`sh run project="random" extends="base" unrecorded="log/ kept"\n${command}\n\`\`\``,
  );
  expect((await verify('update')).problems).toEqual([]);
  const { runs } = readRecording({ file: page })!.projects['random']!;
  expect(Object.keys(runs[0]!.emitted ?? {})).toEqual(['log.txt']);
});

test('does not answer a second command with another flag from the build cache', async () => {
  const output = '```js project="twice" output="dist/index.js" only="clamp ="\n```';
  const run = (command: string) => `\`\`\`sh run project="twice" extends="base"\n${command}\n\`\`\``;
  const added = [run('npx rslib'), output, run('npx rslib --syntax es5'), output].join('\n\n');
  edit(page, 'Not run, but read:', added);
  expect((await verify('update')).problems).toEqual([]);
  const shown = readFileSync(page, 'utf8').match(/(?<=only="clamp ="\n).*/g);
  expect(shown).toEqual([
    'const clamp = (value, min, max)=>Math.min(Math.max(value, min), max);',
    'var src_clamp = function(value, min, max) {',
  ]);
});

test('reports a misspelled option', async () => {
  edit(page, "format: 'cjs'", "formt: 'cjs'");
  await verify('check');
  // Check a second time: only correct results are cached.
  const { problems } = await verify('check');
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'docs/index.mdx',
      line: lineOf('formt'),
      what: expect.stringContaining("Did you mean to write 'format'?"),
    }),
  );
});

test('reports a misspelled option in an imported file, and accepts an expected type error', async () => {
  edit(
    page,
    'Not run, but read:',
    [
      '```ts project="parts" extends="base" file="shared.ts" run',
      "import type { RslibConfig } from '@rslib/core';",
      'export const shared: RslibConfig = { lib: [{ bundel: false }] };',
      '```',
      '```ts project="parts" file="rslib.config.ts"',
      "export { shared as default } from './shared';",
      '```',
      '```ts project="meant" extends="base" file="rslib.config.ts" run expect-type-error="TS2769"',
      "import { defineConfig } from '@rslib/core';",
      "export default defineConfig({ lib: [{ formt: 'esm' }] });",
      '```',
      '```ts project="not-so" extends="base" file="rslib.config.ts" run expect-type-error="TS9999"',
      "import { defineConfig } from '@rslib/core';",
      "export default defineConfig({ lib: [{ formt: 'cjs' }] });",
      '```',
    ].join('\n'),
  );
  const { problems } = await verify('update');
  expect(problems.map(({ line, what }) => `${line}: ${what}`)).toEqual([
    `${lineOf('bundel')}: The configuration does not match the types of the installed @rslib/core: TS2561: Object literal may only specify known properties, but 'bundel' does not exist in type 'LibConfig'. Did you mean to write 'bundle'?`,
    `${lineOf('TS9999')}: The type check does not report "TS9999".`,
  ]);
});

test('reports an edited output', async () => {
  edit(page, 'export { clamp };', 'export { clamp as default };');
  const { problems } = await verify('check');
  expect(problems).toMatchObject([
    {
      file: 'docs/index.mdx',
      line: lineOf('clamp as default'),
      what: expect.stringContaining('    - export { clamp as default };\n    + export { clamp };'),
      fix: expect.stringContaining('npm run examples -- --update'),
    },
  ]);
});

test('reports an edited size in the printed output', async () => {
  edit(page, 'dist/index.js   0.09 kB', 'dist/index.js   0.01 kB');
  expect((await verify('check')).problems).toMatchObject([{ line: lineOf('0.01 kB') }]);
});

test('reports an example that no longer builds', async () => {
  keepOnly('hello');
  edit(path.join(siteDir, 'examples/base/src/index.ts'), 'export', "import './gone';\nexport");
  const before = readFileSync(page, 'utf8');
  const { problems } = await verify('update');
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'docs/index.mdx',
      line: lineOf('$ npx rslib'),
      what: expect.stringMatching(/`npx rslib` fails with exit code 1:[^]*\.\/gone/),
    }),
  );
  expect(readFileSync(page, 'utf8')).toBe(before);
});

test('reports a flag that does not exist', async () => {
  edit(page, 'run="npx rslib --minify"', 'run="npx rslib --minfy"');
  expect((await verify('check')).problems).toMatchObject([
    {
      file: 'docs/index.mdx',
      line: lineOf('--minfy'),
      what: expect.stringContaining('Unknown option `--minfy`'),
    },
  ]);
});

test('reports an unmarked block', async () => {
  edit(
    page,
    '```ts project="minified" extends="base" file="rslib.config.ts" run="npx rslib --minify"',
    '```ts',
  );
  edit(page, '```js project="minified" output="dist/index.js"', '```js title="dist/index.js"');
  const { problems } = await verify('check');
  expect(problems.map(({ line, what }) => `${line}: ${what}`)).toEqual([
    `${lineOf("syntax: 'es5'") - 3}: The configuration is not marked, so it is never built.`,
    `${lineOf('title="dist/index.js"')}: The block shows dist/index.js, but was not recorded.`,
    '1: The recording has a project "minified" that the page no longer runs.',
  ]);
});

test('reports a missing recording, a stale one, and one whose page is gone', async () => {
  edit(recording, '"wrong-lib"', '"other"');
  edit(page, "lib: [{ syntax: 'es5' }]", "lib: [{ syntax: ['es5'] }]");
  writeFileSync(path.join(siteDir, 'docs/gone.recorded.json'), '{}');
  const { problems } = await verify('check');
  expect(problems.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([
    'docs/gone.recorded.json:undefined The recording belongs to a page that does not exist.',
    `docs/index.mdx:${lineOf('project="minified"')} The recording of the project "minified" is stale: its files, commands or versions changed.`,
    `docs/index.mdx:${lineOf('project="wrong-lib"')} The project "wrong-lib" has no recording.`,
    'docs/index.mdx:1 The recording has a project "other" that the page no longer runs.',
  ]);
});

test('gives the same outputs in a deeper checkout whose node_modules is a link', async () => {
  edit(
    page,
    'Not run, but read:',
    [
      '```js project="inside" extends="base" file="src/index.ts" run',
      "export const kind = typeof require('mitt');",
      '```',
      '```js project="inside" output="dist/index.js" only="const kind"',
      '```',
    ].join('\n'),
  );
  expect((await verify('update')).problems).toEqual([]);
  expect(readFileSync(page, 'utf8')).toContain('("../../node_modules/mitt/dist/mitt.mjs");');
  const deeper = path.join(folder, 'some/deeper/place');
  mkdirSync(deeper, { recursive: true });
  symlinkSync(path.join(installDir, 'node_modules'), path.join(deeper, 'node_modules'));
  const elsewhere = runPlaceOf(deeper, '.run-test');
  expect(elsewhere.runDir).not.toBe(runDir);
  try {
    expect(await verify('all', elsewhere)).toMatchObject({ problems: [], ran: 4 });
  } finally {
    rmSync(elsewhere.runDir, { recursive: true, force: true });
  }
});

test('shows what differs from the recording, and the suggested command fills it in', async () => {
  keepOnly();
  const state = path.join(folder, 'state.txt');
  const added = [
    `\`\`\`sh run project="reads" extends="base"\ncat ${state}\n\`\`\``,
    `\`\`\`console run project="shows" extends="base"\n$ cat ${state}\n\`\`\``,
  ];
  edit(page, 'Not run, but read:', added.join('\n\n'));
  writeFileSync(state, 'first');
  expect((await verify('update')).problems).toEqual([]);
  writeFileSync(state, 'second');
  const { problems } = await verify('all');
  const fix = 'Run npm run examples -- --update --rerun --page index and review the changes.';
  expect(problems).toMatchObject([
    { line: lineOf('$ cat') + 1, what: expect.stringContaining('    - first\n    + second'), fix },
    { line: lineOf('project="reads"'), what: expect.stringMatching(/-.*"first"\n +\+.*"second"$/), fix },
  ]);
  expect((await verify('update', { rerun: true })).problems).toEqual([]);
  expect((await verify('all')).problems).toEqual([]);
});

test('detects a page and recording that were edited together, even with a matching hash', async () => {
  keepOnly('hello');
  const recorded = readFileSync(recording, 'utf8');
  edit(page, 'export { clamp };', 'export { nothing };');
  edit(recording, '"bytes": 88', '"bytes": 90');
  expect((await verify('check')).problems).toMatchObject([{ line: lineOf('export { nothing }') }]);
  // Write what `--update` would have written for this output.
  const document = { file: page, name: 'docs/index.mdx', relativePath: 'index.mdx', examples: 'examples' };
  writeFileSync(recording, recorded);
  const { versions, projects } = readRecording(document)!;
  const hello = projects['hello']!;
  const truth = structuredClone(hello.blocks);
  const [, , { spec }] = readExamples(siteDir, path.join(siteDir, 'docs')).projects[0]!.blocks as [
    Block,
    Block,
    Block,
  ];
  hello.blocks[2]!.hash = blockHash(
    spec,
    'const clamp = (value, min, max)=>Math.min(Math.max(value, min), max);\nexport { nothing };',
  );
  writeFileSync(recording, formatRecording({ versions, projects }));
  expect((await verify('all')).problems).toMatchObject([
    { line: lineOf('export { nothing }'), fix: expect.stringContaining('--rerun --page index') },
  ]);
  expect((await verify('update', { rerun: true })).problems).toEqual([]);
  expect(readFileSync(page, 'utf8')).toContain('export { clamp };');
  // The rest of a recording names the Node.js that wrote it.
  expect(readRecording(document)!.projects['hello']!.blocks).toEqual(truth);
});

test('repeats a build with the command if other builds in its process disturbed it', async () => {
  keepOnly();
  const ids = Array.from({ length: AT_ONCE + 1 }, (_, index) => `count-${index}`);
  const counting = ids.flatMap((id) => [
    `\`\`\`js project="${id}" extends="base" file="count.mjs" run="npx rslib --config count.mjs"`,
    'process.setMaxListeners(process.getMaxListeners() + 1);',
    'export default { lib: [{ banner: { js: `// build ${process.getMaxListeners()}` } }] };',
    '```',
    `\`\`\`js project="${id}" output="dist/index.js" only="// build"`,
    '```',
  ]);
  edit(page, 'Not run, but read:', counting.join('\n'));
  expect((await verify('update')).problems).toEqual([]);
  expect(readFileSync(page, 'utf8').match(/^\/\/ build.*/gm)).toEqual(ids.map(() => '// build 11'));
  const lines: string[] = [];
  const { problems } = await verify('all', { print: (line) => lines.push(line) });
  expect(problems).toEqual([]);
  // There are more projects than processes, so at least one build is repeated.
  expect(lines.filter((line) => line.startsWith('↻')).length).toBeGreaterThan(0);
});

test('accepts an output that depends on timing if one of three runs is as recorded', async () => {
  keepOnly();
  const state = path.join(folder, 'runs.txt');
  const command = `echo >> ${state}; test $(wc -l < ${state}) = 2 && echo late || echo early`;
  edit(page, 'Not run, but read:', `\`\`\`console run project="lucky" extends="base"\n$ ${command}\n\`\`\``);
  expect((await verify('update')).problems).toEqual([]);
  expect(readFileSync(page, 'utf8')).toMatch(/^early$/m);
  const lines: string[] = [];
  expect((await verify('all', { print: (line) => lines.push(line) })).problems).toEqual([]);
  expect(lines.filter((line) => line.startsWith('↻'))).toEqual([
    '↻ docs/index.mdx lucky differs from its recording: running its commands once more',
  ]);
});

test('leaves page and recording as they were if a command does not finish', async () => {
  edit(page, 'run="npx rslib --minify"', 'run="sleep 60"');
  const before = [page, recording].map((file) => readFileSync(file, 'utf8'));
  const { problems } = await verify('update', { timeoutMs: 3000 });
  expect(problems).toMatchObject([{ line: lineOf('sleep 60'), what: '`sleep 60` did not finish in time.' }]);
  expect([page, recording].map((file) => readFileSync(file, 'utf8'))).toEqual(before);
  expect(existsSync(path.join(runDir, '.pid'))).toBe(false);
});
