import { expect, test } from 'vitest';
import type { HoverFile } from '../model/hovers.ts';
import { contentHash } from '../examples/run/content-hash.ts';
import { problemTexts, staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { compileProven } from '../compile-proven.fixture.ts';
import { formatHovers } from './hover-recording.ts';

const CODE = 'export {};';
const places = [7, 0];
const RECORDING = formatHovers({
  texts: ['const a: number'],
  blocks: {
    other: { inputs: 'x', places: [] },
    [contentHash('hello', 'rslib.config.ts', CODE)]: { inputs: 'y', places },
  },
});

const fence = (code: string) => `\`\`\`ts project="hello" file="rslib.config.ts"\n${code}\n\`\`\`\n`;

async function compile(text: string, files: Record<string, string>) {
  const page = await compileProven(text, files);
  return { html: staticHtml(page), assets: page.assets, problems: problemTexts(page.problems) };
}

test('gives a recorded block the address of its types', async () => {
  const { html, assets } = await compile(fence(CODE), { 'docs/page.hovers.json': RECORDING });
  const [asset] = assets;
  expect(asset?.output).toMatch(/^assets\/hovers-[\w-]{8}\.json$/);
  expect(html).toContain(`data-types="/${asset?.output}#1"`);
  expect(JSON.parse(asset?.content ?? '') as HoverFile).toEqual({
    texts: ['const a: number'],
    blocks: [[], places],
  });
});

test('fails the build and shows no types if the recording was edited', async () => {
  const edited = RECORDING.replace('number', 'string');
  const { html, assets, problems } = await compile(fence(CODE), { 'docs/page.hovers.json': edited });
  expect(problems).toEqual([
    'docs/page.hovers.json The recorded types were changed after they were recorded: their hash does not match.',
  ]);
  expect(html).not.toContain('data-types');
  expect(assets).toEqual([]);
});

test('gives no types to a block that changed, because their offsets would be wrong', async () => {
  const { html } = await compile(fence(`${CODE} `), { 'docs/page.hovers.json': RECORDING });
  expect(html).not.toContain('data-types');
});

test('writes no types and no file for a page without a recording', async () => {
  const { html, assets } = await compile(fence(CODE), {});
  expect(html).not.toContain('data-types');
  expect(assets).toEqual([]);
});
