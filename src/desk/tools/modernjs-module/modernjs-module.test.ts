import { expect, it } from 'vitest';
import { convert } from '../../convert/convert.ts';
import type { Converted } from '../../model/conversion.ts';

interface Given {
  manifest?: object;
  files?: string[];
  plugins?: string;
}

function converted(
  options: string,
  { manifest = {}, files = ['src/index.ts'], plugins = '' }: Given = {},
): Converted {
  const result = convert({
    config: `import { moduleTools } from '@modern-js/module-tools';\nexport default { plugins: [moduleTools()${plugins}], ${options} };`,
    name: 'modern.config.ts',
    manifest: JSON.stringify({ scripts: { build: 'modern build' }, ...manifest }),
    files,
  });
  if (result.kind !== 'converted') throw new Error(result.kind);
  return result;
}

const itemsOf = (options: string, given?: Given): string =>
  (converted(options, given).config ?? '').replace(/[^]*?\n {2}lib: /, 'lib: ').replaceAll(/\s+/g, ' ');

const decisionsOf = (options: string, given?: Given): string[] =>
  converted(options, given)
    .list.filter(({ outcome }) => outcome === 'decision')
    .map(({ name }) => name);

it('writes an item for each output of a preset, and the types in the first', () => {
  const lib = itemsOf("buildPreset: 'npm-library-with-umd-es2019'");
  expect(lib).toContain("format: 'esm', autoExtension: false, dts: { bundle: true, distPath: 'dist/types' }");
  expect(lib).toContain("format: 'cjs', autoExtension: false, output: { distPath: 'dist/lib' }");
  expect(lib).toContain("format: 'umd', autoExtension: false, umdName: 'index',");
  expect(lib).toContain("syntax: 'es2019'");
  expect(decisionsOf("buildPreset: 'npm-library-with-umd-es2019'")).toEqual([]);
});

it('leaves presets that code decides to the reader', () => {
  expect(decisionsOf('buildPreset: ({ preset }) => preset.base')).toEqual(['buildPreset']);
  expect(decisionsOf("buildPreset: 'npm-other'")).toEqual(['buildPreset']);
});

it('has the options of `buildConfig` in every output of a preset', () => {
  const lib = itemsOf("buildPreset: 'npm-component', buildConfig: { target: 'es2021', sourceMap: true }");
  expect(lib).toContain("syntax: 'es2021'");
  expect(lib).toContain('sourceMap: true');
  expect(lib).not.toContain('es6');
});

it('adds a list of `buildConfig` to the outputs of a preset', () => {
  const lib = itemsOf(
    "buildPreset: 'npm-library', buildConfig: [{ format: 'iife', outDir: 'cdn', dts: false }]",
  );
  expect(lib.match(/format: '\w+'/g)).toEqual(["format: 'esm'", "format: 'cjs'", "format: 'iife'"]);
  expect(lib).toContain("distPath: 'cdn'");
});

it('writes the types of an output that has nothing else in the item with the same extension', () => {
  const own =
    "[{ format: 'esm', dts: false }, { format: 'cjs', outDir: 'lib', dts: false }, { dts: { only: true }, outDir: 'types' }]";
  expect(itemsOf(`buildConfig: ${own}`)).toContain(
    "{ format: 'esm', autoExtension: false, dts: { bundle: true, distPath: 'types' } }",
  );
  expect(decisionsOf(`buildConfig: ${own}`)).toEqual([]);
  expect(
    itemsOf("buildPreset: 'npm-library', buildConfig: { autoExtension: true }", {
      manifest: { type: 'module' },
    }),
  ).toContain("format: 'cjs', dts: { bundle: true, autoExtension: true, distPath: 'dist/types' }");
  expect(decisionsOf('buildConfig: { dts: { only: true } }')).toEqual(['buildConfig.dts.only']);
});

it('drops folders from names as Modern.js does, and loses no entry', () => {
  expect(itemsOf("buildConfig: { input: { 'a/b': './src/b.ts' } }")).toContain("entry: { b: './src/b.ts' }");
  expect(decisionsOf("buildConfig: { input: ['src/a/index.ts', 'src/b/index.ts'] }")).toEqual([
    'buildConfig.input',
  ]);
});

it('leaves packages out in every format, and only the fields that are named', () => {
  const manifest = { dependencies: { mitt: '^3' }, optionalDependencies: { fsevents: '^2' } };
  const auto = (options: string) =>
    /autoExternal: (\{.*?\}|\w+)/.exec(itemsOf(`buildConfig: { ${options} }`, { manifest }))?.[1];
  expect(auto("format: 'esm'")).toBe('{ optionalDependencies: false }');
  expect(auto('autoExternal: { peerDependencies: true }')).toBe(
    '{ dependencies: false, optionalDependencies: false }',
  );
  expect(auto('autoExternal: false')).toBe('false');
  const umd = itemsOf("buildConfig: { format: 'umd' }", { manifest: { dependencies: { mitt: '^3' } } });
  expect(umd).toContain('autoExternal: true');
});

it('adds the plugins that the files need', () => {
  const files = ['src/index.tsx', 'src/a.less', 'src/b.scss'];
  const result = converted("buildPreset: 'npm-component'", { files });
  expect(result.config).toContain('plugins: [pluginReact(), pluginLess(), pluginSass()]');
  expect(result.config).toContain("target: 'web'");
  expect(result.manifest).toContain('@rsbuild/plugin-less');
});

it('finds copied files below `sourceDir`', () => {
  const lib = itemsOf("buildConfig: { copy: { patterns: [{ from: './a', to: './b' }] } }");
  expect(lib).toContain("copy: [{ from: 'src/a', to: './b' }]");
});

it('quotes the values of `define`', () => {
  expect(itemsOf("buildConfig: { define: { V: '1.2', W: name } }")).toContain(`V: '"1.2"'`);
});

it('leaves other plugins to the reader', () => {
  expect(decisionsOf('', { plugins: ', storybook()' })).toEqual(['plugins[1]']);
});

it('reads the flags of the build', () => {
  const manifest = { scripts: { build: 'modern build --no-dts --tsconfig tsconfig.build.json' } };
  const lib = itemsOf("buildPreset: 'npm-library'", { manifest });
  expect(lib).not.toContain('dts');
  expect(lib).toContain("tsconfigPath: './tsconfig.build.json'");
});
