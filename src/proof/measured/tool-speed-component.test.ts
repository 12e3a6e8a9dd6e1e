import { expect, it } from 'vitest';
import { problemTexts, staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { compileProven } from '../compile-proven.fixture.ts';
import { TOOL_RESULTS } from './tool-results.ts';

const PAGE = "import { ToolSpeed } from '@theme';\n\n# Title\n\n<ToolSpeed />\n";

const tool = (name: string, cpuSeconds: number) => ({
  name,
  versions: { [name]: '2.5.0', typescript: '7.0.2' },
  output: 'one file',
  failsOnTypeError: name === 'slow',
  cpuSeconds,
  wallSeconds: cpuSeconds * 2,
  cpuRatio: cpuSeconds / 2,
  wallRatio: 1.25,
});

const RESULTS = {
  date: '2026-02-03',
  node: '24.1.0',
  processors: 8,
  modules: 70,
  lines: 4321,
  rounds: 7,
  builds: {
    javascript: [tool('ours', 2), tool('fast', 0.5), tool('slow', 31)],
    declarations: [tool('ours', 2)],
  },
};

const compile = (results: unknown) => compileProven(PAGE, { [TOOL_RESULTS]: JSON.stringify(results) });

it('draws a bar for each tool, as long as its time, with the numbers of the file beside it', async () => {
  const compiled = await compile(RESULTS);
  expect(compiled.problems).toEqual([]);
  const html = staticHtml(compiled);
  const widths = [...html.matchAll(/<svg width="([\d.]+)%"/g)].map(([, width]) => Number(width));
  expect(widths).toHaveLength(4);
  // The fastest comes first.
  expect(widths[1]! / widths[0]!).toBeCloseTo(2 / 0.5, 0);
  expect(widths[2]! / widths[1]!).toBeCloseTo(31 / 2, 0);
  expect(widths[2]).toBe(widths[3]);
  for (const text of ['0.50 s, 0.25×', '31.00 s, 16×', '1.3× by the clock', 'fails on a type error'])
    expect(html).toContain(text);
  expect(html.match(/class="ours"/g)).toHaveLength(2);
});

it('says when, where and with which command the numbers were measured', async () => {
  const html = staticHtml(await compile(RESULTS));
  for (const text of [
    '2026-02-03',
    '7 rounds',
    '70 modules with 4,321 lines',
    '8 processors',
    'Node.js 24.1.0',
  ])
    expect(html).toContain(text);
  expect(html).toContain('<code>npm run bench:tools</code>');
});

it('reports results that are missing or have another shape, with the command that fixes it', async () => {
  for (const text of [undefined, '{', '{"date":"yesterday"}']) {
    const { problems } = await compileProven(PAGE, text === undefined ? {} : { [TOOL_RESULTS]: text });
    expect(problemTexts(problems)).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: TOOL_RESULTS, fix: expect.stringContaining('bench:tools') });
  }
});
