import { expect, test } from 'vitest';
import type { Preset } from './claims.ts';
import { comparePresets as compare } from './compare-presets.ts';
import type { ResolvedValues } from './compare-presets.ts';

const preset = (option: string, value: string, rsbuild: string, others: Partial<Preset> = {}): Preset => ({
  option,
  value,
  rsbuild,
  format: 'esm',
  isBundled: true,
  file: 'docs/config/rsbuild/output.mdx',
  line: 12,
  ...others,
});
const PAGE = 'docs/config/rsbuild/index.mdx';
const comparePresets = (presets: readonly Preset[], values: ResolvedValues, page?: string) =>
  compare(presets, values, page).problems;
const real = (rslib: string, rsbuild: string) => ({ answers: [{ rslib, rsbuild }], different: [] });

test("accepts the package's values, however they are written", () => {
  expect(comparePresets([preset('output.target', "'node'", '"web"')], real("'node'", "'web'"))).toEqual([]);
  const object = preset('output.minify', '{js:true,css:false,}', 'true');
  expect(comparePresets([object], real('{ js: true, css: false }', 'true'))).toEqual([]);
});

test('reports a wrong value with its page and line, and what to write', () => {
  expect(comparePresets([preset('output.target', "'web'", "'web'")], real("'node'", "'web'"))).toEqual([
    {
      level: 'error',
      file: 'docs/config/rsbuild/output.mdx',
      line: 12,
      what: "output.target (esm): Rslib resolves it to 'node', not 'web'.",
      fix: 'Write value="\'node\'".',
    },
  ]);
});

test('reports a wrong value of Rsbuild, with the kind of item it applies to', () => {
  const [problem] = comparePresets(
    [preset('output.target', "'node'", "'node'", { format: 'cjs', isBundled: false })],
    real("'node'", "'web'"),
  );
  expect(problem?.what).toBe("output.target (cjs, bundle: false): Rsbuild resolves it to 'web', not 'node'.");
});

test('reports a value that Rslib sets and no page states, unless a page states its whole or a part', () => {
  const told = [preset('output.distPath.js', "'./'", "'static/js'"), preset('output.minify', '1', '2')];
  const values = {
    answers: [
      { rslib: "'./'", rsbuild: "'static/js'" },
      { rslib: '1', rsbuild: '2' },
    ],
    different: ['output.distPath', 'output.minify.css', 'output.target', 'tools.rspack'],
  };
  expect(comparePresets(told, values, PAGE).map(({ what }) => what)).toEqual([
    'Rslib and Rsbuild have different defaults for output.target, and no page says so.',
  ]);
});

test('lists a value in words, and accepts none for an empty value', () => {
  const words = preset('output.target', "'node'", 'none', { rsbuild: undefined });
  expect(compare([words], real("'node'", "'web'"), undefined)).toEqual({
    compared: 1,
    problems: [],
    unjudged: [
      {
        file: 'docs/config/rsbuild/output.mdx',
        line: 12,
        what: 'output.target: the value of Rsbuild is described in words.',
      },
    ],
  });
  expect(comparePresets([preset('source.define', 'none', 'none')], real('{}', 'undefined'))).toEqual([]);
  expect(comparePresets([preset('source.define', 'none', 'none')], real('{}', 'true'))).toHaveLength(1);
});

test('does not require completeness of a site without the presets page', () => {
  expect(comparePresets([], { answers: [], different: ['output.target'] })).toEqual([]);
});
