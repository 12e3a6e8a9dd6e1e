import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureInstalled } from '../../../scripts/ensure-install.mjs';
import { ensureExamplesInstalled } from '../examples/run/install.ts';
import type { ExamplesMode } from '../examples/verify-examples.ts';
import { formatHovers, type HoverRecording, readHovers } from './hover-recording.ts';
import { verifyHovers } from './verify-hovers.ts';

declare const __ENGINE_ROOT__: string;

// The real compiler reads the real packages.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const installDir = path.join(__ENGINE_ROOT__, 'examples');
const folder = mkdtempSync(path.join(tmpdir(), 'hovers-'));
const siteDir = path.join(folder, 'site');
const docsDir = path.join(siteDir, 'docs');
const page = path.join(docsDir, 'index.mdx');
const recording = path.join(docsDir, 'index.hovers.json');

beforeAll(() => ensureExamplesInstalled(ensureInstalled, installDir));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(__ENGINE_ROOT__, 'tests/fixtures/examples-small'), siteDir, { recursive: true });
});

const verify = (mode: ExamplesMode) => verifyHovers({ siteDir, docsDir, installDir, mode });

function edit(from: string, to: string): void {
  const text = readFileSync(page, 'utf8');
  expect(text).toContain(from);
  writeFileSync(page, text.replace(from, to));
}

/** The 1-based line of the page that contains a text. */
const lineOf = (text: string): number =>
  readFileSync(page, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

/** Name and type of everything recorded for the block with this text. */
function typesIn(code: string): Record<string, string> {
  const { texts, blocks } = readHovers({ file: page })!;
  const found = Object.values(blocks).map(({ places }) =>
    Array.from({ length: places.length / 2 }, (_, index): [string, string] => [
      /^[\w$]+/.exec(code.slice(places[index * 2]))?.[0] ?? '',
      texts[places[index * 2 + 1]!]!,
    ]),
  );
  const names = new Set(code.match(/[\w$]+/g));
  return Object.fromEntries(found.find((types) => types.every(([name]) => names.has(name))) ?? []);
}

test('records what the compiler says, and writes only what changed', () => {
  expect(verify('all')).toEqual({ problems: [], updated: [] });
  expect(verify('update').updated).toEqual([]);
  rmSync(recording);
  const before = path.join(__ENGINE_ROOT__, 'tests/fixtures/examples-small/docs/index.hovers.json');
  expect(verify('update')).toEqual({ problems: [], updated: ['docs/index.hovers.json'] });
  expect(readFileSync(recording, 'utf8')).toBe(readFileSync(before, 'utf8'));
});

test('records types of names, parts and calls, but no documentation of the package', () => {
  const code = [
    "import { defineConfig } from '@rslib/core';",
    "import { banner } from './banner';",
    '',
    'export default defineConfig({',
    "  lib: [{ dts: { bundle: true }, banner, output: { minify: true }, id: 'gone' }],",
    '});',
  ];
  const shown = code.toSpliced(4, 0, "  root: 'gone', // [!code --]").join('\n');
  const banner = '```ts project="hello" file="banner.ts"\nexport const banner = { js: "/* hi */" };\n```';
  edit(
    "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n  lib: [{ format: 'esm' }, { format: 'cjs' }],\n});\n```",
    `${shown}\n\`\`\`\n\n${banner}`,
  );
  verify('update');
  const types = typesIn(shown.replace(' // [!code --]', ''));
  expect(types).toMatchObject({
    defineConfig: 'defineConfig(config: RslibConfigDefinition): RslibConfigDefinition',
    lib: '(property) RslibConfig.lib?: LibConfig[]',
    dts: expect.stringMatching(/^\(property\) LibConfig\.dts\?: boolean \| \{\n {2}bundle\?: boolean \| \{/),
    banner: expect.stringContaining('LibConfig.banner?: {\n  js?: string;'),
    output: '(property) LibConfig.output?: RslibOutputConfig',
    id: '(property) LibConfig.id?: string',
  });
  expect(Object.keys(types)).not.toContain('root');
  for (const text of readHovers({ file: page })!.texts) {
    expect(text).not.toMatch(/\/\*|@default|node_modules|\. [A-Z]/);
    expect(text.length).toBeLessThanOrEqual(400);
  }
});

test('reports a block that changed, and one that is gone', () => {
  edit("lib: [{ syntax: 'es5' }]", "lib: [{ syntax: 'es2015' }]");
  const what = 'The configuration has no recorded types.';
  const line = lineOf('project="minified" extends');
  expect(verify('check').problems).toMatchObject([{ file: 'docs/index.mdx', line, what }]);
  edit('```ts project="minified" extends="base"', '```ts untested="no reason"');
  expect(verify('check').problems).toMatchObject([
    { line: 1, what: 'The recording has types of a configuration that the page no longer has.' },
  ]);
});

test('reports another version, an edited type, and a page that is gone', () => {
  const text = readFileSync(recording, 'utf8');
  const recorded = readHovers({ file: page })!;
  const write = (changed: Partial<HoverRecording>): void =>
    writeFileSync(recording, formatHovers({ ...recorded, ...changed }));
  const [[key, hovers] = []] = Object.entries(recorded.blocks);
  write({ blocks: { ...recorded.blocks, [key!]: { ...hovers!, inputs: '0' } } });
  expect(verify('check').problems).toMatchObject([
    { line: lineOf('project="hello"'), what: 'The configuration has recorded types that are stale.' },
  ]);
  writeFileSync(recording, text.replace('?: LibConfig[]', '?: string'));
  expect(verify('check').problems).toMatchObject([{ what: expect.stringContaining('hash does not match') }]);
  // With a matching hash, only the compiler detects the edit.
  write({ texts: recorded.texts.map((one) => one.replace('?: LibConfig[]', '?: string')) });
  expect(verify('check').problems).toEqual([]);
  expect(verify('all').problems).toHaveLength(2);
  writeFileSync(recording, text);
  writeFileSync(path.join(docsDir, 'gone.hovers.json'), text);
  expect(verify('check').problems).toMatchObject([
    { file: 'docs/gone.hovers.json', what: 'The recorded types belong to a page that does not exist.' },
  ]);
});

test('removes the recording of a page without configurations', () => {
  writeFileSync(page, '# Nothing\n');
  expect(verify('update').updated).toEqual(['docs/index.hovers.json']);
  expect(existsSync(recording)).toBe(false);
});
