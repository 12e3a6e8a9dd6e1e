import { describe, expect, it } from 'vitest';
import type { ExplorerData } from '../model/explorer.ts';
import { problemTexts, staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { compileProven } from '../compile-proven.fixture.ts';
import { smallRecording, smallSite } from './explorer.fixture.ts';

const page = (tag: string) => `import { Explorer } from '@theme';\n\n# Title\n\n${tag}\n`;
const problemsOf = async (tag: string, files = smallSite()) =>
  problemTexts((await compileProven(page(tag), files)).problems);

describe('<Explorer>', () => {
  it('shows the default combination and offers all of them', async () => {
    const compiled = await compileProven(page('<Explorer id="small" />'), smallSite(), '/base/');
    expect(compiled.problems).toEqual([]);
    const html = staticHtml(compiled);
    expect(html.match(/<input type="radio"[^>]*>/g)).toHaveLength(5);
    expect(html.match(/value="true" checked/g)).toHaveLength(1);
    expect(html).toContain('<legend>dts</legend>');
    expect(html).toContain('rslib.config.ts');
    expect(html).toContain('Rslib 1.0.1');
    const [asset] = compiled.assets;
    expect(html).toContain(`data-src="/base/${asset?.output}"`);
    expect(asset?.output).toMatch(/^assets\/explorer-small-[\w-]{8}\.json$/);
  });

  it('gives the browser every combination, each text once, and errors unchanged', async () => {
    const { assets } = await compileProven(page('<Explorer id="small" />'), smallSite());
    const data = JSON.parse(assets[0]?.content ?? '') as ExplorerData;
    expect(data.results).toHaveLength(6);
    expect(new Set(data.texts).size).toBe(data.texts.length);
    const first = (result: number) => data.files[data.results[result]![0]!]!;
    expect(first(0)[0]).toBe('The build fails');
    expect(data.texts[first(0)[1]]).toBe('error   It &lt; fails.');
    expect(first(1)).toEqual(['dist/index.js', expect.any(Number), 27, 47]);
  });

  it('stays out of the search and does not affect the ids of code blocks', async () => {
    const source = page('<Explorer id="small" />\n\n```ts title="rslib.config.ts"\nlet a;\n```');
    const { sections, anchors } = await compileProven(source, smallSite());
    expect(JSON.stringify(sections)).not.toContain('bundle');
    expect([...anchors]).toContain('rslib.config.ts');
  });

  it.each([
    ['<Explorer id="smal" />', 'docs/page.mdx:5:1 There is no explorer "smal".'],
    ['<Explorer />', 'docs/page.mdx:5:1 <Explorer> needs the prop "id".'],
    ['<Explorer id={3} />', 'docs/page.mdx:5:1 <Explorer id> should be a string, but is 3.'],
    [
      '<Explorer id={document.title} />',
      'docs/page.mdx:5:1 <Explorer> takes only plain values, because it is rendered when the site is built.',
    ],
  ])('reports %s with its line', async (tag, problem) => {
    expect(await problemsOf(tag)).toEqual([problem]);
  });

  it('suggests the nearest explorer', async () => {
    const { problems } = await compileProven(page('<Explorer id="smal" />'), smallSite());
    expect(problems[0]?.didYouMean).toBe('"small"');
  });

  it('reports a missing recording, a stale one, and an edited one', async () => {
    const tag = '<Explorer id="small" />';
    const { 'explorers/small/recorded.json': _, ...missing } = smallSite();
    expect(await problemsOf(tag, missing)).toEqual([
      'explorers/small/recorded.json The explorer "small" has not been recorded.',
    ]);
    const changed = { ...smallSite(), 'explorers/small/project/src/index.ts': 'export const a = 2;\n' };
    expect(await problemsOf(tag, changed)).toEqual([
      'explorers/small/recorded.json The explorer "small" has changed since it was recorded.',
    ]);
    const edited = smallRecording();
    Object.values(edited.contents)[0]!.text[0] = 'const a = 2;';
    expect(await problemsOf(tag, smallSite(edited))).toEqual([
      expect.stringMatching(/^explorers\/small\/recorded\.json The recording was edited/),
    ]);
  });

  it('reports an invalid definition with its line', async () => {
    const text =
      '{\n  "title": "x",\n  "choices": [\n    { "key": "a", "path": "libs.x", "values": [true, false] }\n  ]\n}';
    const files = { ...smallSite(), 'explorers/small/explorer.json': text };
    expect(await problemsOf('<Explorer id="small" />', files)).toEqual([
      expect.stringMatching(/^explorers\/small\/explorer\.json:4:\d+ .*must start with lib\./),
    ]);
  });
});
