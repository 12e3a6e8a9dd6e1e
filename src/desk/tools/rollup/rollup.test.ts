import { expect, it } from 'vitest';
import type { Converted } from '../../model/conversion.ts';
import { convert } from '../../convert/convert.ts';

function converted(config: string, manifest: object = {}): Converted {
  const result = convert({ config, name: 'rollup.config.js', manifest: JSON.stringify(manifest) });
  if (result.kind !== 'converted') throw new Error(result.kind);
  return result;
}

/** The lines of the new configuration between its braces. */
const settingsOf = ({ config = '' }: Converted): string[] =>
  config
    .split('\n')
    .slice(3, -2)
    .map((line) => line.trim());

const decisionsOf = ({ list }: Converted): string[] =>
  list.filter(({ outcome }) => outcome === 'decision').map(({ name }) => name);

const MODULE = { type: 'module' };

it('writes the declaration files of another configuration beside the JavaScript of the same entry', () => {
  const result = converted(
    `import dts from 'rollup-plugin-dts';
const input = 'src/index.ts';
export default [
  { input, output: [{ file: 'dist/kit.js' }, { file: 'dist/kit.cjs', format: 'cjs' }] },
  { input: 'build/types/index.d.ts', output: [{ file: 'dist/kit.d.ts' }, { file: 'dist/kit.d.cts' }], plugins: [dts()] },
];`,
    MODULE,
  );
  expect(settingsOf(result)).toEqual([
    'lib: [',
    "{ format: 'esm', dts: { bundle: true } },",
    "{ format: 'cjs', dts: { bundle: true, autoExtension: true } },",
    '],',
    "source: { entry: { kit: './src/index.ts' } },",
  ]);
  expect(decisionsOf(result)).toEqual([]);
  expect(result.manifest).toContain('@microsoft/api-extractor');
});

it('keeps declaration files without JavaScript for the reader to decide', () => {
  const result = converted(
    "import dts from 'rollup-plugin-dts';\nexport default { input: 'src/a.ts', output: { file: 'dist/a.d.ts' }, plugins: [dts()] };",
  );
  expect(decisionsOf(result)).toEqual(['plugins[0]', 'dts']);
});

it('converts a plugin with the options that have a counterpart, and no other', () => {
  const of = (call: string) => {
    const result = converted(
      `import typescript from '@rollup/plugin-typescript';
import terser from '@rollup/plugin-terser';
import replace from '@rollup/plugin-replace';
export default { input: 'src/index.ts', output: { dir: 'dist', plugins: [${call}] } };`,
      MODULE,
    );
    return [settingsOf(result), result.list.find(({ name }) => name === 'output.plugins[0]')?.outcome];
  };
  expect(of("typescript({ tsconfig: './build.json', declaration: true })")).toEqual([
    ["lib: [{ format: 'esm', dts: true }],", "source: { tsconfigPath: './build.json' },"],
    'converted',
  ]);
  expect(of("typescript({ declarationDir: 'dist/types' })")).toEqual([
    ["lib: [{ format: 'esm', dts: { distPath: 'dist/types' } }],"],
    'converted',
  ]);
  expect(of('terser()')).toEqual([["lib: [{ format: 'esm' }],", 'output: { minify: true },'], 'converted']);
  expect(of('terser({ ecma: 2020 })')).toEqual([["lib: [{ format: 'esm' }],"], 'decision']);
  expect(of("replace({ preventAssignment: true, __A__: 'b', __N__: 2 })")).toEqual([
    ["lib: [{ format: 'esm' }],", "source: { define: { __A__: 'b', __N__: '2' } },"],
    'converted',
  ]);
  expect(of("replace({ delimiters: ['<', '>'], __A__: 'b' })")).toEqual([
    ["lib: [{ format: 'esm' }],"],
    'decision',
  ]);
});

it('leaves packages out as Rollup does', () => {
  const of = (options: string, manifest: object) =>
    settingsOf(
      converted(
        `import resolve from '@rollup/plugin-node-resolve';\nexport default { input: 'src/index.ts', ${options} };`,
        { ...MODULE, ...manifest },
      ),
    ).slice(1);
  const mitt = { dependencies: { mitt: '^3.0.0' } };
  expect(of("external: ['mitt'], plugins: [resolve()]", mitt)).toEqual([]);
  expect(of('plugins: [resolve()]', mitt)).toEqual(['output: { autoExternal: false },']);
  expect(of('', mitt)).toEqual([]);
  expect(of('external: [/^mitt/]', {})).toEqual(['output: { externals: [/^mitt/] },']);
  expect(of('external: [/^mitt/], plugins: [resolve()]', {})).toEqual([
    'output: { autoExternal: false, externals: [/^mitt/] },',
  ]);
});

it('needs neither the file of dependencies nor what reads it', () => {
  const result = converted(`import { readFileSync } from 'node:fs';
const pkg = JSON.parse(readFileSync('package.json', 'utf8'));
export default { input: 'src/index.ts', external: Object.keys(pkg.dependencies), output: { dir: 'dist' } };`);
  expect(result.list.map(({ name }) => name)).toEqual(['input', 'external', 'output.dir']);
});

it('names files as the patterns of Rollup do', () => {
  const of = (output: string) =>
    settingsOf(converted(`export default { input: 'src/index.ts', output: { ${output} } };`)).join('');
  expect(of("dir: 'dist'")).toContain("filename: { js: '[name].js' }");
  expect(of("dir: 'dist', entryFileNames: '[name].mjs'")).not.toContain('filename');
  expect(of("dir: 'dist', entryFileNames: '[format]/[name].js'")).toContain("js: 'es/[name].js'");
  expect(of("file: './index.mjs'")).not.toContain('distPath');
  expect(of("file: 'lib/kit.min.js'")).toContain("distPath: 'lib', filename: { js: 'kit.min.js' }");
});

it('reads the usual file for `-c` alone, and lists flags without a counterpart', () => {
  const { list, manifest } = converted('export default { input: "src/index.ts" };', {
    scripts: { build: 'rollup -c --environment BUILD:production' },
  });
  expect(list.filter(({ name }) => name.startsWith('scripts'))).toMatchObject([
    { name: 'scripts.build: --environment BUILD:production', outcome: 'decision' },
    { name: 'scripts.build: -c', outcome: 'not needed' },
  ]);
  expect(manifest).toContain('"build": "rslib"');
});
