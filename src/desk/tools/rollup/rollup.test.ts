import { describe, expect, it } from 'vitest';
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

describe('packages of package.json', () => {
  const MANIFEST = { ...MODULE, dependencies: { mitt: '^3.0.0' }, peerDependencies: { react: '^19.0.0' } };
  const of = (options: string, manifest: object = MANIFEST) => {
    const result = converted(
      `import pkg from './package.json' with { type: 'json' };
import resolve from '@rollup/plugin-node-resolve';
import peers from 'rollup-plugin-peer-deps-external';
import nodeExternals from 'rollup-plugin-node-externals';
export default { input: 'src/index.ts', ${options} };`,
      manifest,
    );
    const { name, outcome } = result.list.find((one) => !['input', 'plugins[0]'].includes(one.name))!;
    return [...settingsOf(result).slice(1), `${name} ${outcome}`];
  };
  const WITHOUT_DEPENDENCIES = 'output: { autoExternal: { dependencies: false } },';

  it('are bundled if only those of another field stay imports', () => {
    const peers = 'external: Object.keys(pkg.peerDependencies)';
    expect(of(`${peers}, plugins: [resolve()]`)).toEqual([WITHOUT_DEPENDENCIES, 'external converted']);
    expect(of(peers)).toEqual(['external not needed']);
    expect(of(`${peers}, plugins: [resolve()]`, { ...MANIFEST, dependencies: {} })).toEqual([
      'external not needed',
    ]);
    const both = '[...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)]';
    expect(of(`external: ${both}, plugins: [resolve()]`)).toEqual(['external not needed']);
    const tools = 'external: Object.keys(pkg.devDependencies)';
    expect(of(`${tools}, plugins: [resolve()]`, MODULE)).toEqual([
      'output: { autoExternal: { devDependencies: true } },',
      'external converted',
    ]);
  });

  it('are bundled as the plugins for externals leave them', () => {
    const plugin = (call: string) => of(`plugins: [resolve(), ${call}]`);
    expect(plugin('peers()')).toEqual([WITHOUT_DEPENDENCIES, 'plugins[1] converted']);
    expect(plugin('peers({ includeDependencies: true })')).toEqual(['plugins[1] converted']);
    expect(plugin("peers({ packageJsonPath: 'a.json' })")[1]).toBe('plugins[1] decision');
    expect(plugin('nodeExternals()')).toEqual(['plugins[1] not needed']);
    expect(plugin('nodeExternals({ deps: false, devDeps: true })')).toEqual([
      'output: { autoExternal: { dependencies: false, devDependencies: true } },',
      'plugins[1] converted',
    ]);
  });

  it('are those of both fields if package.json is not known', () => {
    expect(of('external: Object.keys(pkg.peerDependencies), plugins: [resolve()]', {})[0]).toContain(
      'autoExternal: { dependencies: false }',
    );
  });
});

describe('declaration files in another folder', () => {
  const of = (files: string[]) =>
    converted(
      `import dts from 'rollup-plugin-dts';
const input = 'src/index.ts';
export default [
  { input, output: [{ file: 'dist/esm/index.js' }, { file: 'dist/cjs/index.cjs', format: 'cjs' }] },
  { input, output: [${files.map((file) => `{ file: '${file}' }`).join()}], plugins: [dts()] },
];`,
      MODULE,
    );

  it('keep it', () => {
    expect(settingsOf(of(['dist/types/index.d.ts']))).toContain(
      "dts: { bundle: true, distPath: 'dist/types' },",
    );
  });

  it('are those of the item with the same folder', () => {
    const result = of(['dist/cjs/index.d.ts', 'dist/esm/index.d.ts']);
    expect(result.config?.match(/bundle: true .*/g)).toEqual([
      "bundle: true }, output: { distPath: 'dist/esm' } },",
      "bundle: true }, output: { distPath: 'dist/cjs' } },",
    ]);
    expect(decisionsOf(result)).toEqual([]);
  });

  it('are for the reader to decide if there are more than items, or if their folder is that of the project', () => {
    expect(decisionsOf(of(['dist/cjs/index.d.ts', 'dist/esm/index.d.ts', 'dist/types/index.d.ts']))).toEqual([
      '[1].plugins[0]',
      'dts',
    ]);
    expect(decisionsOf(of(['index.d.ts']))).toEqual(['[1].output[0].file', '[1].plugins[0]', 'dts']);
  });
});

it('numbers entry points with one name, and leaves their order to the reader', () => {
  const result = converted(
    "export default { input: ['src/a/index.ts', 'src/b/Index.ts', 'src/c.ts'] };",
    MODULE,
  );
  expect(result.config).toContain(
    "entry: { index: './src/a/index.ts', Index2: './src/b/Index.ts', c: './src/c.ts' }",
  );
  expect(decisionsOf(result)).toEqual(['input']);
});
